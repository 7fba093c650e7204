import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { sendRequest } from "@visiga/api/src/testing/http-client.ts";
import { Administrator } from "../harness/administrator.ts";
import { repeated } from "../harness/repeated.ts";
import type { Events } from "./events.ts";
import type { ReplicaProcess } from "./installation.ts";

/** Milliseconds. */
const pollInterval = 40;
const recordInterval = 500;
const maxDelay = 15_000;

/** Makes changes through the proxy, and measures on every replica how long after the response each is visible. */
export class ChangeDelays {
  /** Milliseconds until each change was visible, without the downtime of the database. */
  readonly seen: { readonly after: number; readonly where: string }[] = [];
  readonly problems: string[] = [];
  readonly #writer: Administrator;
  readonly stop: () => Promise<void>;

  /** @param replicas which may become more */
  constructor(
    url: string,
    private readonly replicas: readonly ReplicaProcess[],
    private readonly events: Events,
  ) {
    this.#writer = new Administrator(url, "127.0.3.1");
    this.stop = repeated(1, async () => {
      await this.#changeOneRecord().catch(() => {});
      await pause(recordInterval);
    });
  }

  async #changeOneRecord(): Promise<void> {
    const name = `Sighted ${randomUUID()}`;
    const { id } = await this.#measure(
      "/news",
      () => this.#writer.add({ name, page: "NEWS" }, null),
      (body) => body.includes(name),
    );
    await this.#measure(
      "/api/v1/files",
      () => this.#writer.delete(id),
      (body) => !body.includes(name),
    );
  }

  async #measure<Result>(
    path: string,
    change: () => Promise<Result>,
    isSeen: (body: string) => boolean,
  ): Promise<Result> {
    const { events, replicas } = this;
    const downtimeBefore = events.databaseDowntime;
    const result = await change();
    const answered = performance.now();
    const watched = replicas.flatMap((replica) => (replica.pid ? [{ replica, pid: replica.pid }] : []));
    const checks = watched.map(async ({ replica, pid }) => {
      for (; replica.pid === pid; await pause(pollInterval)) {
        const response = await sendRequest(replica.url + path, { localAddress: "127.0.3.2" }).catch(() => undefined);
        const waited = performance.now() - answered;
        if (response?.status === 200 && isSeen(String(response.body))) {
          const where = `${path} on ${replica.name}, ${events.now}`;
          this.seen.push({ after: waited - (events.databaseDowntime - downtimeBefore), where });
          return;
        }
        if (waited > maxDelay) {
          this.problems.push(`${replica.name} did not show a change of ${path} within ${maxDelay} ms`);
          return;
        }
      }
    });
    await Promise.all(checks);
    return result;
  }
}
