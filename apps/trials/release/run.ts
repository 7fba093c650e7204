import { execFile } from "node:child_process";
import { promisify } from "node:util";

const execute = promisify(execFile);

export async function run(program: string, args: readonly string[], folder: string): Promise<string> {
  const { stdout } = await execute(program, args, {
    cwd: folder,
    env: { ...process.env, CI: "true" },
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout;
}
