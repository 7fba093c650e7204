import { pictureBudget } from "@visiga/contracts/entries";
import type { EntrySort, ManagedEntry, ManagedEntryPage } from "@visiga/contracts/managed-entries";
import { describe, expect, test } from "vitest";
import { useTestApp } from "#testing/use-test-app.ts";
import { type UserClient, userClient } from "#testing/user-client.ts";
import { EntryEntity } from "./entry.entity.ts";

const { api, client } = await useTestApp({ user: {} });

const browse = (input: object) => client.query<ManagedEntryPage>("files.browse", input);
const clear = () => api.services.contentVersion.change((manager) => manager.query("DELETE FROM file"));
const words = { title: "EVENTS", page: "GALLERY" } as const;

/** Entries with the same day, name and weight, so that only ids determine their order. */
const many = (count: number, name: string) =>
  api.services.contentVersion.change((manager) =>
    manager.insert(
      EntryEntity,
      Array.from({ length: count }, (_, index) => ({
        ...words,
        name: `${name} ${index % 5}`,
        weight: (index % 4) * 1000,
        createdAt: new Date(Date.UTC(2026, 0, 1 + (index % 3))),
        eventDate: index % 2 ? new Date(Date.UTC(2026, 5, 1 + (index % 3))) : null,
      })),
    ),
  );

async function all(query: object, between: () => Promise<unknown> = async () => {}): Promise<ManagedEntry[]> {
  const found: ManagedEntry[] = [];
  let after: string | null | undefined;
  do {
    const slice: ManagedEntryPage = await browse({ ...query, size: 7, ...(after && { after }) });
    found.push(...slice.items);
    after = slice.next;
    await between();
  } while (after);
  return found;
}

const inOrder: Record<EntrySort, (one: ManagedEntry, other: ManagedEntry) => number> = {
  newest: (one, other) => Date.parse(other.date) - Date.parse(one.date),
  oldest: (one, other) => Date.parse(one.date) - Date.parse(other.date),
  name: (one, other) => one.name.toLowerCase().localeCompare(other.name.toLowerCase()),
  heaviest: () => 0,
};

describe.each(Object.keys(inOrder) as EntrySort[])("sorted by %s", (sort) => {
  test("list pages have each entry once, in order, while entries are added and deleted meanwhile", async () => {
    await clear();
    await many(60, "picture");
    const before = await all({ sort });
    expect(new Set(before.map(({ id }) => id)).size).toBe(60);
    expect(before.map(({ id }) => id)).toEqual([...before].sort(inOrder[sort]).map(({ id }) => id));

    let passed = 0;
    const during = await all({ sort }, async () => {
      await many(2, "added");
      const gone = before[passed++];
      if (gone) await api.database.query("DELETE FROM file WHERE id = $1", [gone.id]);
    });
    const ids = during.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => before.some((record) => record.id === id))).toEqual(before.map(({ id }) => id));
  });
});

