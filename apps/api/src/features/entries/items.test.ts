import { randomUUID } from "node:crypto";
import type { EntryRecord } from "@visiga/contracts/entries";
import type { ItemQuery } from "@visiga/contracts/entry-queries";
import { itemAddress } from "@visiga/contracts/item-pages";
import { expect, test } from "vitest";
import { useTestApp } from "#testing/use-test-app.ts";

const { api, client } = await useTestApp({ user: {} });

const news = { page: "NEWS", name: "Sample Author", title: "First maize" };
const item = async (input: ItemQuery): Promise<EntryRecord | null> =>
  (await api.call("query", "files.item", input)).json().result.data;
const at = (path: string | null) => itemAddress(path ?? "") ?? { page: "NEWS" as const, key: "" };

test("an entry is found by the end of its address and read in the requested language", async () => {
  const record = await client.add({
    ...news,
    titleSw: "Mahindi ya kwanza",
    descriptionSw: "Magunia",
    description: "Sacks",
  });
  const english = await item(at(record.path));
  expect(english).toMatchObject({ id: record.id, title: "First maize", description: "Sacks" });
  const swahili = await item({ ...at(record.path), language: "sw" });
  expect(swahili).toMatchObject({ id: record.id, title: "Mahindi ya kwanza", description: "Magunia" });
  expect([english?.path, swahili?.path]).toEqual([record.path, record.path]);
  expect(record.path).toMatch(/^\/news\/first-maize-[0-9a-f]{10}$/);
});

test("a new headline changes the words of the address and keeps its end", async () => {
  const record = await client.add(news);
  await client.put(record.id, { ...news, title: "Second maize" });
  const found = await item(at(record.path));
  expect(found?.path).toBe(record.path?.replace("first", "second"));
});

test.each([
  ["🌽🎉", "", /^\/news\/[0-9a-f]{10}$/],
  ["🌽🎉", "Mahindi", /^\/news\/mahindi-[0-9a-f]{10}$/],
  ["/../?#<b>", "", /^\/news\/b-[0-9a-f]{10}$/],
])("the headline %j has an address that works", async (title, titleSw, address) => {
  const { id, path } = await client.add({ ...news, title, titleSw });
  expect(path).toMatch(address);
  expect((await item(at(path)))?.id).toBe(id);
});

test.each([" \u00a0 ", "\u200b \u00a0"])("the invisible headline %j is refused", async (title) => {
  const answer = await client.post({ ...news, title });
  expect(answer.statusCode).toBe(400);
});

test("pictures and alumni have an own page named after them, entries of other pages have none", async () => {
  expect((await client.add({ page: "GALLERY", name: "The chapel" })).path).toMatch(/^\/gallery\/the-chapel-/);
  expect((await client.add({ page: "ALUMNI", name: "Rev. Sample", title: "1995" })).path).toMatch(
    /^\/alumni\/rev-sample-/,
  );
  expect((await client.add({ page: "WAWATA" })).path).toBeNull();
});

test("an entry that is hidden, deleted, on another page or unknown is not found", async () => {
  const record = await client.add(news);
  const address = at(record.path);
  expect(await item({ ...address, page: "GALLERY" })).toBeNull();
  expect(await item({ ...address, key: randomUUID().slice(-10) })).toBeNull();
  await client.mutate("files.setTakenDown", { id: record.id, takenDown: true });
  expect(await item(address)).toBeNull();
  await client.mutate("files.setTakenDown", { id: record.id, takenDown: false });
  expect(await item(address)).not.toBeNull();
  await client.delete(record.id);
  expect(await item(address)).toBeNull();
});

test.each([
  { page: "NEWS", key: "" },
  { page: "NEWS", key: "0198C2F4A1" },
  { page: "STAFF", key: "0198c2f4a1" },
])("%j is not an address of an item", async (input) => {
  expect((await api.call("query", "files.item", input)).statusCode).toBe(400);
});
