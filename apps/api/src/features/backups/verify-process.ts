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
  (name, signal) =>
    new Promise((resolve, reject) => {
      const execArgv = program.endsWith(".ts") ? ["--import", "tsx"] : [];
      const stdio = ["ignore", "ignore", "pipe"] as const;
      const child = spawn(process.execPath, [...execArgv, program, name], { stdio: [...stdio], signal, timeout });
      if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
      let output = "";
      child.stderr.on("data", (text) => {
        output += text;
      });
      child.once("error", reject);
      child.once("close", (code) =>
        code === 0 ? resolve() : reject(new Error(output.trim() || `ended with ${code}`)),
      );
    });
