import { type FileClient, fileClient } from "@visiga/api/src/testing/file-client.ts";
import { plainPicture } from "@visiga/api/src/testing/sample-pictures.ts";
import { createTestApp, type TestApp } from "@visiga/api/src/testing/test-app.ts";
import type { ManagedFile, ManagedFilePage, PutBackFiles } from "@visiga/contracts/managed-files";
import type { RemovalPage } from "@visiga/contracts/removals";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

let api: TestApp;
let files: FileClient;
let picture: Buffer;

beforeAll(async () => {
  api = await createTestApp();
  files = fileClient(api, await api.logIn(await api.addUser()));
  picture = await plainPicture().jpeg().toBuffer();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.services.contentVersion.change((manager) => manager.query("DELETE FROM file"));
  await api.database.query("TRUNCATE removal_request");
});

async function addTakenDown(name: string): Promise<ManagedFile> {
  const file = await files.add({ name }, picture);
  await api.services.contentVersion.change((manager) =>
    manager.query("UPDATE file SET taken_down = true, taken_down_by_restore = true WHERE id = $1", [file.id]),
  );
  return file;
}

async function waiting(): Promise<string[]> {
  const { items, total } = await files.query<ManagedFilePage>("files.browse", {
    only: "takenDownByRestore",
    sort: "name",
  });
  expect(total).toBe(items.length);
  return items.map(({ name }) => name);
}

const decide = ({ id }: ManagedFile, takenDown: boolean) =>
  files.mutate<ManagedFile>("files.setTakenDown", { id, takenDown });

test("each picture that a restore took down is listed until a user shows it or keeps it hidden", async () => {
  const [one, other] = [await addTakenDown("One"), await addTakenDown("Other")];
  expect(await waiting()).toEqual(["One", "Other"]);
  expect(await files.see(one)).toBe(404);
  expect(await decide(one, false)).toMatchObject({ takenDown: false, shown: true });
  expect(await files.see(one)).toBe(200);
  expect(await waiting()).toEqual(["Other"]);
  expect(await decide(other, true)).toMatchObject({ takenDown: true, shown: false });
  expect(await files.see(other)).toBe(404);
  expect(await waiting()).toEqual([]);
});

test("all pictures are shown again together, except those with an open removal request", async () => {
  const [one, asked] = [await addTakenDown("One"), await files.add({ name: "Asked for" }, picture)];
  await api.rest("POST", "/removal-requests", { payload: { file: asked.id } });
  await api.services.contentVersion.change((manager) =>
    manager.query("UPDATE file SET taken_down = true, taken_down_by_restore = true WHERE id = $1", [asked.id]),
  );
  const taken = await files.add({ name: "Taken down by hand" }, picture);
  await decide(taken, true);

  const unnoted = await addTakenDown("Without consent");
  await files.mutate("files.setMinors", { id: unnoted.id, minors: true });

  const hidden = { takenDown: 0, withoutConsent: 1, waiting: 0, scheduled: 0, ended: 0 };
  expect(await files.mutate<PutBackFiles>("files.putBackRestored")).toEqual({ count: 2, hidden, heldByRequests: 1 });
  expect(await Promise.all([one, asked, taken, unnoted].map(files.see))).toEqual([200, 404, 404, 404]);
  expect(await waiting()).toEqual(["Asked for"]);
  expect(await files.mutate<PutBackFiles>("files.putBackRestored")).toMatchObject({ count: 0, heldByRequests: 1 });

  const [request] = (await files.query<RemovalPage>("removals.list", {})).items;
  await files.mutate("removals.hide", { id: request?.id });
  expect(await waiting()).toEqual([]);
  expect(await files.see(asked)).toBe(404);
});

test("visitors cannot show pictures again", async () => {
  const one = await addTakenDown("One");
  expect((await api.call("mutation", "files.putBackRestored")).statusCode).toBe(401);
  expect(await files.see(one)).toBe(404);
});

test("a picture that a restore took down is no longer listed after it returns from the bin", async () => {
  const one = await addTakenDown("One");
  const { entries } = await files.mutate<{ entries: string[] }>("files.bin", { ids: [one.id] });
  expect(await waiting()).toEqual([]);
  await files.mutate("bin.restore", { entries });
  expect(await files.see(one)).toBe(404);
  expect(await waiting()).toEqual([]);
});
