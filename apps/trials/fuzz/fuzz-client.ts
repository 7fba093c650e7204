import { once } from "node:events";
import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { FastifyInstance } from "fastify";
import type { FuzzRequest } from "./fuzz-requests.ts";

export interface FuzzResponse {
  readonly statusCode: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface FuzzClient {
  send(sent: FuzzRequest["request"], token: string | undefined): Promise<FuzzResponse>;
  close(): void;
}

/** Lets the application listen on loopback and sends it requests unchanged, over persistent connections. */
export async function openFuzzClient(app: FastifyInstance): Promise<FuzzClient> {
  await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  return {
    async send({ method = "GET", url: path, headers, payload }, token) {
      const sent = request({
        agent,
        host: "127.0.0.1",
        port,
        method,
        path,
        headers: {
          ...headers,
          ...(token && { authorization: `Bearer ${token}` }),
          ...(payload !== undefined && { "content-length": Buffer.byteLength(payload) }),
        },
      });
      sent.end(payload);
      const [answer] = (await once(sent, "response")) as [IncomingMessage];
      return { statusCode: answer.statusCode ?? 0, headers: answer.headers, body: await text(answer) };
    },
    close: () => agent.destroy(),
  };
}
