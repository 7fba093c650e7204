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

/**
 * Makes changes through the proxy, and measures on every replica how long after the response each is visible.
 * @param replicas which may become more
 */
export function measureDelays(url: string, replicas: readonly ReplicaProcess[], events: Events) {
  const writer = new Administrator(url, "127.0.3.1");
  /** Milliseconds until each change was visible, without the downtime of the database. */
  const seen: { readonly after: number; readonly where: string }[] = [];
  const problems: string[] = [];

  const watch = async (replica: ReplicaProcess, path: string, isSeen: (body: string) => boolean, downtime: number) => {
    const { pid } = replica;
    const answered = performance.now();
    for (; pid !== undefined && replica.pid === pid; await pause(pollInterval)) {
      const response = await sendRequest(replica.url + path, { localAddress: "127.0.3.2" }).catch(() => undefined);
      const waited = performance.now() - answered;
      if (response?.status === 200 && isSeen(String(response.body))) {
        const where = `${path} on ${replica.name}, ${events.now}`;
        seen.push({ after: waited - (events.databaseDowntime - downtime), where });
        return;
      }
      if (waited > maxDelay) {
        problems.push(`${replica.name} did not show a change of ${path} within ${maxDelay} ms`);
        return;
      }
    }
  };
  const measure = async <Result>(path: string, change: () => Promise<Result>, isSeen: (body: string) => boolean) => {
    const downtime = events.databaseDowntime;
    const result = await change();
    await Promise.all(replicas.map((replica) => watch(replica, path, isSeen, downtime)));
    return result;
  };
  const changeOneRecord = async (): Promise<void> => {
    const name = `Sighted ${randomUUID()}`;
    const add = () => writer.add({ name, page: "NEWS" }, null);
    const { id } = await measure("/news", add, (body) => body.includes(name));
    await measure(
      "/api/v1/files",
      () => writer.delete(id),
      (body) => !body.includes(name),
    );
  };
  const stop = repeated(1, async () => {
    await changeOneRecord().catch(() => {});
    await pause(recordInterval);
  });
  return { seen, problems, stop };
}
