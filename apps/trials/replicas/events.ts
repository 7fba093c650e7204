import { setTimeout as pause } from "node:timers/promises";
import type { Installation } from "./installation.ts";
import type { ReplicaProcess } from "./replica-process.ts";

export class Events {
  now = "all is well";
  /** Milliseconds of database downtime so far, summed over its restarts. */
  databaseDowntime = 0;
  readonly problems: string[] = [];
  readonly #counts = { killed: 0, added: 0, databaseRestarts: 0, replaced: 0 };

  /** @param pauseBetween milliseconds between two events */
  constructor(
    private readonly installation: Installation,
    private readonly pauseBetween: number,
    private readonly report: (line: string) => void,
  ) {}

  get summary(): string {
    const { killed, added, databaseRestarts, replaced } = this.#counts;
    return `${killed} replicas killed, ${added} added, ${databaseRestarts} restarts of the database, ${replaced} replicas replaced`;
  }

  async happen(rounds: number): Promise<void> {
    const { replicas } = this.installation;
    await pause(this.pauseBetween);
    for (let round = 0; round < rounds; round += 1) {
      await this.#kill(replicas[round % replicas.length] as ReplicaProcess);
      if (round === 0) await this.#add();
      await this.#restartDatabase();
      await this.#deploy();
    }
  }

  async #kill(replica: ReplicaProcess): Promise<void> {
    this.#begin(`${replica.name} was killed`);
    await replica.stop("SIGKILL");
    this.#counts.killed += 1;
    await pause(this.pauseBetween);
    this.#begin(`${replica.name} starts again`);
    await replica.start();
    await pause(this.pauseBetween);
  }

  async #add(): Promise<void> {
    this.#begin("a replica is added");
    await this.installation.addReplica();
    this.#counts.added += 1;
    await pause(this.pauseBetween);
  }

  async #restartDatabase(): Promise<void> {
    this.#begin("the database restarts");
    this.#counts.databaseRestarts += 1;
    const took = await this.installation.database.restart();
    this.databaseDowntime += took;
    this.#begin(`the database is back after ${Math.round(took)} ms`);
    await pause(this.pauseBetween);
  }

  /** Rolling deployment: stops and restarts one replica after the other. */
  async #deploy(): Promise<void> {
    for (const replica of this.installation.replicas) {
      this.#begin(`${replica.name} is replaced`);
      const stopped = replica.stop();
      await pause(500);
      const readiness = await fetch(`${replica.url}/readyz`).then(
        ({ status }) => status,
        () => "nothing",
      );
      if (readiness !== 503) this.problems.push(`${replica.name} was stopping and answered ${readiness} at /readyz`);
      const code = await stopped;
      if (code !== 0) this.problems.push(`${replica.name} ended with ${code}`);
      await replica.start();
      this.#counts.replaced += 1;
    }
    await pause(this.pauseBetween);
  }

  #begin(what: string): void {
    this.now = what;
    this.report(what);
  }
}
