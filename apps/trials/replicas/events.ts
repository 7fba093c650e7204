import { setTimeout as pause } from "node:timers/promises";
import type { Installation, ReplicaProcess } from "./installation.ts";

/** Milliseconds between two events. */
const pauseBetween = 6000;

export class Events {
  now = "all is well";
  /** Milliseconds of database downtime so far, summed over its restarts. */
  databaseDowntime = 0;
  readonly problems: string[] = [];

  constructor(private readonly installation: Installation) {}

  async happen(rounds: number): Promise<void> {
    const { replicas, addReplica, database } = this.installation;
    await pause(pauseBetween);
    for (let round = 0; round < rounds; round += 1) {
      const killed = replicas[round % replicas.length] as ReplicaProcess;
      await this.#event(`${killed.name} was killed`, () => killed.stop("SIGKILL"));
      await this.#event(`${killed.name} starts again`, () => killed.start());
      if (round === 0) await this.#event("a replica is added", addReplica);
      await this.#event("the database restarts", async () => {
        const took = await database.restart();
        this.databaseDowntime += took;
        this.#begin(`the database is back after ${Math.round(took)} ms`);
      });
      // A rolling deployment stops and restarts one replica after the other.
      for (const replica of replicas) await this.#replace(replica);
      await pause(pauseBetween);
    }
  }

  async #replace(replica: ReplicaProcess): Promise<void> {
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
  }

  async #event(what: string, happen: () => Promise<unknown>): Promise<void> {
    this.#begin(what);
    await happen();
    await pause(pauseBetween);
  }

  #begin(what: string): void {
    this.now = what;
    console.log(what);
  }
}
