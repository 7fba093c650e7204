import { resolve } from "node:path";
import { isUnavailable } from "#platform/database/database-error.ts";
import { StartFailure } from "#platform/start-failure.ts";

export const say = (line: string): void => void process.stdout.write(`${line}\n`);

/**
 * Runs a command with the arguments of this process. An error that the operator can correct is printed without a stack,
 * and the exit code is 1.
 */
export async function runCommand(work: (args: readonly string[]) => Promise<void>): Promise<void> {
  // Files that the command writes are readable by this account only.
  process.umask(0o077);
  try {
    // pnpm passes on the -- before options.
    await work(process.argv.slice(2).filter((argument) => argument !== "--"));
  } catch (error) {
    for (const line of explained(error)) process.stderr.write(`${line}\n`);
    process.exitCode = 1;
  }
}

/** Lines that explain an error to the operator. @throws the error itself if the operator cannot correct it */
function explained(error: unknown): readonly string[] {
  if (error instanceof StartFailure) return error.lines;
  // A missing file has a path; a missing database socket has none.
  if (!isUnavailable(error) || (error as NodeJS.ErrnoException).path !== undefined) throw error;
  return [`The database was lost in the middle of it (${(error as Error).message}); run the command again`];
}

/** Resolves a path against the caller's folder, because pnpm runs commands in the project's folder. */
export const givenPath = (path: string): string => resolve(process.env.INIT_CWD ?? ".", path);
