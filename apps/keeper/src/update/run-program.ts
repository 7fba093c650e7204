import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { StartFailure } from "@visiga/system/errors/start-failure";

const execute = promisify(execFile);

/** Runs a program and returns its output. @throws StartFailure with the first line of its error output */
export async function runProgram(program: string, args: readonly string[]): Promise<string> {
  try {
    const { stdout } = await execute(program, args, { maxBuffer: 64 * 1024 * 1024 });
    return stdout;
  } catch (error) {
    const { stderr = "", message } = error as Error & { stderr?: string };
    throw new StartFailure(stderr.trim().split("\n")[0] || message);
  }
}
