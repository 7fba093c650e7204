import { type ChildProcess, spawn } from "node:child_process";

export interface ProcessLimits {
  /**
   * Bytes that it may allocate, with its threads' stacks; only Linux enforces it. JavaScript is then interpreted, because
   * newer releases of Node.js reserve more memory for compiled code than a picture may take.
   */
  readonly memory?: number;
  /** Milliseconds until the process is killed. */
  readonly timeout: number;
}

/** Shell script that limits the memory and then becomes the program in its arguments. */
const limited = 'ulimit -d "$0" 2>/dev/null; exec "$@"';

/** @param program path of a program that accepts messages, as a source or as built */
export function startProcess(program: string, { memory, timeout }: ProcessLimits): ChildProcess {
  const loader = program.endsWith(".ts") ? ["--import", "tsx"] : [];
  const limit = process.platform === "win32" ? undefined : memory;
  const command = [process.execPath, ...(limit === undefined ? [] : ["--jitless"]), ...loader, program];
  const shell = limit === undefined ? [] : ["/bin/sh", "-c", limited, String(Math.round(limit / 1024))];
  const [file = "", ...args] = [...shell, ...command];
  return spawn(file, args, {
    // No secrets for a program that reads untrusted pictures. Two malloc arenas instead of one per thread save memory.
    env: { MALLOC_ARENA_MAX: "2" },
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    serialization: "advanced",
    timeout,
    killSignal: "SIGKILL",
  });
}
