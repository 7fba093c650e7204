import { type FailureCode, failure } from "@visiga/contracts/errors";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "#platform/errors.ts";
import { asAppError, failureBody } from "#platform/failure.ts";
import { securityHeaders } from "#platform/security/headers.ts";

/** Error responses of every route: spread into its `response`. */
export const failures = { "4xx": failure, "5xx": failure } as const;

/** Codes for errors of Fastify and its plugins. */
const byStatus: Readonly<Record<number, FailureCode>> = {
  400: "malformed_request",
  404: "not_found",
  406: "unsupported_media_type",
  408: "malformed_request",
  411: "malformed_request",
  413: "request_too_large",
  414: "request_too_large",
  415: "unsupported_media_type",
  429: "rate_limited",
  503: "unavailable",
};

function translate(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const code = byStatus[(error as FastifyError).statusCode ?? 500];
  return code ? new AppError(code, { cause: error }) : asAppError(error);
}

/** The one error handler of REST. */
export function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const known = translate(error);
  if (known.status >= 500)
    request.log.error({ err: known.cause ?? known }, `${request.method} ${request.routeOptions.url}`);
  if (known.retryAfter !== undefined) reply.header("retry-after", Math.ceil(known.retryAfter));
  if (known.status === 401) reply.header("www-authenticate", "Bearer");
  // Serialized here: a route's response schemas describe its own answers and must not get in the way of this one.
  reply.code(known.status).type("application/json; charset=utf-8").serializer(JSON.stringify).send(failureBody(known));
}

/** Handles URLs that the router cannot parse: no hook has run for them. */
export function answerBadAddress(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  answerFailure(error, request, reply.headers(securityHeaders));
}

export function answerUnknownRoute(request: FastifyRequest, reply: FastifyReply): void {
  answerFailure(new AppError("not_found"), request, reply);
}
