import { type ChildProcess, spawn } from "node:child_process";

export interface ProcessLimits {
  /**
   * Bytes that the process may allocate, its threads' stacks among them. Only Linux enforces it. JavaScript is interpreted
   * then, because newer releases of Node.js reserve more for compiled code than a picture may take. Absent: no limit.
   */
  readonly memory?: number;
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
  const loader = program.endsWith(".ts") ? ["--import", "tsx"] : [];
  const limit = process.platform === "win32" ? undefined : memory;
  const command = [process.execPath, ...(limit === undefined ? [] : ["--jitless"]), ...loader, program];
  const shell = limit === undefined ? [] : ["/bin/sh", "-c", limited, String(Math.round(limit / 1024))];
  const [file = "", ...args] = [...shell, ...command];
  return spawn(file, args, {
    // No secrets for a program that reads untrusted pictures. Two heaps instead of one for each thread take less.
    env: { MALLOC_ARENA_MAX: "2" },
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    serialization: "advanced",
    timeout,
    killSignal: "SIGKILL",
  });
}
