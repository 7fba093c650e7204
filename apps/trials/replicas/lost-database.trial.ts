import { openReplica, type Replica } from "@visiga/api/src/testing/replica.ts";
import { writeStubSite } from "@visiga/api/src/testing/stub-site.ts";
import { createTestApp } from "@visiga/api/src/testing/test-app.ts";
import { userClient } from "@visiga/api/src/testing/user-client.ts";
import { plainPicture } from "@visiga/testing/sample-pictures";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { type FaultyLine, openFaultyLine } from "./faulty-line.ts";

/** Milliseconds, sufficient for a busy machine. */
const timeout = 60_000;

const stub = await writeStubSite();
const api = await createTestApp();
const client = userClient(api, await api.logIn(await api.addUser()));
const picture = await plainPicture().jpeg().toBuffer();
let line: FaultyLine;
let replica: Replica;

afterAll(async () => {
  await api.close();
  await stub.remove();
});

beforeEach(async () => {
  line = await openFaultyLine(String(api.config.databaseUrl));
  replica = await openReplica(api, { databaseUrl: line.url, trustedFor: 2000, site: stub.root });
});
afterEach(async () => {
  await replica.close();
  await line.close();
});

const status = async (url: string) => (await replica.app.inject(url)).statusCode;
/** Caches the places after the replica has processed every change so far. */
async function fill(...places: string[]) {
  const known = api.services.contentVersion.current;
  await vi.waitFor(() => expect(replica.contentVersion.current).toBe(known), timeout);
  for (const place of places) await vi.waitFor(async () => expect(await status(place), place).toBe(200), timeout);
}

const ready = async () => (await replica.app.inject("/readyz")).json();

test("a replica without change notifications is unavailable and serves nothing taken down", async () => {
  const shown = await client.add({}, picture);
  const photo = String(shown.photoUrl);
  const places = [photo, "/api/v1/files", "/gallery"];
  await fill(...places);
  expect(await ready()).toMatchObject({ status: "ok", content: "ok" });

  line.stall();
  await client.mutate("files.setTakenDown", { id: shown.id, takenDown: true });
  for (const place of places) await vi.waitFor(async () => expect(await status(place), place).toBe(503), timeout);
  const refused = await replica.app.inject(photo);
  expect(refused.headers).toMatchObject({ "cache-control": "no-store", "retry-after": "5" });
  const page = await replica.app.inject("/gallery");
  expect(page.headers).toMatchObject({ "retry-after": "5", "content-type": "text/html; charset=utf-8" });
  const duringOutage = await ready();
  expect(duringOutage).toMatchObject({ status: "unavailable", content: "unavailable" });
  expect(duringOutage.contentAge).toBeGreaterThan(0.4);

  line.resume();
  await vi.waitFor(async () => expect(await ready()).toMatchObject({ status: "ok", content: "ok" }), timeout);
  expect(await status(photo)).toBe(404);
  expect(await status("/gallery")).toBe(200);
});

test("while the database is stopped, cached pages are served and pictures are refused", async () => {
  const photo = String((await client.add({}, picture)).photoUrl);
  await fill(photo, "/gallery");
  await line.close();
  await vi.waitFor(async () => expect(await status(photo)).toBe(503), timeout);
  expect(await status("/gallery")).toBe(200);
  expect(await ready()).toMatchObject({ status: "unavailable", database: "unavailable", content: "unavailable" });
});

test("uncached requests wait for a restarting database", async () => {
  const photo = String((await client.add({}, picture)).photoUrl);
  await fill();
  await line.close();
  const statuses = Promise.all([photo, "/api/v1/files", "/api/v1/files/page/GALLERY"].map(status));
  await vi.waitFor(async () => expect(await ready()).toMatchObject({ database: "unavailable" }), timeout);
  await line.open();
  expect(await statuses).toEqual([200, 200, 200]);
});
