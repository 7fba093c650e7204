import { createTestApp, type TestApp } from "@visiga/api/src/testing/test-app.ts";
import { type UserClient, userClient } from "@visiga/api/src/testing/user-client.ts";
import type { ManagedEntry, ManagedEntryPage, PutBackEntries } from "@visiga/contracts/managed-entries";
import type { RemovalPage } from "@visiga/contracts/removals";
import { plainPicture } from "@visiga/testing/sample-pictures";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

let api: TestApp;
let client: UserClient;
let picture: Buffer;

beforeAll(async () => {
  api = await createTestApp();
  client = userClient(api, await api.logIn(await api.addUser()));
  picture = await plainPicture().jpeg().toBuffer();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.services.contentVersion.change((manager) => manager.query("DELETE FROM file"));
  await api.database.query("TRUNCATE removal_request");
});

async function addTakenDown(name: string): Promise<ManagedEntry> {
  const entry = await client.add({ name }, picture);
  await api.services.contentVersion.change((manager) =>
    manager.query("UPDATE file SET taken_down = true, taken_down_by_restore = true WHERE id = $1", [entry.id]),
  );
  return entry;
}

async function waiting(): Promise<string[]> {
  const { items, total } = await client.query<ManagedEntryPage>("files.browse", {
    only: "takenDownByRestore",
    sort: "name",
  });
  expect(total).toBe(items.length);
  return items.map(({ name }) => name);
}

const decide = ({ id }: ManagedEntry, takenDown: boolean) =>
  client.mutate<ManagedEntry>("files.setTakenDown", { id, takenDown });

test("each picture that a restore took down is listed until a user shows it or keeps it hidden", async () => {
  const [one, other] = [await addTakenDown("One"), await addTakenDown("Other")];
  expect(await waiting()).toEqual(["One", "Other"]);
  expect(await client.see(one)).toBe(404);
  expect(await decide(one, false)).toMatchObject({ takenDown: false, shown: true });
  expect(await client.see(one)).toBe(200);
  expect(await waiting()).toEqual(["Other"]);
  expect(await decide(other, true)).toMatchObject({ takenDown: true, shown: false });
  expect(await client.see(other)).toBe(404);
  expect(await waiting()).toEqual([]);
});

test("all pictures are shown again together, except those with an open removal request", async () => {
  const [one, requested] = [await addTakenDown("One"), await client.add({ name: "Asked for" }, picture)];
  await api.rest("POST", "/removal-requests", { payload: { file: requested.id } });
  await api.services.contentVersion.change((manager) =>
    manager.query("UPDATE file SET taken_down = true, taken_down_by_restore = true WHERE id = $1", [requested.id]),
  );
  const taken = await client.add({ name: "Taken down by hand" }, picture);
  await decide(taken, true);

  const unnoted = await addTakenDown("Without consent");
  await client.mutate("files.setMinors", { id: unnoted.id, minors: true });

  const hidden = { takenDown: 0, withoutConsent: 1, waiting: 0, scheduled: 0, ended: 0 };
  expect(await client.mutate<PutBackEntries>("files.putBackRestored")).toEqual({ count: 2, hidden, heldByRequests: 1 });
  expect(await Promise.all([one, requested, taken, unnoted].map(client.see))).toEqual([200, 404, 404, 404]);
  expect(await waiting()).toEqual(["Asked for"]);
  expect(await client.mutate<PutBackEntries>("files.putBackRestored")).toMatchObject({ count: 0, heldByRequests: 1 });

  const [request] = (await client.query<RemovalPage>("removals.list", {})).items;
  await client.mutate("removals.hide", { id: request?.id });
  expect(await waiting()).toEqual([]);
  expect(await client.see(requested)).toBe(404);
});

test("visitors cannot show pictures again", async () => {
  const one = await addTakenDown("One");
  expect((await api.call("mutation", "files.putBackRestored")).statusCode).toBe(401);
  expect(await client.see(one)).toBe(404);
});

test("a picture that a restore took down is no longer listed after it returns from the bin", async () => {
  const one = await addTakenDown("One");
  const { entries } = await client.mutate<{ entries: string[] }>("files.bin", { ids: [one.id] });
  expect(await waiting()).toEqual([]);
  await client.mutate("bin.restore", { entries });
  expect(await client.see(one)).toBe(404);
  expect(await waiting()).toEqual([]);
});
