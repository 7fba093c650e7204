import { type ChildProcess, spawn } from "node:child_process";

interface Bounds {
  readonly seconds: number;
  readonly environment?: NodeJS.ProcessEnv;
}

const grace = 5_000;

/**
 * Runs a program without input or output. Returns whether it succeeded in time. After `seconds`, or when this process
 * ends first, the program and its descendants are killed.
 */
export function runBounded(
  program: string,
  args: readonly string[],
  { seconds, environment }: Bounds,
): Promise<boolean> {
  return new Promise((resolve) => {
    // On Windows a detached child opens a window, and there are no process groups.
    const detached = process.platform !== "win32";
    const child = spawn(program, args, { stdio: "ignore", detached, env: environment ?? process.env });
    const end = () => signalGroup(child, "SIGTERM");
    const interrupted = (signal: NodeJS.Signals) => {
      end();
      process.kill(process.pid, signal);
    };
    const overdue = setTimeout(end, seconds * 1000);
    const stubborn = setTimeout(() => signalGroup(child, "SIGKILL"), seconds * 1000 + grace);
    process.once("exit", end).once("SIGINT", interrupted).once("SIGTERM", interrupted);

    const finish = (succeeded: boolean) => {
      clearTimeout(overdue);
      clearTimeout(stubborn);
      process.off("exit", end).off("SIGINT", interrupted).off("SIGTERM", interrupted);
      resolve(succeeded);
    };
    child.once("error", () => finish(false));
    child.once("exit", (code) => finish(code === 0));
  });
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === "win32" ? pid : -pid, signal);
  } catch {}
}
