import type { BinPage, RestoredEntries } from "@visiga/contracts/bin";
import type { BinnedEntries, ManagedEntry } from "@visiga/contracts/managed-entries";
import type { RemovalPage, SettledRemovals } from "@visiga/contracts/removals";
import { plainPicture } from "@visiga/testing/sample-pictures";
import { beforeEach, expect, test } from "vitest";
import { useTestApp } from "#testing/use-test-app.ts";

let entry: ManagedEntry;
let address = 0;

const { api, client } = await useTestApp({ user: { role: "ADMIN" } });
beforeEach(async () => {
  await api.database.query("TRUNCATE removal_request");
  entry = await client.add({ name: "Feast day" }, await plainPicture().jpeg().toBuffer());
  address += 1;
});

const sendRequest = (payload: object) =>
  api.rest("POST", "/removal-requests", { payload, remoteAddress: `192.0.2.${address}` });
const list = () => client.query<RemovalPage>("removals.list", {});

test("hiding a picture takes effect at once, settles all its requests and is logged with reason", async () => {
  await sendRequest({ file: entry.id });
  await sendRequest({ file: entry.id, words: "Please" });
  expect(await client.see(entry)).toBe(200);
  const ids = (await list()).items.map(({ id }) => id);
  expect(await client.mutate("removals.hide", { id: ids[0] })).toEqual({
    ids: ids.toReversed(),
    files: [entry.id],
  });
  expect(await client.see(entry)).toBe(404);
  expect((await client.list("/page/GALLERY")).map(({ id }) => id)).not.toContain(entry.id);
  expect(await list()).toEqual({ items: [], next: null, total: 0 });
  const { items } = await client.query<{ items: object[] }>("activity.list", {});
  expect(items[0]).toMatchObject({
    action: "pictureRemovedOnRequest",
    by: "Sample User",
    item: "Feast day",
    changes: [{ field: "takenDown" }],
  });
  await expect(client.mutate("removals.hide", { id: ids[0] })).rejects.toThrow("404 not_found");
});

test("a hidden picture is hidden in every entry that shows it", async () => {
  const duplicate = await client.add({ name: "Twin" });
  await api.database.query("UPDATE file SET photo_id = $1 WHERE id = $2", [entry.photo?.id, duplicate.id]);
  await sendRequest({ file: entry.id });
  const [request] = (await list()).items;
  await client.mutate("removals.hide", { id: request?.id });
  expect(await client.see(entry)).toBe(404);
  expect((await client.list()).map(({ name }) => name)).not.toContain("Twin");
});

test("a request can be settled without hiding the picture, which is logged", async () => {
  await sendRequest({ file: entry.id });
  const [request] = (await list()).items;
  expect(await client.mutate("removals.dismiss", { id: request?.id })).toEqual({ ids: [request?.id], files: [] });
  expect(await client.see(entry)).toBe(200);
  expect((await list()).total).toBe(0);
  const { items } = await client.query<{ items: object[] }>("activity.list", {});
  expect(items[0]).toMatchObject({ action: "removalDismissed", by: "Sample User", item: "Feast day" });
  await expect(client.mutate("removals.dismiss", { id: request?.id })).rejects.toThrow("404 not_found");
});

test("undoing a hide shows the entries again and reopens all requests for the picture", async () => {
  const duplicate = await client.add({ name: "Twin" });
  await api.database.query("UPDATE file SET photo_id = $1, taken_down = true WHERE id = $2", [
    entry.photo?.id,
    duplicate.id,
  ]);
  await sendRequest({ file: entry.id });
  await sendRequest({ file: entry.id, words: "Please" });
  const [request] = (await list()).items;
  const settled = await client.mutate<SettledRemovals>("removals.hide", { id: request?.id });
  expect(settled.files).toEqual([entry.id]);
  await client.mutate("removals.reopen", settled);
  expect(await client.see(entry)).toBe(200);
  expect((await client.list()).map(({ name }) => name)).not.toContain("Twin");
  expect(await list()).toMatchObject({ total: 2, items: [{ shown: true, words: "Please" }, { shown: true }] });
  const { items } = await client.query<{ items: { action: string }[] }>("activity.list", {});
  expect(items.slice(0, 2).map(({ action }) => action)).toEqual(["removalReopened", "picturePutBack"]);
  await expect(client.mutate("removals.reopen", settled)).rejects.toThrow("404 not_found");
});

