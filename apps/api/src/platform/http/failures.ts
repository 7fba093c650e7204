import { type FailureCode, failure } from "@visiga/contracts/errors";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "#platform/errors/app-error.ts";
import { asAppError, failureBody } from "#platform/errors/failure.ts";
import { securityHeaders } from "#platform/security/headers.ts";

export const failures = { "4xx": failure, "5xx": failure } as const;

/** Failure codes for errors of Fastify and its plugins, by status. */
const byStatus: Readonly<Record<number, FailureCode>> = {
  400: "malformed_request",
  // Plugins that serve files use it for paths outside their folder.
  403: "not_found",
  404: "not_found",
  406: "unsupported_media_type",
  408: "malformed_request",
  411: "malformed_request",
  // Files whose If-Match or Range header cannot be satisfied.
  412: "malformed_request",
  413: "request_too_large",
  414: "address_too_long",
  415: "unsupported_media_type",
  416: "malformed_request",
  429: "rate_limited",
  503: "unavailable",
  507: "disk_full",
};

export function knownFailure(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const code = byStatus[(error as FastifyError).statusCode ?? 500];
  return code ? new AppError(code, { cause: error }) : asAppError(error);
}

/** Whether the error must be logged. Refusals because of overload are not; `/metrics` counts them. */
export const isServerFailure = ({ status, code, cause }: AppError): boolean =>
  status >= 500 && !(code === "unavailable" && cause === undefined);

export function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const known = knownFailure(error);
  if (isServerFailure(known))
    request.log.error({ err: known.cause ?? known }, `${request.method} ${request.routeOptions.url}`);
  if (known.retryAfter !== undefined) reply.header("retry-after", Math.ceil(known.retryAfter));
  if (known.status === 401) reply.header("www-authenticate", "Bearer");
  // Serialized here, because the route's response schemas must not apply to errors.
  reply.code(known.status).type("application/json; charset=utf-8").serializer(JSON.stringify).send(failureBody(known));
}

/** Responds to URLs that the router cannot parse. No hooks have run, so the headers are set here. */
export function handleFrameworkError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  sendFailure(error, request, reply.headers(securityHeaders));
}

export function handleNotFound(request: FastifyRequest, reply: FastifyReply): void {
  sendFailure(new AppError("not_found"), request, reply);
}
