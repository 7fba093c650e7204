import { execFile } from "node:child_process";
import { constants, setPriority } from "node:os";
import { promisify } from "node:util";
import { deserialize } from "node:v8";
import type { Inspection } from "./inspected-backup.ts";

/** Verifies a stored backup. @throws Error describing the problem */
export type VerifyBackup = (name: string, signal: AbortSignal) => Promise<void>;

/**
 * Restores a backup into a temporary folder and reads what is inside.
 * @param file a path, or the name of a backup on the server. @throws Error if the process fails
 */
export type InspectBackup = (file: string, passphrase: string | undefined, signal: AbortSignal) => Promise<Inspection>;

/** @param program path of `cli/verify-backup`, as source or built */
export const verifyByProcess =
  (program: string): VerifyBackup =>
  async (name, signal) => {
    await runLowPriority(program, name, signal);
  };

/** @param program path of `cli/inspect-backup`, as source or built */
export const inspectByProcess =
  (program: string): InspectBackup =>
  async (file, passphrase, signal) => {
    const settings = passphrase === undefined ? {} : { BACKUP_PASSPHRASE: passphrase };
    return deserialize(await runLowPriority(program, file, signal, settings));
  };

/** Milliseconds. */
const timeout = 4 * 3600 * 1000;

/** Runs a program with the lowest priority, because it starts a whole site. @throws Error with its error output */
async function runLowPriority(program: string, file: string, signal: AbortSignal, settings: NodeJS.ProcessEnv = {}) {
  const execArgv = program.endsWith(".ts") ? ["--import", "tsx"] : [];
  const env = { ...process.env, ...settings };
  const options = { env, signal, timeout, encoding: "buffer", maxBuffer: Number.POSITIVE_INFINITY } as const;
  const running = promisify(execFile)(process.execPath, [...execArgv, program, file], options);
  if (running.child.pid !== undefined) setPriority(running.child.pid, constants.priority.PRIORITY_LOW);
  const { stdout } = await running.catch(({ stderr, message }: Error & { stderr?: Buffer }) => {
    throw new Error(stderr?.toString().trim() || message);
  });
  return stdout;
}
