import { constants } from "node:os";

/** Codes of a disk that does not take a file, of the system and of PostgreSQL, each with its sentence. */
const sentences: Readonly<Record<string, string>> = {
  ENOSPC: "the disk is full",
  EDQUOT: "the account has used up its quota on the disk",
  EFBIG: "the file is larger than the disk, or a limit of the account, allows",
  EIO: "the disk does not read or write: it may be damaged, or was taken out",
  EROFS: "the disk is read-only",
  ENOTCONN: "the share is not connected any more",
  ESTALE: "the share does not know this folder any more",
  53100: "the disk of the database is full",
};

/** The sentence for an error of a disk, with the system's own words; null for another error. */
export function diskFailure(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const sentence = sentences[codeOf(error)];
  const message = error.message.replace(/^(?:Unknown system error -\d+: )?Unknown system error -\d+/, () =>
    codeOf(error),
  );
  return sentence === undefined ? diskFailure(error.cause) : `${sentence} (${message})`;
}

/** Whether there is no room for what was written: free space, quota or size of a file. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && (/^(?:ENOSPC|EDQUOT|EFBIG|53100)$/.test(codeOf(error)) || isDiskFull(error.cause));

/** Node.js calls them `Unknown system error`. */
const unnamed = new Map([
  [-constants.errno.EDQUOT, "EDQUOT"],
  [-constants.errno.ESTALE, "ESTALE"],
]);

/** The code of the system, or of PostgreSQL. */
export const codeOf = ({ code, errno = 0 }: NodeJS.ErrnoException): string => unnamed.get(errno) ?? String(code);

/** Why something failed, for a line of the operator. */
export function reasonOf(error: unknown): string {
  const { message, code } = error as NodeJS.ErrnoException;
  return diskFailure(error) ?? (message || code || String(error));
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
