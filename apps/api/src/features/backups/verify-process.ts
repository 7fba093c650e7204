import { spawn } from "node:child_process";
import { constants, setPriority } from "node:os";

/** Verifies a stored backup. @throws Error describing the problem */
export type VerifyBackup = (name: string, signal: AbortSignal) => Promise<void>;

/** Milliseconds. */
const timeout = 4 * 3600 * 1000;

/**
 * Verifies in a separate process with the lowest priority, because it starts a whole site.
 * @param program path of `cli/verify-backup`, as source or built
 */
export const verifyByProcess =
  (program: string): VerifyBackup =>
  async (name, signal) => {
    await runLowPriority(program, [name], { signal });
  };

interface RunOptions {
  readonly signal: AbortSignal;
  /** Settings beside those of this process. */
  readonly environment?: Readonly<Record<string, string>>;
}

/**
 * Runs a program of this server with the lowest priority.
 * @returns its output
 * @throws Error with what it wrote to standard error
 */
export const runLowPriority = (
  program: string,
  args: readonly string[],
  { signal, environment = {} }: RunOptions,
): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const execArgv = program.endsWith(".ts") ? ["--import", "tsx"] : [];
    const child = spawn(process.execPath, [...execArgv, program, ...args], {
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, ...environment },
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
