import { execFile } from "node:child_process";
import { programPath } from "./program-path.ts";

export interface CommandResult {
  /** Null if a signal ended the command. */
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

type CommandName = "admin" | "backup" | "diagnose" | "restore" | "verify-backup";

/** Builds and runs a command like an operator. @param environment the complete environment of the command */
export async function runOperatorCommand(name: CommandName, args: readonly string[], environment: NodeJS.ProcessEnv) {
  const program = await programPath(name);
  return new Promise<CommandResult>((resolve) => {
    const command = execFile(process.execPath, [program, ...args], { env: environment }, (_, out, err) =>
      resolve({ code: command.exitCode, out, err }),
    );
  });
}
