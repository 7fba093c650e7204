import type { FastifySchemaCompiler } from "fastify";
import { serializerCompiler } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import { asValidationError } from "#platform/failure.ts";

/** A missing body lacks every field: the answer names the first one. */
export const requestValidator: FastifySchemaCompiler<z.core.$ZodType> =
  ({ schema, httpPart }) =>
  (data) => {
    const parsed = z.safeParse(schema, httpPart === "body" ? (data ?? {}) : data);
    return parsed.success ? { value: parsed.data } : { error: asValidationError(parsed.error) };
  };

/** Only what a route's response schema names leaves; an answer that does not fit it is an internal error. */
export const responseSerializer = serializerCompiler;
