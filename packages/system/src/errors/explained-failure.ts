import { tmpdir } from "node:os";
import { dirname } from "node:path";
import { databaseAdvice } from "./database-advice.ts";
import { driverError } from "./database-error.ts";
import { codeOf, diskFailure } from "./disk-failure.ts";
import { adviceOn } from "./operator-advice.ts";
import { StartFailure } from "./start-failure.ts";

/** Codes of the system for what the operator can mend. Another one, such as that of a missing file, may be a bug. */
const mendable =
  /^(EACCES|EPERM|EROFS|ENOSPC|EDQUOT|EFBIG|EIO|ENOTCONN|ESTALE|EISDIR|ENOTDIR|EEXIST|EMFILE|ENFILE|ENOMEM|ELOOP)$/;

/**
 * An error of a start or a command in words for the operator: what is wrong, and what to do. Undefined for one that the
 * operator cannot mend, whose stack is needed.
 */
export function explainedFailure(error: unknown): StartFailure | undefined {
  if (error instanceof StartFailure) return error;
  if (!(error instanceof Error)) return undefined;
  return systemFailure(error) ?? databaseFailure(error) ?? explainedFailure(error.cause);
}

function systemFailure(error: NodeJS.ErrnoException): StartFailure | undefined {
  const { path, message, syscall } = error;
  const code = codeOf(error);
  if (syscall === undefined && !/^E[A-Z]+: /.test(message)) return undefined;
  if (code === "ENOENT" && path !== undefined && dirname(path) === tmpdir())
    return new StartFailure(`TMPDIR: there is no folder ${tmpdir()}`, "Make it, or name another one.");
  if (!mendable.test(code) || syscall === "connect") return undefined;
  return new StartFailure(diskFailure(error) ?? message, adviceOn(code, path ?? "DATA_DIR"));
}

/** Of PostgreSQL, whose codes have five characters. */
function databaseFailure(error: Error): StartFailure | undefined {
  const { code = "", message } = driverError(error);
  if (!/^[0-9A-Z]{5}$/.test(code)) return undefined;
  const what = databaseAdvice(code);
  return what === undefined ? undefined : new StartFailure(`The database refuses: ${message}`, what);
}

/** For `catch`: adds the path to an error of reading or writing, which does not have it. */
export const withPath =
  (path: string) =>
  (error: NodeJS.ErrnoException): never => {
    if (error.path === undefined && error.syscall !== undefined) {
      error.path = path;
      error.message += ` '${path}'`;
    }
    throw error;
  };
