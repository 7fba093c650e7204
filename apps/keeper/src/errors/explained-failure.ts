import { tmpdir } from "node:os";
import { dirname } from "node:path";
import { databaseAdvice } from "@visiga/system/errors/database-advice";
import { driverError } from "@visiga/system/errors/database-error";
import { codeOf, diskFailure } from "@visiga/system/errors/disk-failure";
import { StartFailure } from "@visiga/system/errors/start-failure";
import { adviceOn } from "./operator-advice.ts";

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
  // The folder is not mounted, or the disk has no room for it.
  const folder = code === "ENOENT" && (syscall === "access" || syscall === "mkdir");
  if (!(folder || mendable.test(code)) || syscall === "connect") return undefined;
  return new StartFailure(diskFailure(error) ?? message, adviceOn(code, path ?? "DATA_DIR"));
}

/** Explains an error of PostgreSQL, whose codes have five characters. */
function databaseFailure(error: Error): StartFailure | undefined {
  const { code = "", message } = driverError(error);
  if (!/^[0-9A-Z]{5}$/.test(code)) return undefined;
  const what = databaseAdvice(code);
  return what === undefined ? undefined : new StartFailure(`The database refuses: ${message}`, what);
}
