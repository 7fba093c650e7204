import { resolve } from "node:path";
import { isUnavailable } from "#platform/database/database-error.ts";
import { StartFailure } from "#platform/start-failure.ts";

export const say = (line: string): void => void process.stdout.write(`${line}\n`);

/**
 * Runs a command with the arguments of this process. A mistake that the operator can correct is printed without a stack,
 * and the process ends with 1.
 */
export async function runCommand(work: (args: readonly string[]) => Promise<void>): Promise<void> {
  // What is written is for this account alone.
  process.umask(0o077);
  try {
    // pnpm passes on the -- before options.
    await work(process.argv.slice(2).filter((argument) => argument !== "--"));
  } catch (error) {
    for (const line of explained(error)) process.stderr.write(`${line}\n`);
    process.exitCode = 1;
  }
}

/** @throws the error itself where nobody but a programmer can do anything about it */
function explained(error: unknown): readonly string[] {
  if (error instanceof StartFailure) return error.lines;
  // A file that is not there is another thing than a database whose socket is not.
  if (!isUnavailable(error) || (error as NodeJS.ErrnoException).path !== undefined) throw error;
  return [`The database was lost in the middle of it (${(error as Error).message}); run the command again`];
}

/** A path as the caller meant it: pnpm runs commands in the project's folder, wherever it was called. */
export const givenPath = (path: string): string => resolve(process.env.INIT_CWD ?? ".", path);
