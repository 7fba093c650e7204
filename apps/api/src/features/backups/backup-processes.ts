import { spawn } from "node:child_process";
import { constants, setPriority } from "node:os";
import { deserialize } from "node:v8";
import type { Inspection } from "./inspected-backup.ts";

/** Verifies a stored backup. @throws Error describing the problem */
export type VerifyBackup = (name: string, signal: AbortSignal) => Promise<void>;

export interface InspectedFile {
  /** A path, or the name of a backup on the server. */
  readonly file: string;
  readonly passphrase: string | undefined;
}

/** Restores a backup into a temporary folder and reads what is inside. @throws Error if the process fails */
export type InspectBackup = (file: InspectedFile, signal: AbortSignal) => Promise<Inspection>;

/** @param program path of `cli/verify-backup`, as source or built */
export const verifyByProcess =
  (program: string): VerifyBackup =>
  async (name, signal) => {
    await runLowPriority(program, name, signal);
  };

/** @param program path of `cli/inspect-backup`, as source or built */
export const inspectByProcess =
  (program: string): InspectBackup =>
  async ({ file, passphrase }, signal) => {
    const settings = passphrase === undefined ? {} : { BACKUP_PASSPHRASE: passphrase };
    return deserialize(await runLowPriority(program, file, signal, settings));
  };

/** Milliseconds. */
const timeout = 4 * 3600 * 1000;

/** Runs a program with the lowest priority, because it starts a whole site. @throws Error with its error output */
const runLowPriority = (
  program: string,
  file: string,
  signal: AbortSignal,
  settings: Readonly<Record<string, string>> = {},
): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const execArgv = program.endsWith(".ts") ? ["--import", "tsx"] : [];
    const child = spawn(process.execPath, [...execArgv, program, file], {
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, ...settings },
      signal,
      timeout,
    });
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    const output: Buffer[] = [];
    let errors = "";
    child.stdout.on("data", (data: Buffer) => output.push(data));
    child.stderr.on("data", (text) => {
      errors += text;
    });
    child.once("error", reject);
    child.once("close", (code) =>
      code === 0 ? resolve(Buffer.concat(output)) : reject(new Error(errors.trim() || `ended with ${code}`)),
    );
  });