test("the order heaviest first sorts by the bytes that a phone downloads", async () => {
  await clear();
  await many(8, "picture");
  const rows: { id: string }[] = await api.database.query("SELECT id FROM file ORDER BY weight DESC, id");
  expect((await all({ sort: "heaviest" })).map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
});

test("the first page of the list has the total, and the last has no cursor", async () => {
  await clear();
  await many(10, "picture");
  const first = await browse({ size: 6 });
  expect(first.total).toBe(10);
  const second = await browse({ size: 6, after: first.next });
  expect(second).toMatchObject({ total: null, next: null });
  expect(second.items).toHaveLength(4);
  expect((await browse({ size: 10 })).next).toBeNull();
  await many(1, "another");
  expect((await browse({ size: 6 })).total).toBe(11);
  expect(await browse({ search: "nothing" })).toEqual({ items: [], next: null, total: 0, years: [] });
});

test("a cursor of another list and an invented one are refused", async () => {
  await clear();
  await many(10, "picture");
  const { next } = await browse({ size: 6, sort: "newest" });
  const forged = (text: string) => Buffer.from(text).toString("base64url");
  const id = crypto.randomUUID();
  for (const after of ["x", forged("newest"), forged(`newest ${id} yesterday today`), forged(`heaviest ${id} 1e3`)])
    await expect(browse({ after, sort: after.startsWith("aGV") ? "heaviest" : "newest" }), after).rejects.toThrow(
      "400",
    );
  await expect(browse({ after: next, sort: "name" })).rejects.toThrow("400 validation_failed");
});

test("the list contains every entry, shown or hidden, with both languages and its consent", async () => {
  await clear();
  const { id } = await client.add({ name: "Feast", nameSw: "Sikukuu", minors: "true", eventDay: "2026-10-04" });
  const { items } = await browse({});
  expect(items).toMatchObject([
    {
      id,
      swahili: { name: "Sikukuu", title: null },
      eventDay: "2026-10-04",
      minors: true,
      shown: false,
      sample: false,
    },
  ]);
  expect(await client.query("files.read", { id })).toEqual(items[0]);
  await expect(client.query("files.read", { id: crypto.randomUUID() })).rejects.toThrow("404");
});

test("the list can be filtered by page, words of either language and open concerns", async () => {
  await clear();
  const add = async (fields: Record<string, string>) => (await client.add({ nameSw: "Neno", ...fields })).id;
  const minors = await add({ name: "Boys at play", minors: "true" });
  const down = await add({ name: "Old gate", page: "ABOUT" });
  await client.mutate("files.setTakenDown", { id: down, takenDown: true });
  const untold = await add({ name: "Harvest", nameSw: "", page: "WAWATA" });
  const headline = await add({ title: "First maize", page: "NEWS" });
  const heavy = await add({ name: "Panorama", nameSw: "Mandhari" });
  await api.database.query("UPDATE file SET weight = 130000 WHERE id = $1", [heavy]);

  const found = async (query: object) => (await browse(query)).items.map(({ id }) => id);
  expect(await found({ only: "withoutConsent" })).toEqual([minors]);
  expect(await found({ only: "decide" })).toEqual([minors]);
  expect((await found({ only: "hidden" })).sort()).toEqual([minors, down].sort());
  expect((await found({ only: "improve" })).sort()).toEqual([untold, headline, heavy].sort());
  await api.database.query("INSERT INTO shipped VALUES ('picture', $1, 'null')", [down]);
  expect(await found({ only: "samples" })).toEqual([down]);
  expect(await found({ only: "hidden", page: "GALLERY" })).toEqual([minors]);
  expect(await found({ page: "ABOUT" })).toEqual([down]);
  expect(await found({ search: "mandh" })).toEqual([heavy]);
  expect(await found({ search: "play boys" })).toEqual([minors]);
});

test("what is to be decided is for an administrator what waits, for a user what was sent back", async () => {
  await clear();
  const priest = userClient(api, await api.logIn(await api.addUser({ role: "ADMIN" })));
  const teacher = userClient(api, await api.logIn(await api.addUser({ role: "USER" })));
  await priest.mutate("files.setReviewRule", { required: true });
  const [waits, back] = [await teacher.add(), await teacher.add()];
  await priest.mutate("files.review", { id: back.id, version: 1, note: "Which feast?" });
  await priest.mutate("files.setReviewRule", { required: false });
  const decide = async (user: UserClient) =>
    (await user.query<ManagedEntryPage>("files.browse", { only: "decide" })).items.map(({ id }) => id);
  expect([await decide(priest), await decide(teacher)]).toEqual([[waits.id], [back.id]]);
});

test("the list names its years, of the event in the school's time zone, and shows one of them", async () => {
  await clear();
  for (const eventDay of ["2023-12-31", "2024-01-01", "2003-05-01"]) await client.add({ eventDay });
  await client.add({ eventDay: "1999-01-01", page: "NEWS" });
  const first = await browse({ page: "GALLERY", size: 1 });
  expect(first).toMatchObject({ years: [2024, 2023, 2003], total: 3 });
  expect((await browse({ page: "GALLERY", size: 1, after: String(first.next) })).years).toBeNull();
  const of2023 = await browse({ page: "GALLERY", year: 2023 });
  expect(of2023).toMatchObject({ items: [{ eventDay: "2023-12-31" }], years: [2024, 2023, 2003], total: 1 });
  expect(await browse({ year: 2001 })).toMatchObject({ items: [], total: 0 });
});

test("the index of heavy pictures contains those above the budget", async () => {
  const [row] = await api.database.query("SELECT pg_get_indexdef('file_heavy'::regclass) AS definition");
  expect(row.definition).toContain(`(weight > ${pictureBudget})`);
});

test("the name of a person needs no Swahili, a description does", async () => {
  await clear();
  const person = await client.add({ name: "Sample Name 01", title: "RECTOR", page: "ORGANIZATION" });
  expect((await browse({ only: "improve" })).items).toEqual([]);
  await client.put(person.id, { name: "Sample Name 01", title: "RECTOR", page: "ORGANIZATION", description: "Office" });
  expect((await browse({ only: "improve" })).total).toBe(1);
});

test("several entries move to another page together, and those already there stay unchanged", async () => {
  await clear();
  const [one, other] = [await client.add(), await client.add({ page: "NEWS" })];
  expect(await client.changeAll([one.id, other.id], "NEWS")).toMatchObject({ count: 1 });
  expect((await browse({ page: "NEWS" })).items.map(({ version }) => version).sort()).toEqual([1, 2]);
});
