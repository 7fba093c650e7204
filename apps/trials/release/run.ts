import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

export const repository = fileURLToPath(new URL("../../..", import.meta.url));

const execute = promisify(execFile);

export async function run(program: string, args: readonly string[], folder = repository): Promise<string> {
  const { stdout } = await execute(program, args, {
    cwd: folder,
    env: { ...process.env, CI: "true" },
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout;
}
