import type { FastifyInstance } from "fastify";
import { AppError } from "#platform/errors.ts";

/**
 * Parses JSON bodies. An empty body counts as none whatever its type, because clients send a type with empty requests;
 * every other type is refused unless a route's own scope parses it.
 */
export function parseBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body === "") done(null, undefined);
    else parseJson(request, body, done);
  });
  app.addContentTypeParser("*", (request, _, done) => {
    if (request.headers["content-length"] === "0") done(null, undefined);
    else done(new AppError("unsupported_media_type"));
  });
}
