import { resolve } from "node:path";
import { isUnavailable } from "@visiga/system/errors/database-error";
import { printError } from "@visiga/system/output";
import type { Manifest } from "#archive/manifest.ts";
import { explainedFailure } from "#errors/explained-failure.ts";

/** Runs a command. An error that the operator can correct is printed without a stack, and the exit code is 1. */
export async function runCommand(work: (args: readonly string[]) => Promise<void>): Promise<void> {
  // Files that the command writes are readable by this account only.
  process.umask(0o077);
  try {
    // pnpm passes on the -- before options.
    await work(process.argv.slice(2).filter((argument) => argument !== "--"));
  } catch (error) {
    for (const line of explained(error)) printError(line);
    process.exitCode = 1;
  }
}

/** Lines that explain an error to the operator. @throws the error itself if the operator cannot correct it */
function explained(error: unknown): readonly string[] {
  const failure = explainedFailure(error);
  if (failure) return failure.lines;
  // A missing file has a path; a missing database socket has none.
  if (!isUnavailable(error) || (error as NodeJS.ErrnoException).path !== undefined) throw error;
  return [`The connection to the database was lost (${(error as Error).message}). Run the command again.`];
}

/** Resolves a path against the caller's folder, because pnpm runs commands in the project's folder. */
export const resolveArgument = (path: string): string => resolve(process.env.INIT_CWD ?? ".", path);

/** Summary of a backup for the operator: `12 tables with 321 rows, 45 photos in 530 copies, 41.3 MB`. */
export function contents({ tables, photos, entries }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const variants = entries.length - tables.length;
  const bytes = entries.reduce((sum, entry) => sum + entry.bytes, 0);
  return `${tables.length} tables with ${rows} rows, ${photos.length} photos in ${variants} copies, ${megabytes(bytes)}`;
}

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

/** Seconds since `start`, a value of `performance.now()`: `2.4 s`. */
export const since = (start: number): string => `${((performance.now() - start) / 1000).toFixed(1)} s`;
