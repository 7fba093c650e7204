import type { FastifyInstance } from "fastify";

/** Makes the routes of `app` accept forms, and no other bodies. */
export function parseForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>("application/x-www-form-urlencoded", { parseAs: "string" }, (_, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(body))),
  );
}
