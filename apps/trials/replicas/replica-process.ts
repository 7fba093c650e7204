import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { freePort } from "@visiga/api/src/platform/free-port.ts";

const program = fileURLToPath(new URL("../../api/dist/main.js", import.meta.url));

/** Milliseconds. */
const timeout = 90_000;

/** One replica of the built server, always on the same port, whose process can be stopped and restarted. */
export class ReplicaProcess {
  readonly name: string;
  readonly port: number;
  readonly url: string;
  readonly #environment: Readonly<Record<string, string>>;
  readonly #print: (line: string) => void;
  #process: ChildProcess | undefined;
  /** The process, once it has reported that it is ready. */
  #ready: ChildProcess | undefined;

  private constructor(
    name: string,
    port: number,
    environment: Readonly<Record<string, string>>,
    print: (line: string) => void,
  ) {
    this.name = name;
    this.port = port;
    this.url = `http://127.0.0.1:${port}`;
    this.#environment = environment;
    this.#print = print;
  }

  /** @param print receives its standard error and its log */
  static async create(
    name: string,
    environment: Readonly<Record<string, string>>,
    print: (line: string) => void,
  ): Promise<ReplicaProcess> {
    return new ReplicaProcess(name, await freePort(), environment, print);
  }

  /** Process id of the ready process; undefined without one. */
  get pid(): number | undefined {
    return this.#ready?.pid;
  }

  /** @returns milliseconds until it was ready */
  async start(): Promise<number> {
    const startedAt = performance.now();
    const child = spawn(process.execPath, ["--enable-source-maps", program], {
      env: { ...process.env, ...this.#environment, PORT: String(this.port) },
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.#process = child;
    const ready = new Promise<"ready">((resolve) => {
      createInterface({ input: child.stdout }).on("line", (line) => {
        if (line.startsWith("Ready at")) resolve("ready");
        else this.#print(line);
      });
    });
    createInterface({ input: child.stderr }).on("line", this.#print);
    const ended = once(child, "exit").then(() => "ended");
    child.once("exit", () => {
      if (this.#ready === child) this.#ready = undefined;
    });
    if ((await Promise.race([ready, ended, pause(timeout, "late", { ref: false })])) !== "ready")
      throw new Error(`${this.name} did not become ready in time`);
    this.#ready = child;
    return performance.now() - startedAt;
  }

  async kill(): Promise<void> {
    await this.#end("SIGKILL");
  }

  /** Stops it gracefully. @returns its exit code */
  stop(): Promise<number | null> {
    return this.#end("SIGTERM");
  }

  /** Status of this replica's own `/readyz`; 0 without a response. */
  async readiness(): Promise<number> {
    return fetch(`${this.url}/readyz`).then(
      ({ status }) => status,
      () => 0,
    );
  }

  async #end(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
    this.#ready = undefined;
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
    return child.exitCode;
  }
}
