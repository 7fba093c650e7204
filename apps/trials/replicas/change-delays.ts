import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Events } from "./events.ts";
import type { ReplicaProcess } from "./replica-process.ts";
import { sendRequest } from "./send-request.ts";
import { Writer, type WrittenFile } from "./writer.ts";

interface ChangeDelaysOptions {
  /** Address of the proxy. */
  readonly url: string;
  /** The list may grow. */
  readonly replicas: readonly ReplicaProcess[];
  readonly events: Pick<Events, "now" | "databaseDowntime">;
}

/** The first time that a change was visible on a replica. */
export interface ChangeDelay {
  /** Milliseconds since the response to the change. */
  readonly after: number;
  /** Milliseconds of database downtime within that time. */
  readonly downtime: number;
  readonly where: string;
}

/** Milliseconds. */
const pollInterval = 40;
const recordInterval = 500;
const maxDelay = 15_000;

/** Makes changes through the proxy, and measures on every replica how long after the response each is visible. */
export class ChangeDelays {
  readonly seen: ChangeDelay[] = [];
  readonly problems: string[] = [];
  readonly #options: ChangeDelaysOptions;
  readonly #writer: Writer;
  readonly #working: Promise<void>;
  #stopping = false;

  constructor(options: ChangeDelaysOptions) {
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
      await this.#changeOneRecord().catch(() => {});
      await pause(recordInterval);
    }
  }

  /** Publishes a piece of news and takes it down again. */
  async #changeOneRecord(): Promise<void> {
    const name = `Sighted ${randomUUID()}`;
    const { events } = this.#options;
    const downtime = events.databaseDowntime;
    const added = await this.#writer.add({ name, title: "EVENTS", page: "NEWS" }, undefined, undefined);
    if (added.status !== 201) return;
    await this.#waitUntilSeenEverywhere("/news", downtime, (body) => body.includes(name));
    const downtimeBeforeDelete = events.databaseDowntime;
    const deleted = await this.#writer.delete((JSON.parse(String(added.body)) as WrittenFile).id);
    if (deleted.status !== 204) return;
    await this.#waitUntilSeenEverywhere("/api/v1/files", downtimeBeforeDelete, (body) => !body.includes(name));
  }

  async #waitUntilSeenEverywhere(
    path: string,
    downtimeBefore: number,
    isSeen: (body: string) => boolean,
  ): Promise<void> {
    const { events } = this.#options;
    const answered = performance.now();
    const watched = this.#options.replicas.flatMap((replica) => (replica.pid ? [{ replica, pid: replica.pid }] : []));
    const checks = watched.map(async ({ replica, pid }) => {
      while (replica.pid === pid) {
        const answer = await sendRequest(replica.url + path, { from: "127.0.3.2" }).catch(() => undefined);
        const time = performance.now() - answered;
        if (answer?.status === 200 && isSeen(String(answer.body))) {
          const where = `${path} on ${replica.name}, ${events.now}`;
          this.seen.push({ after: time, downtime: events.databaseDowntime - downtimeBefore, where });
          return;
        }
        if (time > maxDelay) {
          this.problems.push(`${replica.name} did not show a change of ${path} within ${maxDelay} ms`);
          return;
        }
        await pause(pollInterval);
      }
    });
    await Promise.all(checks);
  }
}
