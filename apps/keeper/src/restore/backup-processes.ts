import { execFile } from "node:child_process";
import { once } from "node:events";
import { readdir, rm } from "node:fs/promises";
import { constants, setPriority } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { VerifyBackup } from "#backup/backups.ts";
import { clusterFolder } from "#postgres/data-dir.ts";
import { stopOrphans } from "#postgres/postgres-orphans.ts";
import type { Inspection } from "#restore/inspection.ts";

/**
 * Restores a backup into a temporary folder, reads what is inside, and compares it with the present site.
 * @param file a path, or the name of a backup on the server. @throws Error if the process fails
 */
export type InspectBackup = (file: string, passphrase: string | undefined, signal: AbortSignal) => Promise<Inspection>;

/** @param program path of `cli/verify-backup`, as source or built. @param temporary where it restores */
export const verifyByProcess =
  (program: string, temporary: string): VerifyBackup =>
  async (name, signal) => {
    await runLowPriority({ program, temporary }, name, signal);
  };

/** @param program path of `cli/inspect-backup`, as source or built. @param temporary where it restores */
export const inspectByProcess =
  (program: string, temporary: string): InspectBackup =>
  async (file, passphrase, signal) => {
    // Not the setting of the server, whose length is checked: what was entered may be too short.
    const settings = passphrase === undefined ? {} : { ENTERED_PASSPHRASE: passphrase };
    return JSON.parse(await runLowPriority({ program, temporary }, file, signal, settings));
  };

/** Milliseconds. */
const timeout = 4 * 3600 * 1000;

/**
 * Runs a program with the lowest priority, because it starts a whole site. @returns its output, which Node.js limits
 * @throws Error with its error output
 */
async function runLowPriority(
  { program, temporary }: { readonly program: string; readonly temporary: string },
  file: string,
  signal: AbortSignal,
  settings: NodeJS.ProcessEnv = {},
) {
  const execArgv = program.endsWith(".ts") ? ["--import", "tsx"] : [];
  const env = { ...process.env, ...settings };
  const running = promisify(execFile)(process.execPath, [...execArgv, program, file], { env, signal, timeout });
  if (running.child.pid !== undefined) setPriority(running.child.pid, constants.priority.PRIORITY_LOW);
  const { child } = running;
  const { stdout } = await running.catch(async ({ stderr, message }: Error & { stderr?: string }) => {
    if (child.pid !== undefined) {
      if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
      await removeVerifications(temporary, child.pid);
    }
    throw new Error(stderr?.trim() || message);
  });
  return stdout;
}

/** A process that was killed leaves its PostgreSQL running, in a folder as large as a site. */
export async function removeVerifications(temporary: string, pid: number): Promise<void> {
  for (const name of await readdir(temporary)) {
    if (!name.startsWith(`verify-${pid}-`)) continue;
    const folder = join(temporary, name);
    await stopOrphans(clusterFolder(folder));
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
