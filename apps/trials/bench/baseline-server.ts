import { readFile } from "node:fs/promises";
import Fastify from "fastify";
import type { CapturedPath, CapturedResponse } from "./captured-response.ts";

/**
 * Baseline of the comparison: a Fastify route for each captured path, with its bytes and headers, for the requests that
 * any site has to tell apart. Argument: file of the captured paths.
 */
const captured: Record<string, CapturedPath> = JSON.parse(await readFile(process.argv[2] ?? "", "utf8"));

type Answer = ReturnType<typeof toAnswer>;

const toAnswer = ({ headers, body }: CapturedResponse) => ({ headers, body: Buffer.from(body, "base64") });

const app = Fastify();
for (const [path, { plain, brotli = plain, unchanged = plain }] of Object.entries(captured)) {
  const { etag } = plain.headers;
  const [whole, compressed, notModified] = [plain, brotli, unchanged].map(toAnswer) as [Answer, Answer, Answer];
  app.get(path, ({ headers: { "if-none-match": known, "accept-encoding": accepted } }, reply) => {
    if (etag !== undefined && known?.includes(etag)) return reply.code(304).headers(notModified.headers).send();
    const { headers, body } = accepted?.includes("br") ? compressed : whole;
    return reply.headers(headers).send(body);
  });
}
app.get("/", async () => "");
const address = await app.listen({ host: "127.0.0.1", port: 0 });
console.log(`Ready at ${address} `);
