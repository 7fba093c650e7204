import { readFile } from "node:fs/promises";
import type { IncomingHttpHeaders } from "node:http";
import Fastify from "fastify";
import type { CapturedPath, CapturedResponse } from "./captured-response.ts";

/**
 * Baseline of the comparison: a Fastify route for each captured path, with its bytes and headers, for the requests that
 * any site has to tell apart. Argument: file of the captured paths.
 */
const captured: Record<string, CapturedPath> = JSON.parse(await readFile(process.argv[2] ?? "", "utf8"));

const decoded = ({ body, ...rest }: CapturedResponse) => ({ ...rest, body: Buffer.from(body, "base64") });

const app = Fastify();
for (const [path, { plain, brotli = plain, unchanged = plain }] of Object.entries(captured)) {
  const answers = { plain: decoded(plain), brotli: decoded(brotli), unchanged: decoded(unchanged) };
  const { etag } = plain.headers;
  const choose = ({ "if-none-match": known, "accept-encoding": accepted }: IncomingHttpHeaders) => {
    if (etag !== undefined && known?.includes(etag)) return answers.unchanged;
    return accepted?.includes("br") ? answers.brotli : answers.plain;
  };
  app.get(path, (request, reply) => {
    const { status, headers, body } = choose(request.headers);
    reply.code(status).headers(headers);
    return status === 304 ? reply.send() : reply.send(body);
  });
}
app.get("/", async () => "");
console.log(`Ready at ${await app.listen({ host: "127.0.0.1", port: 0 })} `);
