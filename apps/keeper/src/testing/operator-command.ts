import { execFile } from "node:child_process";
import { programPath } from "@visiga/api/src/testing/program-path.ts";

type CommandName = "admin" | "backup" | "diagnose" | "restore" | "verify-backup";

/** Builds and runs a command like an operator. @param environment all of it. The code is null after a signal */
export async function runOperatorCommand(name: CommandName, args: readonly string[], environment: NodeJS.ProcessEnv) {
  const program = await programPath(name);
  return new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
    const command = execFile(process.execPath, [program, ...args], { env: environment }, (_, out, err) =>
      resolve({ code: command.exitCode, out, err }),
    );
  });
}
