import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { photoBucket } from "@visiga/api/src/testing/photo-places.ts";
import { freePort } from "@visiga/system/free-port";
import { currentRelease } from "@visiga/testing/build-release";
import { type ServerProcess, spawnServer } from "@visiga/testing/server-process";
import { startNginx } from "./nginx.ts";
import type { PostgresServer } from "./postgres-server.ts";

export type Installation = Awaited<ReturnType<typeof startInstallation>>;

/** A database, storage, three replicas of the built server, and nginx in front of them. */
export async function startInstallation(folder: string, startDatabase: (folder: string) => Promise<PostgresServer>) {
  const undo: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    const database = await startDatabase(join(folder, "postgres"));
    undo.push(database.stop);
    const storage = await photoBucket();
    undo.push(storage.close);
    const replicas: ReplicaProcess[] = [];
    undo.push(() => Promise.all(replicas.map((replica) => replica.stop())));
    const create = async () => {
      const name = `replica-${replicas.length + 1}`;
      const replica = new ReplicaProcess(name, await freePort(), {
        NODE_ENV: "production",
        DATA_DIR: join(folder, name),
        DATABASE_URL: database.url,
        ...storage.environment,
        JWT_SECRET: "one secret that every replica knows of",
        PUBLIC_URL: "https://www.example.org",
        TRUST_PROXY: "127.0.0.1",
        SEED_DEMO: "true",
      });
      replicas.push(replica);
      return replica;
    };
    for (let index = 0; index < 3; index += 1) await create();
    // All of them migrate and seed the same empty database.
    await Promise.all(replicas.map((replica) => replica.start()));
    const ports = () => replicas.map(({ port }) => port);
    const nginx = await startNginx(join(folder, "nginx"), ports());
    undo.push(nginx.stop);
    const addReplica = async () => {
      await (await create()).start();
      await nginx.serve(ports());
    };
    return { database, nginx, replicas, addReplica, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

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
