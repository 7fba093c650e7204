import { maxJsonDepth } from "@visiga/contracts/procedures";
import type { FastifyInstance } from "fastify";
import { AppError } from "#platform/errors/app-error.ts";

type Parse = ReturnType<FastifyInstance["getDefaultJsonParser"]>;

/** JSON of a bounded depth. An empty body of any type counts as absent, because clients send a type without one. */
export function parseJsonBodies(app: FastifyInstance, parse: Parse): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body === "") done(null, undefined);
    else if (exceedsDepth(body, maxJsonDepth)) done(new AppError("malformed_request"));
    else parse(request, body, done);
  });
  app.addContentTypeParser("*", (request, _, done) => {
    if (request.headers["content-length"] === "0") done(null, undefined);
    else done(new AppError("unsupported_media_type"));
  });
}

const [quote, backslash, openArray, closeArray, openObject, closeObject] = [...'"\\[]{}'].map((sign) =>
  sign.charCodeAt(0),
);

/** Whether a JSON text nests more than `most` arrays and objects. Stops reading there and parses nothing. */
export function exceedsDepth(text: string, most: number): boolean {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (inString) {
      if (sign === backslash) at += 1;
      else if (sign === quote) inString = false;
    } else if (sign === quote) inString = true;
    else if (sign === openArray || sign === openObject) {
      depth += 1;
      if (depth > most) return true;
    } else if (sign === closeArray || sign === closeObject) depth -= 1;
  }
  return false;
}

/** Makes the routes of `app` accept forms, and no other bodies. */
export function parseForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>("application/x-www-form-urlencoded", { parseAs: "string" }, (_, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(body))),
  );
}
