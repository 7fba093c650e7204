import { setTimeout as pause } from "node:timers/promises";
import { currentRelease } from "@visiga/testing/build-release";
import { type ServerProcess, spawnServer } from "@visiga/testing/server-process";

/** Milliseconds. */
const timeout = 90_000;

export class ReplicaProcess {
  readonly url: string;
  readonly #starts: ServerProcess[] = [];
  #ready = false;

  constructor(
    readonly name: string,
    readonly port: number,
    private readonly settings: Readonly<Record<string, string>>,
  ) {
    this.url = `http://127.0.0.1:${port}`;
  }

  get pid(): number | undefined {
    return this.#ready ? this.#starts.at(-1)?.process.pid : undefined;
  }

  get logLines(): string[] {
    return this.#starts.flatMap(({ output }) => output.map((line) => `${this.name}: ${line}`));
  }

  async start(): Promise<void> {
    const server = spawnServer([currentRelease.main], { ...this.settings, PORT: String(this.port) });
    this.#starts.push(server);
    this.#ready = await Promise.race([server.ready, pause(timeout, false, { ref: false })]);
    if (!this.#ready) throw new Error(`${this.name} did not become ready in time`);
    server.process.once("exit", () => {
      this.#ready = false;
    });
  }

  /** Stops it gracefully, or kills it. @returns its exit code */
  async stop(signal: NodeJS.Signals = "SIGTERM"): Promise<unknown> {
    this.#ready = false;
    const server = this.#starts.at(-1);
    server?.process.kill(signal);
    const [code] = (await server?.ended) ?? [];
    return code;
  }
}
