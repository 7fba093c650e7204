import type { FastifySchemaCompiler } from "fastify";
import { serializerCompiler } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import { asValidationError } from "#platform/failure.ts";

/**
 * Validates a part of a request. A missing body counts as an empty object, so that the error names the first missing
 * field.
 */
export const requestValidator: FastifySchemaCompiler<z.core.$ZodType> =
  ({ schema, httpPart }) =>
  (data) => {
    const parsed = z.safeParse(schema, httpPart === "body" ? (data ?? {}) : data);
    return parsed.success ? { value: parsed.data } : { error: asValidationError(parsed.error) };
  };

/** Serializes a response by the route's schema: unknown properties are dropped, and a mismatch is an internal error. */
export const responseSerializer = serializerCompiler;
