import { once } from "node:events";
import { Agent, type IncomingHttpHeaders, type IncomingMessage, type RequestOptions, request } from "node:http";
import type { AddressInfo, Server } from "node:net";
import { buffer } from "node:stream/consumers";

export interface HttpResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface HttpRequestOptions
  extends Pick<RequestOptions, "method" | "path" | "agent" | "localAddress" | "signal" | "timeout"> {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer | undefined;
}

/** Milliseconds without data; a request may have its own. */
const timeout = 60_000;

/**
 * Sends a request, by default over a new connection, with no other headers than the given ones and the length of its body.
 * Does not decompress the response.
 * @throws Error without a complete response
 */
export async function sendRequest(url: string, { headers, body, ...how }: HttpRequestOptions = {}) {
  const sent = request(url, {
    agent: false,
    timeout,
    ...how,
    headers: { ...(body !== undefined && { "content-length": Buffer.byteLength(body) }), ...headers },
  });
  // An error after the start of the response rejects the read of its body.
  sent.on("error", () => {}).once("timeout", () => sent.destroy(new Error("no response in time")));
  sent.end(body);
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  return { status: response.statusCode ?? 0, headers: response.headers, body: await buffer(response) };
}

interface Application {
  readonly server: Server;
  listen(address: { readonly host: string; readonly port: number }): Promise<unknown>;
}

export type HttpClient = Awaited<ReturnType<typeof openHttpClient>>;

/** Lets the application listen on loopback and sends requests over persistent connections. */
export async function openHttpClient(app: Application) {
  if (!app.server.listening) await app.listen({ host: "127.0.0.1", port: 0 });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const agent = new Agent({ keepAlive: true });
  return {
    send: (path: string, how?: HttpRequestOptions) => sendRequest(url, { ...how, path, agent }),
    get: (path: string, headers: Record<string, string> = {}, method: "GET" | "HEAD" = "GET") =>
      sendRequest(url, { path, agent, headers, method }),
    close: () => agent.destroy(),
  };
}
