import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { ask } from "./ask.ts";
import type { Events } from "./events.ts";
import type { ReplicaProcess } from "./replica-process.ts";
import { Writer, type WrittenFile } from "./writer.ts";

interface SightingsOptions {
  /** Address of the proxy. */
  readonly url: string;
  /** The list may grow. */
  readonly replicas: readonly ReplicaProcess[];
  readonly events: Pick<Events, "now" | "databaseAway">;
}

/** The first time that a change was visible on a replica. */
export interface Sighting {
  /** Milliseconds since the response to the change. */
  readonly after: number;
  /** Milliseconds of database downtime within that time. */
  readonly away: number;
  readonly where: string;
}

/** Milliseconds. */
const pollInterval = 40;
const resting = 500;
const maxDelay = 15_000;

/** Makes changes through the proxy, and measures on every replica how long after the response each is visible. */
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

  /** Publishes a piece of news and takes it down again. */
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
        if (time > maxDelay) {
          this.problems.push(`${replica.name} did not show a change of ${path} within ${maxDelay} ms`);
          return;
        }
        await pause(pollInterval);
      }
    });
    await Promise.all(looks);
  }
}
