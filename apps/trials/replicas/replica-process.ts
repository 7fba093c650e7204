import type { ChildProcess } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { currentRelease } from "@visiga/testing/build-release";
import { type ServerProcess, spawnServer } from "@visiga/testing/server-process";

/** Milliseconds. */
const timeout = 90_000;

export class ReplicaProcess {
  readonly url: string;
  readonly #starts: ServerProcess[] = [];
  #ready: ChildProcess | undefined;

  constructor(
    readonly name: string,
    readonly port: number,
    private readonly dataDir: string,
    private readonly environment: Readonly<Record<string, string>>,
  ) {
    this.url = `http://127.0.0.1:${port}`;
  }

  get pid(): number | undefined {
    return this.#ready?.exitCode === null && this.#ready.signalCode === null ? this.#ready.pid : undefined;
  }

  get logLines(): string[] {
    return this.#starts.flatMap(({ output }) => output.map((line) => `${this.name}: ${line}`));
  }

  async start(): Promise<void> {
    const settings = { ...this.environment, DATA_DIR: this.dataDir, PORT: String(this.port) };
    const server = spawnServer([currentRelease.main], settings);
    this.#starts.push(server);
    if (!(await Promise.race([server.ready, pause(timeout, false, { ref: false })])))
      throw new Error(`${this.name} did not become ready in time`);
    this.#ready = server.process;
  }

  async kill(): Promise<void> {
    await this.#end("SIGKILL");
  }

  /** Stops it gracefully. @returns its exit code */
  stop(): Promise<unknown> {
    return this.#end("SIGTERM");
  }

  /** Status of this replica's own `/readyz`; 0 without a response. */
  readiness(): Promise<number> {
    return fetch(`${this.url}/readyz`).then(
      ({ status }) => status,
      () => 0,
    );
  }

  async #end(signal: NodeJS.Signals): Promise<unknown> {
    this.#ready = undefined;
    const server = this.#starts.at(-1);
    server?.process.kill(signal);
    const [code] = (await server?.ended) ?? [];
    return code;
  }
}
