import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { spawnServer } from "@visiga/testing/server-process";
import type { Crash } from "./crash.ts";
import type { CrashBuild } from "./crash-server-run.ts";

const timeout = 120_000;

/**
 * Runs an operator command on a data folder and interrupts it.
 * @returns its code, null if it was killed; the names of the interrupted steps, without a crash of all; its output
 */
export async function runCrashCommand(
  { program }: CrashBuild,
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
  const settings = { NODE_ENV: "production", DATA_DIR: dataDir, SEED_DEMO: "false", ...environment };
  const { process, output, ended } = spawnServer(
    ["--enable-source-maps", program, ...args],
    { ...settings, CRASH_COMMAND: name, CRASH_AT_START: crash ? JSON.stringify(crash) : "" },
    ["ignore", "pipe"],
  );
  const late = setTimeout(() => process.kill("SIGKILL"), timeout);
  const [steps, [code]] = await Promise.all([text(process.stdio[4] as Readable), ended]);
  clearTimeout(late);
  return {
    code: code as number | null,
    output: output.join("\n"),
    steps: steps.split("\n").filter((line) => line !== ""),
  };
}

/** Whether the command explained its failure with a message instead of a stack. */
export const hasMessage = (output: string): boolean => output.trim() !== "" && !/^\s+at /m.test(output);
