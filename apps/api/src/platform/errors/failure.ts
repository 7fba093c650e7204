import type { Failure, FailureCode } from "@visiga/contracts/errors";
import { fieldIssues } from "@visiga/contracts/schema-issues";
import { errors } from "@visiga/i18n/en/errors";
import { isUnavailable } from "@visiga/system/errors/database-error";
import { diskFailure, isDiskFull } from "@visiga/system/errors/disk-failure";
import { $ZodError } from "zod/v4/core";
import { AppError } from "./app-error.ts";

/** Converts any error: unexpected ones become `internal`, those of the database's connection and of a disk have codes. */
export function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  return new AppError(codeOf(error), { cause: error });
}

function codeOf(error: unknown): FailureCode {
  if (isUnavailable(error)) return "unavailable";
  if (isDiskFull(error)) return "disk_full";
  return diskFailure(error) === null ? "internal" : "unavailable";
}

/** Converts a schema error to `validation_failed` with its issues, and any other error like `asAppError`. */
export const asValidationError = (error: unknown): AppError =>
  error instanceof $ZodError ? new AppError("validation_failed", { issues: fieldIssues(error) }) : asAppError(error);

/** The response body: code and English message, never the original error's text. */
export function failureBody(error: AppError): Failure {
  const issues = error.issues.map(({ path, code }) => ({ path, code, message: errors.issue[code] }));
  return {
    message: issues[0]?.message ?? errors.failure[error.code],
    code: error.code,
    ...(issues.length > 0 && { issues }),
    ...(error.current !== undefined && { current: error.current }),
    ...(error.changed && { changed: { ...error.changed, at: error.changed.at.toISOString() } }),
  };
}
