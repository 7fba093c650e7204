import { readFile } from "node:fs/promises";
import type { IncomingHttpHeaders } from "node:http";
import Fastify from "fastify";
import type { CapturedPath, CapturedResponse } from "./captured-response.ts";

/**
 * Baseline of the comparison: a Fastify route for each captured path, with its bytes and headers, for the requests that
 * any site has to tell apart. Argument: file of the captured paths.
 */
const captured: Record<string, CapturedPath> = JSON.parse(await readFile(process.argv[2] ?? "", "utf8"));

const toAnswer = (status: number, { headers, body }: CapturedResponse) => ({
  status,
  headers,
  body: Buffer.from(body, "base64"),
});
const toAnswers = ({ plain, brotli, unchanged }: CapturedPath) => ({
  etag: plain.headers.etag,
  plain: toAnswer(200, plain),
  brotli: toAnswer(200, brotli ?? plain),
  unchanged: toAnswer(304, unchanged ?? plain),
});

function choose(
  answers: ReturnType<typeof toAnswers>,
  { "if-none-match": known, "accept-encoding": accepted }: IncomingHttpHeaders,
) {
  if (answers.etag !== undefined && known?.includes(answers.etag)) return answers.unchanged;
  return accepted?.includes("br") ? answers.brotli : answers.plain;
}

const app = Fastify();
for (const [path, each] of Object.entries(captured)) {
  const answers = toAnswers(each);
  app.get(path, (request, reply) => {
    const { status, headers, body } = choose(answers, request.headers);
    reply.code(status).headers(headers);
    return status === 304 ? reply.send() : reply.send(body);
  });
}
app.get("/", async () => "");
console.log(`Ready at ${await app.listen({ host: "127.0.0.1", port: 0 })} `);
