import { spawn } from "node:child_process";
import { once } from "node:events";
import { basename } from "node:path";
import { listened } from "./listened.ts";

export interface ProcessLimits {
  /**
   * Bytes that it may allocate, with its threads' stacks; only Linux enforces it. JavaScript is then interpreted, because
   * newer releases of Node.js reserve more memory for compiled code than a picture may take.
   */
  readonly memory?: number;
  /** Milliseconds until the process is killed. */
  readonly timeout?: number;
  /** Absent: none, because a program that reads untrusted pictures needs no secrets. */
  readonly env?: NodeJS.ProcessEnv;
}

/** A process that gave no answer. */
export class ProcessDied extends Error {
  /** @param signal what killed it: its memory limit or its timeout; null if it ended by itself */
  constructor(
    program: string,
    code: number | null,
    readonly signal: string | null,
  ) {
    super(`The process ${basename(program)} ended early (${signal ?? code})`);
  }
}

/** Shell script that limits the memory and then becomes the program in its arguments. */
const limited = 'ulimit -d "$0" 2>/dev/null; exec "$@"';

/** Starts a process to exchange messages with. @param program path of its program, as a source or as built */
export function startProcess(program: string, { memory, timeout, env = {} }: ProcessLimits) {
  const loader = program.endsWith(".ts") ? ["--import", "tsx"] : [];
  const limit = process.platform === "win32" ? undefined : memory;
  const command = [process.execPath, ...(limit === undefined ? [] : ["--jitless"]), ...loader, program];
  const shell = limit === undefined ? [] : ["/bin/sh", "-c", limited, String(Math.round(limit / 1024))];
  const [file = "", ...args] = [...shell, ...command];
  const child = listened(
    spawn(file, args, {
      // Two malloc arenas instead of one per thread save memory.
      env: { ...env, MALLOC_ARENA_MAX: "2" },
      stdio: ["ignore", "ignore", "ignore", "ipc"],
      serialization: "advanced",
      timeout,
      killSignal: "SIGKILL",
    }),
  );
  const ended = once(child, "exit").then(([code, signal]): never => {
    throw new ProcessDied(program, code, signal);
  });
  ended.catch(() => {});
  return {
    send: (message: object): void => void child.send(message, () => {}),
    /** The next message. @throws ProcessDied, and the error of a process that cannot start */
    async receive<Message>(): Promise<Message> {
      const [message] = await Promise.race([once(child, "message"), ended]);
      return message;
    },
    kill: (): void => void child.kill("SIGKILL"),
    /** Resolves when it has ended, which a process that waits for a disk or a share may never do. */
    ended: ended.catch(() => {}),
    /** Tells it to stop, by closing its channel. @returns when it has ended */
    stop(): Promise<void> {
      if (child.connected) child.disconnect();
      return ended.catch(() => {});
    },
    /** Kills it, and lets this process end without it. */
    abandon(): void {
      child.kill("SIGKILL");
      if (child.connected) child.disconnect();
      child.unref();
    },
  };
}
