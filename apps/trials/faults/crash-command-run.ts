import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import type { Crash } from "./crash.ts";
import type { CrashBuild } from "./crash-server-run.ts";

const timeout = 120_000;

/**
 * Runs an operator command on a data folder and interrupts it.
 * @returns its code, null if it was killed; the names of the interrupted steps, without a crash of all; its output
 */
export async function runCrashCommand(
  { command }: CrashBuild,
  name: "backup" | "restore" | "update",
  {
    dataDir,
    args,
    crash,
    environment,
  }: {
    readonly dataDir: string;
    readonly args: readonly string[];
    readonly crash?: Crash | undefined;
    readonly environment?: NodeJS.ProcessEnv;
  },
) {
  const child = spawn(process.execPath, ["--enable-source-maps", command, ...args], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      DATA_DIR: dataDir,
      DATABASE_URL: "",
      SEED_DEMO: "false",
      CRASH_COMMAND: name,
      ...environment,
      CRASH_AT_START: crash ? JSON.stringify(crash) : "",
    },
    stdio: ["ignore", "pipe", "pipe", "ignore", "pipe"],
    timeout,
    killSignal: "SIGKILL",
  });
  const { stdout, stderr, stdio } = child;
  const read = (stream: unknown) => text(stream as NodeJS.ReadableStream as never);
  const [[code], out, err, steps] = await Promise.all([
    once(child, "close"),
    read(stdout),
    read(stderr),
    read(stdio[4]),
  ]);
  return {
    code: code as number | null,
    output: `${out}${err}`,
    steps: steps.split("\n").filter((line) => line !== ""),
  };
}

/** Whether the command explained its failure with a message instead of a stack. */
export const hasMessage = (output: string): boolean => output.trim() !== "" && !/^\s+at /m.test(output);
