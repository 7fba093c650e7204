import { type ChildProcess, spawn } from "node:child_process";

export interface ProcessLimits {
  /** Bytes that the process may allocate, its threads' stacks among them. Only Linux enforces it. */
  readonly memory: number;
  /** Milliseconds until it is killed. */
  readonly timeout: number;
}

/** Shell script that limits the memory of the program in its arguments, which it becomes. */
const limited = 'ulimit -d "$0" 2>/dev/null; exec "$@"';

/**
 * Starts a program of this server as a process of its own that messages are sent to.
 * @param program path of the program, as a source or as built
 */
export function startProcess(program: string, { memory, timeout }: ProcessLimits): ChildProcess {
  const command = [process.execPath, ...(program.endsWith(".ts") ? ["--import", "tsx"] : []), program];
  const [file = "", ...args] =
    process.platform === "win32" ? command : ["/bin/sh", "-c", limited, String(Math.round(memory / 1024)), ...command];
  return spawn(file, args, {
    // No secrets for a program that reads untrusted pictures. Two heaps instead of one for each thread take less.
    env: { MALLOC_ARENA_MAX: "2" },
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    serialization: "advanced",
    timeout,
    killSignal: "SIGKILL",
  });
}
