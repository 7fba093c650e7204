import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { administrator } from "@visiga/testing/server-process";
import { watchedCommand } from "@visiga/testing/watched-command";

/** Timeout of a start or a stop in milliseconds, for a busy machine. */
const timeout = 300_000;

/** `pnpm turbo dev`, run in the folder of a fresh clone. */
export class DevelopmentServer {
  readonly url: string;
  readonly #process: ChildProcess;
  #output = "";

  constructor(folder: string, port: number) {
    this.url = `http://localhost:${port}`;
    this.#process = spawn(...watchedCommand(["npx", "-y", "pnpm", "turbo", "dev"], { whole: true }), {
      cwd: folder,
      env: {
        ...process.env,
        PORT: String(port),
        // The test environment may set these; a fresh clone does not.
        ...{ DATA_DIR: "", DATABASE_URL: "", SEED_DEMO: "" },
        ADMIN_EMAIL: administrator.email,
        ADMIN_PASSWORD: administrator.password,
      },
      stdio: "pipe",
      // In a new process group, because Ctrl+C in a terminal signals the whole group.
      detached: true,
    });
    for (const stream of [this.#process.stdout, this.#process.stderr])
      stream?.on("data", (chunk) => {
        this.#output += chunk;
      });
  }

  async served(): Promise<void> {
    for (const until = Date.now() + timeout; Date.now() < until && this.#process.exitCode === null; await pause(50)) {
      const answer = await fetch(this.url).catch(() => undefined);
      if (answer?.status === 200) return;
    }
    throw new Error(`No page was served:\n${this.#output}`);
  }

  get output(): string {
    return this.#output;
  }

  get starts(): number {
    return this.#output.match(/Ready at/g)?.length ?? 0;
  }

  /** Sends the signal of Ctrl+C. Resolves when every process that holds the output has ended. */
  async interrupt(): Promise<void> {
    const { pid, exitCode, signalCode } = this.#process;
    if (pid === undefined || exitCode !== null || signalCode !== null) return;
    const closed = once(this.#process, "close");
    process.kill(-pid, "SIGINT");
    const killing = setTimeout(() => process.kill(-pid, "SIGKILL"), timeout);
    await closed;
    clearTimeout(killing);
    this.#process.stdin?.destroy();
  }
}
