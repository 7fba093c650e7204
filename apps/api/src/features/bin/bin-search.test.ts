import type { BinPage, RestoredEntries } from "@visiga/contracts/bin";
import type { BinnedEntries } from "@visiga/contracts/managed-entries";
import { plainPicture } from "@visiga/testing/sample-pictures";
import { beforeEach, expect, test } from "vitest";
import { removePictures } from "#testing/stored-photos.ts";
import { useTestApp } from "#testing/use-test-app.ts";

const { api, client } = await useTestApp({ user: {} });
const picture = await plainPicture().jpeg().toBuffer();
beforeEach(() => removePictures(api));

const bin = (ids: readonly string[]) => client.mutate<BinnedEntries>("files.bin", { ids });
const inBin = () => client.query<BinPage>("bin.list", {});
const restore = (entries: readonly string[]) => client.mutate<RestoredEntries>("bin.restore", { entries });
const noneHidden = { takenDown: 0, withoutConsent: 0, waiting: 0, scheduled: 0, ended: 0 };

test("the bin of a page has what was on it, and restoring all of it leaves the others", async () => {
  const gallery = await client.add({ name: "Choir", page: "GALLERY" });
  const news = await client.add({ title: "Feast", page: "NEWS" });
  await bin([gallery.id, news.id]);
  const inPage = async (page: string, search = "") =>
    (await client.query<BinPage>("bin.list", { page, ...(search && { search }) })).items.map(({ name }) => name);
  expect(await inPage("GALLERY")).toEqual(["Choir"]);
  expect(await inPage("NEWS")).toEqual(["Feast"]);
  expect(await inPage("NEWS", "choir")).toEqual([]);
  expect(await inPage("HOME")).toEqual([]);
  expect(await client.mutate("bin.restoreAll", { page: "GALLERY" })).toMatchObject({ count: 1, left: 0 });
  expect((await inBin()).items).toMatchObject([{ name: "Feast" }]);
  await expect(client.query("bin.list", { page: "NOWHERE" })).rejects.toThrow("400");
});

test("restoring all restores the newest state of each deleted entry and replaces none", async () => {
  const [first, second, third] = [
    await client.add({ name: "First" }),
    await client.add(),
    await client.add({}, picture),
  ];
  await client.put(third.id, { name: "Third" }, await plainPicture().png().toBuffer());
  await bin([first.id, second.id]);
  await restore((await inBin()).items.flatMap(({ id, name }) => (name === "First" ? id : [])));
  await client.put(first.id, { name: "First, edited" });
  await bin([first.id]);
  expect((await inBin()).total).toBe(3);
  expect(await client.mutate("bin.restoreAll", {})).toEqual({ count: 2, hidden: noneHidden, left: 1 });
  expect((await client.list()).map(({ name }) => name)).toContain("First, edited");
  expect(await client.list()).toHaveLength(3);
  expect((await inBin()).items).toMatchObject([{ name: "Third", replaced: true }]);
  expect(await client.mutate("bin.restoreAll", {})).toEqual({ count: 0, hidden: noneHidden, left: 1 });
});

test("a search matches any words of bin entries, counts the matches and restores only those", async () => {
  const harvest = await client.add({ name: "Harvest", nameSw: "Mavuno" });
  await bin([harvest.id, (await client.add({ name: "Procession" })).id]);
  const search = async (words: string) => {
    const { items, total } = await client.query<BinPage>("bin.list", { search: words });
    return [total, ...items.map(({ name }) => name)];
  };
  expect(await search("harv")).toEqual([1, "Harvest"]);
  expect(await search("MAVUNO")).toEqual([1, "Harvest"]);
  expect(await search("harvest procession")).toEqual([0]);
  expect(await search(" ")).toEqual([2, "Procession", "Harvest"]);
  expect(await client.mutate("bin.restoreAll", { search: "mavuno" })).toMatchObject({ count: 1, left: 0 });
  expect((await client.list()).map(({ name }) => name)).toEqual(["Harvest"]);
});
