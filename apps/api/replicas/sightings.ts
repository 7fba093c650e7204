import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { ask } from "./ask.ts";
import type { Events } from "./events.ts";
import type { ReplicaProcess } from "./replica-process.ts";
import { Writer, type WrittenFile } from "./writer.ts";

interface SightingsOptions {
  /** Address of the proxy. */
  readonly url: string;
  /** More may come. */
  readonly replicas: readonly ReplicaProcess[];
  readonly events: Pick<Events, "now" | "databaseAway">;
}

/** A change that was looked for on a replica. */
export interface Sighting {
  /** Milliseconds from the answer to whoever made the change. */
  readonly after: number;
  /** For how many of them the database was away. */
  readonly away: number;
  readonly where: string;
}

/** Milliseconds. */
const pollInterval = 40;
const resting = 500;
const patience = 15_000;

/** Makes changes through the proxy, and looks on every replica itself how long after the answer each is seen there. */
export class Sightings {
  readonly seen: Sighting[] = [];
  readonly problems: string[] = [];
  readonly #options: SightingsOptions;
  readonly #writer: Writer;
  readonly #working: Promise<void>;
  #stopping = false;

  constructor(options: SightingsOptions) {
    this.#options = options;
    this.#writer = new Writer(options.url, "127.0.3.1");
    this.#working = this.#work();
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    await this.#working;
  }

  async #work(): Promise<void> {
    while (!this.#stopping) {
      await this.#oneRecord().catch(() => {});
      await pause(resting);
    }
  }

  /** A piece of news comes onto the page, and leaves the list. */
  async #oneRecord(): Promise<void> {
    const name = `Sighted ${randomUUID()}`;
    const { events } = this.#options;
    const away = events.databaseAway;
    const added = await this.#writer.add({ name, title: "EVENTS", page: "NEWS" }, undefined, undefined);
    if (added.status !== 201) return;
    await this.#seenEverywhere("/news", away, (body) => body.includes(name));
    const again = events.databaseAway;
    const deleted = await this.#writer.delete((JSON.parse(String(added.body)) as WrittenFile).id);
    if (deleted.status !== 204) return;
    await this.#seenEverywhere("/api/v1/files", again, (body) => !body.includes(name));
  }

  async #seenEverywhere(path: string, awayBefore: number, isSeen: (body: string) => boolean): Promise<void> {
    const { events } = this.#options;
    const answered = performance.now();
    const watched = this.#options.replicas.flatMap((replica) => (replica.pid ? [{ replica, pid: replica.pid }] : []));
    const looks = watched.map(async ({ replica, pid }) => {
      while (replica.pid === pid) {
        const answer = await ask(replica.url + path, { from: "127.0.3.2" }).catch(() => undefined);
        const time = performance.now() - answered;
        if (answer?.status === 200 && isSeen(String(answer.body))) {
          const where = `${path} on ${replica.name}, ${events.now}`;
          this.seen.push({ after: time, away: events.databaseAway - awayBefore, where });
          return;
        }
        if (time > patience) {
          this.problems.push(`${replica.name} did not show a change of ${path} within ${patience} ms`);
          return;
        }
        await pause(pollInterval);
      }
    });
    await Promise.all(looks);
  }
}
