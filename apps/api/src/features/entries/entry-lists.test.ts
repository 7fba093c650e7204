import type { EntryListPage } from "@visiga/contracts/entry-queries";
import { beforeEach, expect, test } from "vitest";
import { useTestApp } from "#testing/use-test-app.ts";
import { EntryEntity } from "./entry.entity.ts";

const { api, client } = await useTestApp({ user: {} });
beforeEach(() => api.services.contentVersion.change((manager) => manager.query("DELETE FROM file")));

test("lists are newest first by the day of the event, else by creation, then by id", async () => {
  const words = { name: "The chapel", title: "EVENTS", page: "NEWS" } as const;
  const at = (day: number) => new Date(Date.UTC(2026, 0, day));
  const id = (letter: string) => `${letter.repeat(8)}-0000-4000-8000-000000000000`;
  const [a, b, c, d, e] = [id("a"), id("b"), id("c"), id("d"), id("e")] as const;
  await api.services.contentVersion.change((manager) =>
    manager.insert(EntryEntity, [
      { ...words, id: a, createdAt: at(10) },
      { ...words, id: b, createdAt: at(20), eventDate: at(1) },
      { ...words, id: c, createdAt: at(5), eventDate: at(15) },
      { ...words, id: e, createdAt: at(12), eventDate: at(10) },
      { ...words, id: d, createdAt: at(12), eventDate: at(10) },
    ]),
  );
  const news = await client.list("/page/NEWS");
  expect(news.map(({ id }) => id)).toEqual([c, d, e, a, b]);
  expect(news[0]?.date).toBe(at(15).toISOString());
  const slice = await api.services.publicEntries.list({ page: "NEWS", first: 2 });
  expect(slice).toMatchObject({ items: [{ id: c }, { id: d }], total: 5 });
  const rest = await api.services.publicEntries.list({ page: "NEWS", after: 3, first: 24 });
  expect(rest).toMatchObject({ items: [{ id: a }, { id: b }], total: 5 });
  expect(await api.services.publicEntries.list({ page: "NEWS", after: 7 })).toEqual({ items: [], total: 5 });
});

test("a list longer than one read has each entry once, also entries of the same time", async () => {
  await api.services.contentVersion.change((manager) =>
    manager.query(
      `INSERT INTO file (name, title, page, created_at)
        SELECT 'The chapel', 'EVENTS', 'GALLERY', timestamptz '2026-01-01' + n / 700 * interval '1 day'
        FROM generate_series(0, 1400) n`,
    ),
  );
  const listed = await client.list();
  expect(new Set(listed.map(({ id }) => id)).size).toBe(1401);
  const ordered = listed.toSorted((one, other) => other.date.localeCompare(one.date) || (one.id < other.id ? -1 : 1));
  expect(listed).toEqual(ordered);
  expect(await client.list("/page/NEWS")).toEqual([]);
});

test("the list of an unknown page gets 404, also of a known one in another case", async () => {
  for (const page of ["gallery", "Gallery", "GALLERY%20", "SEMINARIANS", "ALL", "%00", "x"]) {
    expect((await api.rest("GET", `/files/page/${page}`)).statusCode, page).toBe(404);
  }
});

test("a client that has an unchanged list gets 304", async () => {
  await client.add();
  const first = await api.rest("GET", "/files/page/GALLERY");
  const etag = String(first.headers.etag);
  const again = await api.rest("GET", "/files/page/GALLERY", { headers: { "if-none-match": etag } });
  expect(again.statusCode).toBe(304);
  await client.add({ name: "Another" });
  const changed = await api.rest("GET", "/files/page/GALLERY", { headers: { "if-none-match": etag } });
  expect(changed.json()).toHaveLength(2);
});

test("the list procedure filters by page and title, ignoring case", async () => {
  await client.add({ title: "Staffs", page: "NEWS" });
  const { id } = await client.add({ title: "STAFFS" });
  await client.add();
  const query = async (input: object): Promise<EntryListPage> =>
    (await api.call("query", "files.list", input)).json().result.data;
  expect((await query({ title: "staffs" })).items).toHaveLength(2);
  expect(await query({ title: "staffs", page: "GALLERY" })).toMatchObject({ items: [{ id }], total: 1 });
  expect(await query({ first: 1 })).toMatchObject({ items: [{}], total: 3 });
  expect((await api.call("query", "files.list", { first: 0 })).statusCode).toBe(400);
});