test("a dismissal can be undone, and undoing with a deleted request changes nothing", async () => {
  await sendRequest({ file: entry.id });
  const [request] = (await list()).items;
  const settled = await client.mutate<SettledRemovals>("removals.dismiss", { id: request?.id });
  await client.mutate("removals.reopen", settled);
  expect((await list()).total).toBe(1);
  const { ids, files } = await client.mutate<SettledRemovals>("removals.hide", { id: request?.id });
  await expect(client.mutate("removals.reopen", { ids: [...ids, "999999"], files })).rejects.toThrow("404 not_found");
  expect(await client.see(entry)).toBe(404);
  expect((await list()).total).toBe(0);
});

test("one of two users who hide a picture at once succeeds, and the other is refused", async () => {
  await sendRequest({ file: entry.id });
  await sendRequest({ file: entry.id, words: "Please" });
  const ids = (await list()).items.map(({ id }) => id);
  const done = await Promise.allSettled(ids.map((id) => client.mutate("removals.hide", { id })));
  expect(done.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect((await list()).total).toBe(0);
});

test.each(["open", "hidden", "dismissed"] as const)(
  "a file restored after a request for its picture stays hidden, %s while it was in the bin",
  async (state) => {
    await sendRequest({ file: entry.id });
    const { entries } = await client.mutate<BinnedEntries>("files.bin", { ids: [entry.id] });
    const id = (await list()).items[0]?.id;
    if (state !== "open") await client.mutate(`removals.${state === "hidden" ? "hide" : "dismiss"}`, { id });
    const restored = await client.mutate<RestoredEntries>("bin.restore", { entries });
    expect(restored.hidden).toEqual({ takenDown: 1, withoutConsent: 0, waiting: 0, scheduled: 0, ended: 0 });
    expect(await client.see(entry)).toBe(404);
    await client.mutate("files.setTakenDown", { id: entry.id, takenDown: false });
    expect(await client.see(entry)).toBe(200);
  },
);

test("an earlier photo stays hidden when it is restored after its entry was hidden on request", async () => {
  await client.put(entry.id, { name: "Cropped" }, await plainPicture().jpeg().toBuffer());
  await sendRequest({ file: entry.id });
  await client.mutate("removals.hide", { id: (await list()).items[0]?.id });
  const [earlier] = (await client.query<BinPage>("bin.list", {})).items;
  const restored = await client.mutate<RestoredEntries>("bin.restore", { entries: [earlier?.id] });
  expect(restored.hidden.takenDown).toBe(1);
  expect(await client.query<ManagedEntry>("files.read", { id: entry.id })).toMatchObject({
    shown: false,
    takenDown: true,
  });
});

test("an earlier photo of a hidden entry is restored hidden after the entry was deleted", async () => {
  await client.put(entry.id, { name: "Cropped" }, await plainPicture().jpeg().toBuffer());
  await client.mutate("files.setTakenDown", { id: entry.id, takenDown: true });
  await client.delete(entry.id);
  const earlier = (await client.query<BinPage>("bin.list", {})).items.find(({ replaced }) => replaced);
  const restored = await client.mutate<RestoredEntries>("bin.restore", { entries: [earlier?.id] });
  expect(restored.hidden.takenDown).toBe(1);
});

type Fields = Readonly<Record<string, string>>;
test.each([
  ["by itself", (id: string) => client.mutate("files.noteConsent", { id, agreed: false })],
  ["in the form", (id: string, fields: Fields) => client.put(id, { ...fields, consent: "false" })],
  ["with a turn", (id: string, fields: Fields) => client.put(id, { ...fields, consent: "false", turns: "1" })],
])("earlier photos lack consent when they are restored after the consent was withdrawn %s", async (way, withdraw) => {
  const fields = { name: `Class ${way}`, minors: "true", consent: "true" };
  const { id } = await client.add(fields, await plainPicture().jpeg().toBuffer());
  await client.put(id, fields, await plainPicture(90, 60).jpeg().toBuffer());
  await withdraw(id, fields);
  const { items } = await client.query<BinPage>("bin.list", { search: fields.name });
  expect(items.length).toBeGreaterThan(0);
  for (const entry of items) {
    const restored = await client.mutate<RestoredEntries>("bin.restore", { entries: [entry.id] });
    expect(restored.hidden.withoutConsent).toBe(1);
    expect(await client.query<ManagedEntry>("files.read", { id })).toMatchObject({ shown: false, consent: null });
  }
});
