import { QueryFailedError } from "typeorm";

interface DriverError {
  readonly code?: string;
  readonly constraint?: string;
  readonly message?: string;
  readonly errors?: readonly unknown[];
}

const driverError = (error: unknown): DriverError =>
  ((error instanceof QueryFailedError ? error.driverError : error) ?? {}) as DriverError;

/**
 * Failed or refused connections: system errors, and PostgreSQL's classes 08 (connection), 53 (disk and memory) and 57P
 * (operator); queries that took too long (57014, 55P03, 25P03, 25P04). A database that can only be read answers 25006, one
 * whose disk can only be read 42501 or 58xxx.
 */
const unavailableCodes =
  /^(ECONN\w+|EPIPE|ENOENT|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|08\w{3}|25006|25P0[34]|42501|53\w{3}|55P03|57014|57P\w{2}|58\w{3})$/;
const unavailableMessages =
  /connection terminated|timeout exceeded when trying to connect|connection timeout|timeout expired|not queryable|driver not connected|query read timeout|already released/i;

/** Whether the database could not be reached, as opposed to answering with an error. */
export function isUnavailable(error: unknown): boolean {
  const { code, message, errors } = driverError(error);
  if (errors?.length) return errors.every(isUnavailable);
  return code ? unavailableCodes.test(code) : unavailableMessages.test(message ?? "");
}

/** No server listens, or it is starting or shutting down. */
const closedCodes = /^(ECONNREFUSED|ENOENT|57P0[123])$/;

/** Whether the database let nobody in, as opposed to one that is silent or cannot be reached from here. */
export function isClosed(error: unknown): boolean {
  const { code, errors } = driverError(error);
  if (errors?.length) return errors.every(isClosed);
  return closedCodes.test(code ?? "");
}

/** Whether a connection was lost or refused, as while a database restarts, by itself or as the cause of an error. */
export function isInterrupted(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code = "", message = "" } = driverError(error);
  return isClosed(error) || brokenCodes.test(code) || brokenMessages.test(message) || isInterrupted(error.cause);
}

/** A connection that ended while it was used. */
const brokenCodes = /^(ECONNRESET|EPIPE|08\w{3})$/;
const brokenMessages = /connection terminated|not queryable|already released/i;

/** Whether a write broke the named unique constraint or index. */
export function breaksUnique(error: unknown, constraint: string): boolean {
  const { code, constraint: broken } = driverError(error);
  return code === "23505" && broken === constraint;
}
