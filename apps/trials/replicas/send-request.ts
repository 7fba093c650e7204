import { type IncomingHttpHeaders, request } from "node:http";

export interface HttpResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface RequestOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | FormData | undefined;
  /** Source address on this machine. Each address counts as a separate visitor. */
  readonly from?: string;
}

/** Timeout without data, in milliseconds. */
const maxWait = 60_000;

/** Sends a request over a new connection. @throws Error without a complete response */
export async function sendRequest(
  url: string,
  { method = "GET", headers, body, from }: RequestOptions = {},
): Promise<HttpResponse> {
  const sent = body === undefined ? undefined : new Response(body);
  const type = sent?.headers.get("content-type");
  const bytes = sent && Buffer.from(await sent.arrayBuffer());
  return new Promise((resolve, reject) => {
    const asked = request(url, {
      method,
      agent: false,
      timeout: maxWait,
      ...(from !== undefined && { localAddress: from }),
      headers: { ...(type && { "content-type": type }), ...(bytes && { "content-length": bytes.length }), ...headers },
    });
    asked.once("error", reject).once("timeout", () => asked.destroy(new Error("no response in time")));
    asked.once("response", (response) => {
      const pieces: Buffer[] = [];
      response.on("data", (piece: Buffer) => pieces.push(piece)).once("error", reject);
      response.once("end", () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(pieces) });
      });
    });
    asked.end(bytes);
  });
}
