import { type TRPC_ERROR_CODE_KEY, type TRPCDefaultErrorShape, TRPCError } from "@trpc/server";
import type { FailureCode, ProcedureFailure } from "@visiga/contracts/errors";
import { AppError } from "#platform/errors/app-error.ts";
import { asAppError, asValidationError, failureBody } from "#platform/errors/failure.ts";

const keys: Readonly<Record<number, TRPC_ERROR_CODE_KEY>> = {
  400: "BAD_REQUEST",
  401: "UNAUTHORIZED",
  403: "FORBIDDEN",
  404: "NOT_FOUND",
  405: "METHOD_NOT_SUPPORTED",
  409: "CONFLICT",
  413: "PAYLOAD_TOO_LARGE",
  415: "UNSUPPORTED_MEDIA_TYPE",
  422: "UNPROCESSABLE_CONTENT",
  429: "TOO_MANY_REQUESTS",
  503: "SERVICE_UNAVAILABLE",
};

const refused: Partial<Record<TRPC_ERROR_CODE_KEY, FailureCode>> = {
  PARSE_ERROR: "malformed_request",
  BAD_REQUEST: "malformed_request",
  NOT_FOUND: "not_found",
  METHOD_NOT_SUPPORTED: "not_found",
  PAYLOAD_TOO_LARGE: "request_too_large",
  UNSUPPORTED_MEDIA_TYPE: "unsupported_media_type",
};

export function asTrpcError(error: AppError): TRPCError {
  return new TRPCError({ code: keys[error.status] ?? "INTERNAL_SERVER_ERROR", message: error.code, cause: error });
}

export function failureOf(error: TRPCError): AppError {
  if (error.cause instanceof AppError) return error.cause;
  if (error.code === "INTERNAL_SERVER_ERROR") return asAppError(error.cause ?? error);
  const invalid = asValidationError(error.cause);
  if (invalid.code === "validation_failed") return invalid;
  return new AppError(refused[error.code] ?? "malformed_request", { cause: error });
}

/** tRPC's error shape with our code, message and issues, and without a stack. */
export function describeFailure(
  { code, data: { httpStatus, path } }: TRPCDefaultErrorShape,
  error: TRPCError,
): ProcedureFailure & Pick<TRPCDefaultErrorShape, "code"> {
  const { message, ...rest } = failureBody(failureOf(error));
  return { message, code, data: { ...rest, httpStatus, ...(path !== undefined && { path }) } };
}
