import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { programPath } from "@visiga/api/src/testing/program-path.ts";
import { cleanEnvironment } from "@visiga/testing/server-process";
import { onTestFinished } from "vitest";

/** Starts a program of this build from a shell. @param script runs it as `"$0" "$@"`, for example with a limit */
export async function startProgram(
  name: string,
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
  script = 'exec "$0" "$@"',
) {
  const child = spawn("/bin/sh", ["-c", script, process.execPath, await programPath(name), ...args], {
    env: { ...cleanEnvironment(), ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  return child;
}

/** Runs a command of this build to its end. @returns exit code and output */
export async function runCommand(...of: Parameters<typeof startProgram>) {
  const child = await startProgram(...of);
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]);
  return { code, out, err };
}
