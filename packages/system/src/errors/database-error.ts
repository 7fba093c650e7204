interface DriverError {
  readonly code?: string;
  readonly constraint?: string;
  readonly message?: string;
  readonly errors?: readonly unknown[];
}

/** TypeORM wraps the error of the driver. */
export const driverError = (error: unknown): DriverError =>
  (error as { driverError?: DriverError } | undefined)?.driverError ?? (error as DriverError | undefined) ?? {};

/**
 * System errors, such as EAGAIN of a stopped server; classes 08 (connection), 53 (disk, memory), 57P (operator); timeouts
 * (57014, 55P03, 25P03, 25P04).
 * A read-only database reports 25006, one with a read-only disk 42501 or 58xxx.
 */
const unavailableCodes =
  /^(EAGAIN|ECONN\w+|EPIPE|ENOENT|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|08\w{3}|25006|25P0[34]|42501|53\w{3}|55P03|57014|57P\w{2}|58\w{3})$/;
const unavailableMessages =
  /connection terminated|timeout exceeded when trying to connect|connection timeout|timeout expired|not queryable|driver not connected|query read timeout|already released/i;

export function isUnavailable(error: unknown): boolean {
  const { code, message, errors } = driverError(error);
  if (errors?.length) return errors.every(isUnavailable);
  return code ? unavailableCodes.test(code) : unavailableMessages.test(message ?? "");
}

/** No server listens, or it is starting or shutting down. */
const closedCodes = /^(ECONNREFUSED|ENOENT|57P0[123])$/;

/** Whether the database refused the connection, as opposed to not responding or being unreachable. */
export function isClosed(error: unknown): boolean {
  const { code, errors } = driverError(error);
  if (errors?.length) return errors.every(isClosed);
  return closedCodes.test(code ?? "");
}

/** Whether the error or its cause is a lost or refused connection, as while a database restarts. */
export function isInterrupted(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code = "", message = "" } = driverError(error);
  return isClosed(error) || brokenCodes.test(code) || brokenMessages.test(message) || isInterrupted(error.cause);
}

/** The connection ended while it was in use. */
const brokenCodes = /^(ECONNRESET|EPIPE|08\w{3})$/;
const brokenMessages = /connection terminated|not queryable|already released/i;

export function breaksUnique(error: unknown, constraint: string): boolean {
  const { code, constraint: broken } = driverError(error);
  return code === "23505" && broken === constraint;
}
