import { readFile } from "node:fs/promises";
import { createServer, type IncomingHttpHeaders } from "node:http";
import Fastify from "fastify";
import type { CapturedPath, CapturedResponse } from "./captured-response.ts";

/**
 * Baselines of the comparison, with the bytes and headers of a captured path, for the requests that any site has to tell
 * apart. Arguments: `fastify` or `http`, file of the captured path.
 */
const [framework, file = ""] = process.argv.slice(2);
const { plain, brotli, unchanged }: CapturedPath = JSON.parse(await readFile(file, "utf8"));

const toAnswer = (status: number, { headers, body }: CapturedResponse) => ({
  status,
  headers,
  lines: Object.entries(headers).flatMap(([name, value]) => [name, String(value)]),
  body: Buffer.from(body, "base64"),
});
const answers = {
  plain: toAnswer(200, plain),
  brotli: toAnswer(200, brotli ?? plain),
  unchanged: toAnswer(304, unchanged ?? plain),
};
const { etag } = plain.headers;

function find({ "if-none-match": known, "accept-encoding": accepted }: IncomingHttpHeaders) {
  if (etag !== undefined && known?.includes(etag)) return answers.unchanged;
  return accepted?.includes("br") ? answers.brotli : answers.plain;
}

const address = { host: "127.0.0.1", port: Number(process.env.PORT) };
if (framework === "fastify") {
  const app = Fastify();
  app.get("/*", (request, reply) => {
    const { status, headers, body } = find(request.headers);
    reply.code(status).headers(headers);
    return status === 304 ? reply.send() : reply.send(body);
  });
  await app.listen(address);
} else {
  createServer((request, response) => {
    const { status, lines, body } = find(request.headers);
    response.writeHead(status, lines).end(status === 304 ? undefined : body);
  }).listen(address);
}
