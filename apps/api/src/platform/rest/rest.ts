import type { FastifyInstance, FastifySchemaCompiler } from "fastify";
import { serializerCompiler } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import { asValidationError } from "#platform/errors/failure.ts";
import { parseJsonBodies } from "#platform/http/body-parsers.ts";
import { handleNotFound, sendFailure } from "#platform/http/failures.ts";

export function registerRest(app: FastifyInstance): void {
  app.setValidatorCompiler(requestValidator);
  // Unknown properties are dropped, and a mismatch with the schema is an internal error.
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(sendFailure);
  app.setNotFoundHandler(handleNotFound);
  app.addHook("onRequest", async (_, reply) => void reply.header("cache-control", "no-store"));
  parseJsonBodies(app, app.getDefaultJsonParser("error", "error"));
  app.addHook("onRoute", ({ schema, method, url }) => {
    if (!schema?.response || "hide" in schema) throw new Error(`${method} ${url} is not documented`);
  });
}

/** A missing body counts as an empty object, so that the error names the first missing field. */
export const requestValidator: FastifySchemaCompiler<z.core.$ZodType> =
  ({ schema, httpPart }) =>
  (data) => {
    const parsed = z.safeParse(schema, httpPart === "body" ? (data ?? {}) : data);
    return parsed.success ? { value: parsed.data } : { error: asValidationError(parsed.error) };
  };
