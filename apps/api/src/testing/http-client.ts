import { once } from "node:events";
import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import type { FastifyInstance } from "fastify";

export interface HttpResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface HttpClient {
  /** Sends a request with no other headers than the given ones and `host`. Does not decompress the response. */
  get(path: string, headers?: Record<string, string>, method?: "GET" | "HEAD"): Promise<HttpResponse>;
  close(): void;
}

/** Lets the application listen on loopback and sends requests over persistent connections. */
export async function openHttpClient(app: FastifyInstance): Promise<HttpClient> {
  if (!app.server.listening) await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  return {
    async get(path, headers = {}, method = "GET") {
      const sent = request({ agent, host: "127.0.0.1", port, path, method, headers }).end();
      const [answer] = (await once(sent, "response")) as [IncomingMessage];
      return { status: answer.statusCode ?? 0, headers: answer.headers, body: await buffer(answer) };
    },
    close: () => agent.destroy(),
  };
}
