import { readFile } from "node:fs/promises";
import Fastify from "fastify";

/** Baseline of the comparison: Fastify with one fixed response. Arguments: status, file, type, encoding. */
const [status = "200", file = "", type = "", encoding = ""] = process.argv.slice(2);
const bytes = await readFile(file);
const app = Fastify();
app.get("/", (_, reply) => {
  if (status === "304") return reply.code(304).header("etag", '"as-it-was"').send();
  if (encoding) reply.header("content-encoding", encoding);
  return reply.type(type).send(bytes);
});
await app.listen({ host: "127.0.0.1", port: Number(process.env.PORT) });
