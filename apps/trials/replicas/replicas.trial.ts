import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { photoBucket } from "@visiga/api/src/testing/photo-places.ts";
import type { EntryRecord } from "@visiga/contracts/entries";
import { startTestServer } from "@visiga/keeper/src/testing/started-server.ts";
import { freePort } from "@visiga/system/free-port";
import { sendRequest } from "@visiga/testing/http-client";
import type { ServerProcess } from "@visiga/testing/server-process";
import { expect, test, vi } from "vitest";
import { Administrator, NotAcknowledged, samplePicture } from "../harness/administrator.ts";
import { provideNginx, startNginx } from "../harness/nginx.ts";
import { startPostgresServer } from "../harness/postgres-server.ts";
import { untilReadiness } from "../harness/readiness.ts";
import { repeated } from "../harness/repeated.ts";
import { replicaSettings } from "../harness/replica-settings.ts";
import { testFolder } from "../harness/test-folder.ts";

provideNginx();
const folder = testFolder();

/** Milliseconds until a change must be visible on every replica. */
const maxVisibleDelay = 2000;

/** Added records, with what the responses said. A change without a response was made or not. */
interface Added {
  readonly name: string;
  deletion?: "acknowledged" | "unknown";
}

/** Adds records, and deletes every second one. An addition is repeated with its key until there is a response. */
async function changeRecords(editor: Administrator, added: Added[]): Promise<void> {
  const record: Added = { name: randomUUID() };
  const key = randomUUID();
  const add = async (): Promise<string> => {
    try {
      return (await editor.add({ name: record.name }, samplePicture, key)).id;
    } catch (error) {
      if (!isUnanswered(error)) throw error;
      await pause(100);
      return add();
    }
  };
  const id = await add();
  added.push(record);
  if (added.length % 2 === 0) return;
  record.deletion = await editor.delete(id).then(
    () => "acknowledged" as const,
    (error) => {
      // nginx repeats a deletion at another replica, also if the first one has made it.
      if (isUnanswered(error) || (error instanceof NotAcknowledged && error.status === 404)) return "unknown";
      throw error;
    },
  );
}

/** Nothing was answered, nginx answered instead, or a replica has no database. */
const isUnanswered = (error: unknown) => error instanceof NotAcknowledged && [0, 502, 503, 504].includes(error.status);

const readPaths = ["/", "/gallery", "/news", "/images", "/api/v1/files"];

test("replicas that are killed, added and replaced fail no read, and lose or repeat no change", async ({
  onTestFinished,
}) => {
  const database = await startPostgresServer(join(folder(), "postgres"));
  onTestFinished(database.stop);
  const storage = await photoBucket();
  onTestFinished(storage.close);
  const replicas: ServerProcess[] = [];
  onTestFinished(async () => void (await Promise.all(replicas.map((replica) => replica.stop()))));
  const ports: number[] = [];
  const start = async (index: number) => {
    ports[index] ??= await freePort();
    replicas[index] = await startTestServer(join(folder(), `replica-${index}`), {
      ...replicaSettings(database.url),
      ...storage.environment,
      NODE_ENV: "production",
      PORT: String(ports[index]),
      TRUST_PROXY: "127.0.0.1",
      SEED_DEMO: "true",
    });
  };
  // All of them migrate and seed the same empty database.
  await Promise.all([0, 1, 2].map(start));
  const nginx = await startNginx(join(folder(), "nginx"), ports);
  onTestFinished(nginx.stop);
  const failures: string[] = [];
  const added: Added[] = [];
  const editors = [new Administrator(nginx.url, "127.0.2.1"), new Administrator(nginx.url, "127.0.2.2")];
  const stopEditors = repeated(editors.length, (index) =>
    changeRecords(editors[index] as Administrator, added).catch((error) => failures.push(`an editor: ${error}`)),
  );
  const stopReaders = repeated(2, async (_, round) => {
    const path = readPaths[round % readPaths.length] as string;
    const { status, body } = await sendRequest(nginx.url + path).catch((error) => ({ status: 0, body: error }));
    if (status !== 200 || !/(<\/html>|\])\s*$/.test(String(body))) failures.push(`${path}: ${status} ${body}`);
  });

  onTestFinished(async () => void (await Promise.all([stopEditors(), stopReaders()])));

  await replicas[0]?.kill();
  await start(0);
  await start(3);
  await nginx.serve(ports);
  await database.restart();
  // A rolling deployment stops and starts one replica after the other.
  for (const [index, replica] of [...replicas.entries()]) {
    const stopped = replica.stop();
    await untilReadiness(replica.url, 503);
    expect(await stopped, replica.output.join("\n")).toEqual([0, null]);
    await start(index);
  }
  await Promise.all([stopEditors(), stopReaders()]);
  expect(failures).toEqual([]);

  expect(added.length).toBeGreaterThan(20);
  for (const { url } of replicas)
    await vi.waitFor(async () => {
      const shown = await namesOn(url);
      for (const { name, deletion } of added) {
        const times = deletion === undefined ? [1] : deletion === "acknowledged" ? [0] : [0, 1];
        expect(times, name).toContain(shown.filter((each) => each === name).length);
      }
    }, maxVisibleDelay);
  const made = await database.query<{ name: string }>("SELECT name FROM file");
  for (const { name } of added) expect(made.filter((each) => each.name === name).length, name).toBeLessThanOrEqual(1);
  const [first, ...others] = replicas as [ServerProcess, ...ServerProcess[]];
  const { name } = await new Administrator(first.url).add({ name: randomUUID() });
  for (const { url } of others)
    await vi.waitFor(async () => expect(await namesOn(url)).toContain(name), maxVisibleDelay);
  for (const { url } of others)
    await vi.waitFor(async () => expect(await namesOn(url)).toEqual(await namesOn(first.url)), maxVisibleDelay);
});

const namesOn = async (url: string): Promise<string[]> =>
  ((await (await fetch(`${url}/api/v1/files`)).json()) as EntryRecord[]).map(({ name }) => name);
