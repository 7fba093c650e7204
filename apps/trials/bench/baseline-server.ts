import { readFile } from "node:fs/promises";
import { createServer, type IncomingHttpHeaders } from "node:http";
import Fastify from "fastify";
import type { CapturedPath, CapturedResponse } from "./captured-response.ts";

/**
 * Baselines of the comparison, with the bytes and headers of captured paths, for the requests that any site has to tell
 * apart. Arguments: `fastify` or `http`, file of the captured paths.
 */
const [framework, file = ""] = process.argv.slice(2);
const captured: Record<string, CapturedPath> = JSON.parse(await readFile(file, "utf8"));

const toAnswer = (status: number, { headers, body }: CapturedResponse) => ({
  status,
  headers,
  lines: Object.entries(headers).flatMap(([name, value]) => [name, String(value)]),
  body: Buffer.from(body, "base64"),
});
const toAnswers = ({ plain, brotli, unchanged }: CapturedPath) => ({
  etag: plain.headers.etag,
  plain: toAnswer(200, plain),
  brotli: toAnswer(200, brotli ?? plain),
  unchanged: toAnswer(304, unchanged ?? plain),
});
type Answers = ReturnType<typeof toAnswers>;
const paths = new Map(Object.entries(captured).map(([path, each]) => [path, toAnswers(each)]));

function choose(answers: Answers, { "if-none-match": known, "accept-encoding": accepted }: IncomingHttpHeaders) {
  if (answers.etag !== undefined && known?.includes(answers.etag)) return answers.unchanged;
  return accepted?.includes("br") ? answers.brotli : answers.plain;
}

const address = { host: "127.0.0.1", port: Number(process.env.PORT) };
if (framework === "fastify") {
  const app = Fastify();
  for (const [path, answers] of paths)
    app.get(path, (request, reply) => {
      const { status, headers, body } = choose(answers, request.headers);
      reply.code(status).headers(headers);
      return status === 304 ? reply.send() : reply.send(body);
    });
  await app.listen(address);
} else {
  createServer((request, response) => {
    const answers = paths.get(request.url ?? "");
    if (answers === undefined) {
      response.writeHead(404).end();
      return;
    }
    const { status, lines, body } = choose(answers, request.headers);
    response.writeHead(status, lines).end(status === 304 ? undefined : body);
  }).listen(address);
}
