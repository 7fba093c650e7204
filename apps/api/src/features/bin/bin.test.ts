import type { BinPage, RestoredEntries } from "@visiga/contracts/bin";
import type { BinnedEntries, ManagedEntry } from "@visiga/contracts/managed-entries";
import { plainPicture } from "@visiga/testing/sample-pictures";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RevisionWriter } from "#platform/revisions/revision-writer.ts";
import { prepareContent } from "#seed/prepare-content.ts";
import { removePictures, storedPhotos } from "#testing/stored-photos.ts";
import { useTestApp } from "#testing/use-test-app.ts";
import { type UserClient, userClient } from "#testing/user-client.ts";

const days = (count: number) => count * 24 * 3600;
let client: UserClient;

const { api } = await useTestApp();
const user = await api.addUser();
const picture = await plainPicture().jpeg().toBuffer();
beforeEach(async () => {
  client = userClient(api, await api.logIn(user));
  await removePictures(api);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const bin = (ids: readonly string[]) => client.mutate<BinnedEntries>("files.bin", { ids });
const inBin = (after?: string) => client.query<BinPage>("bin.list", after === undefined ? {} : { after });
const restore = (entries: readonly string[]) => client.mutate<RestoredEntries>("bin.restore", { entries });
const noneHidden = { takenDown: 0, withoutConsent: 0, waiting: 0, scheduled: 0, ended: 0 };
const stored = async () => (await storedPhotos(api)).length;
const actions = async () =>
  (await api.database.query("SELECT action FROM revision ORDER BY id")).map((row: { action: string }) => row.action);

test("a deleted entry is in the bin and inaccessible, and is restored with a higher version", async () => {
  const all = {
    nameSw: "Kanisa",
    titleSw: "Sikukuu",
    descriptionSw: "Siku ndefu",
    description: "A long day",
    alt: "A tower",
    altSw: "Mnara",
    eventDay: "2026-10-04",
    focalX: "20",
    focalY: "70",
    minors: "true",
    consent: "true",
  };
  const record = await client.add(all, picture);
  const { entries } = await bin([record.id]);
  expect(await client.list()).toEqual([]);
  expect(await client.see(record)).toBe(404);
  expect(await stored()).toBe(1);
  expect(await inBin()).toEqual({
    items: [
      {
        id: entries[0],
        name: record.name,
        nameSw: "Kanisa",
        page: record.page,
        photo: record.photo,
        replaced: false,
        binnedAt: api.clock.now().toISOString(),
        binnedBy: "Sample User",
        expiresAt: new Date(api.clock.now().getTime() + days(30) * 1000).toISOString(),
      },
    ],
    next: null,
    total: 1,
  });

  expect(await restore(entries)).toEqual({ count: 1, hidden: noneHidden });
  expect(await client.query("files.read", { id: record.id })).toEqual({ ...record, version: 2 });
  expect(await client.see(record)).toBe(200);
  expect((await inBin()).total).toBe(0);
  expect(await actions()).toEqual(["pictureAdded", "pictureBinned", "pictureRestored"]);
});

test("several entries are deleted in one step and restored in one, and missing ones are skipped", async () => {
  const records = [await client.add(), await client.add(), await client.add()];
  const ids = records.map(({ id }) => id);
  await client.delete(ids[1] ?? "");
  const { entries } = await bin(ids);
  expect(entries).toHaveLength(2);
  expect(await restore([...entries, "999999999"])).toEqual({ count: 2, hidden: noneHidden });
  expect((await client.list()).map(({ id }) => id).sort()).toEqual([ids[0], ids[2]].sort());
  await expect(restore(entries)).rejects.toThrow("404 not_found");
  await expect(bin([crypto.randomUUID()])).rejects.toThrow("404 not_found");
});

test("a restore returns how many entries visitors do not see, by reason", async () => {
  const [seen, unconsented, down] = [await client.add(), await client.add({ minors: "true" }), await client.add()];
  await client.mutate("files.setTakenDown", { id: down.id, takenDown: true });
  const { entries } = await bin([seen.id, unconsented.id, down.id]);
  expect(await restore(entries)).toEqual({
    count: 3,
    hidden: { takenDown: 1, withoutConsent: 1, waiting: 0, scheduled: 0, ended: 0 },
  });
  expect((await client.list()).map(({ id }) => id)).toEqual([seen.id]);
});

test("one of several concurrent restores succeeds, and the entry is restored once", async () => {
  const { id } = await client.add({}, picture);
  const { entries } = await bin([id]);
  const answers = await Promise.allSettled([restore(entries), restore(entries), restore(entries)]);
  expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await client.list()).toHaveLength(1);
});

const byAdministrator = async () => userClient(api, await api.logIn(await api.addUser({ role: "ADMIN" })));

test("permanently deleting an entry removes its bytes and is shown in the activity", async () => {
  const admin = await byAdministrator();
  const [one, other] = [await client.add({}, picture), await client.add({ name: "Another" }, picture)];
  const { entries } = await bin([one.id, other.id]);
  expect(await admin.mutate("bin.deleteForGood", { entries: entries.slice(0, 1) })).toEqual({ count: 1 });
  expect(await stored()).toBe(1);
  expect((await inBin()).items.map(({ name }) => name)).toEqual(["Another"]);
  await expect(restore(entries.slice(0, 1))).rejects.toThrow("404");
  expect(await admin.mutate("bin.empty")).toEqual({ count: 1 });
  expect(await stored()).toBe(0);
  expect(await api.database.query("SELECT 1 FROM photo")).toEqual([]);
  expect((await actions()).slice(-2)).toEqual(["pictureDeleted", "pictureDeleted"]);
});

test("a USER can move entries to the bin and restore them, but not delete permanently", async () => {
  const { entries } = await bin([(await client.add({}, picture)).id]);
  await expect(client.mutate("bin.deleteForGood", { entries })).rejects.toThrow("403 forbidden");
  await expect(client.mutate("bin.empty")).rejects.toThrow("403 forbidden");
  expect(await stored()).toBe(1);
  expect(await restore(entries)).toMatchObject({ count: 1 });
});

test("an entry is deleted after thirty days, when the bin is listed or the server starts", async () => {
  const [one, other] = [await client.add({}, picture), await client.add({}, picture)];
  const first = await bin([one.id]);
  api.clock.pass(days(29));
  client = userClient(api, await api.logIn(user));
  expect((await inBin()).total).toBe(1);
  await bin([other.id]);
  api.clock.pass(days(1));
  client = userClient(api, await api.logIn(user));
  await expect(restore(first.entries)).rejects.toThrow("404");
  expect((await inBin()).items).toHaveLength(1);
  expect(await stored()).toBe(1);
  api.clock.pass(days(29));
  const config = { ...api.config, databaseUrl: undefined };
  const { cleared } = await prepareContent(api.services, config, () => {}, api.clock.now());
  // The clock is ahead of the files, so the sweep would take those of the next test.
  await cleared;
  expect(await stored()).toBe(0);
  const [last] = await api.database.query("SELECT action, actor_id FROM revision ORDER BY id DESC LIMIT 1");
  expect(last).toEqual({ action: "pictureDeleted", actor_id: null });
});

test("a change that fails halfway loses neither entry nor photo", async () => {
  const record = await client.add({}, picture);
  const admin = await byAdministrator();
  const broken = vi.spyOn(RevisionWriter.prototype, "writeAll").mockRejectedValue(new Error("broken"));
  await expect(bin([record.id])).rejects.toThrow("500");
  expect(await client.see(record)).toBe(200);
  broken.mockRestore();
  const { entries } = await bin([record.id]);
  vi.spyOn(RevisionWriter.prototype, "writeAll").mockRejectedValue(new Error("broken"));
  await expect(restore(entries)).rejects.toThrow("500");
  await expect(admin.mutate("bin.deleteForGood", { entries })).rejects.toThrow("500");
  vi.restoreAllMocks();
  expect(await stored()).toBe(1);
  await restore(entries);
  expect(await client.see(record)).toBe(200);
});

test("restoring a replaced photo restores its description and consent, and bins the current one", async () => {
  const first = await client.add({ minors: "true", alt: "Two boys", name: "Before" }, picture);
  const second: ManagedEntry = (
    await client.put(first.id, { minors: "false", alt: "A tower", name: "After" }, picture)
  ).json();
  const [entry] = (await inBin()).items;
  expect(entry).toMatchObject({ name: "After", replaced: true, photo: { id: first.photo?.id } });
  await restore([entry?.id ?? ""]);
  const back = await client.query<ManagedEntry>("files.read", { id: first.id });
  expect(back).toMatchObject({ name: "After", alt: "Two boys", minors: true, shown: false, version: 3 });
  expect(back.photo?.id).toBe(first.photo?.id);
  const [other] = (await inBin()).items;
  expect(other?.photo?.id).toBe(second.photo?.id);
});

test("a deleted entry is restored completely, even after an older photo of it was restored", async () => {
  const record = await client.add({ name: "Before" }, picture);
  await client.put(record.id, { name: "After" }, picture);
  const { entries } = await bin([record.id]);
  const [, older] = (await inBin()).items;
  await restore([older?.id ?? ""]);
  await restore(entries);
  expect((await client.list()).map(({ name }) => name).sort()).toEqual(["After", "Before"]);
});

test("the bin is read in pages, without gaps or duplicates while it grows", async () => {
  const ids: string[] = [];
  for (let made = 0; made < 30; made += 1) ids.push((await client.add({ name: `Picture ${made}` })).id);
  const { entries } = await bin(ids);
  const first = await inBin();
  expect(first).toMatchObject({ total: 30 });
  expect(first.items.map(({ id }) => id)).toEqual([...entries].reverse().slice(0, 24));
  await bin([(await client.add()).id]);
  const rest = await inBin(first.next ?? "");
  expect(rest.items.map(({ id }) => id)).toEqual([...entries].reverse().slice(24));
  expect(rest.next).toBeNull();
  await expect(inBin("x")).rejects.toThrow("400");
});

test("the bin neither lists nor deletes removed site values, but undoes their removal", async () => {
  const log = new RevisionWriter(api.clock.now);
  await api.database.query("INSERT INTO site_value (key, value) VALUES ('motto', NULL)");
  const text = await log.write(api.database.manager, null, {
    kind: "site",
    action: "siteBinned",
    subjectId: "motto",
    name: "motto",
    before: { value: { en: "Pray", sw: null } },
    bin: { photoId: null },
  });
  const { entries } = await bin([(await client.add({ name: "Choir" })).id]);
  await expect(restore([text])).rejects.toThrow("403 forbidden");
  await expect(restore([text, ...entries])).rejects.toThrow("403 forbidden");

  const admin = await byAdministrator();
  expect(await admin.query<BinPage>("bin.list", {})).toMatchObject({ items: [{ name: "Choir" }], total: 1 });
  expect((await admin.query<BinPage>("bin.list", { search: "motto" })).total).toBe(0);
  await expect(admin.mutate("bin.deleteForGood", { entries: [text] })).rejects.toThrow("404");
  expect(await admin.mutate("bin.restoreAll", {})).toMatchObject({ count: 1, left: 0 });
  expect(await admin.mutate("bin.empty")).toEqual({ count: 0 });
  expect(await admin.mutate("bin.restore", { entries: [text] })).toMatchObject({ count: 1 });
  await expect(admin.mutate("bin.restore", { entries: [text] })).rejects.toThrow("404");
});
