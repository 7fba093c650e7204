import type { FastifyInstance } from "fastify";
import { AppError } from "#platform/errors.ts";

/**
 * JSON is read as JSON. An empty body is no body, whatever its type says, because clients name one for requests without
 * any; every other type is refused unless a route's own scope reads it.
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
