import { execFile } from "node:child_process";
import { builtProgram } from "./built-program.ts";

/** How a command ended, and what it printed. */
export interface CommandResult {
  /** Null where a signal ended it. */
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

type CommandName = "admin" | "backup" | "diagnose" | "restore" | "verify-backup";

/**
 * Runs a command as an operator does, after its build.
 * @param environment all that it sees
 */
export async function runOperatorCommand(
  name: CommandName,
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
): Promise<CommandResult> {
  const program = await builtProgram(name);
  return new Promise((resolve) => {
    const command = execFile(process.execPath, [program, ...args], { env: environment }, (_, out, err) =>
      resolve({ code: command.exitCode, out, err }),
    );
  });
}
