import { albumLimit } from "@visiga/contracts/entries";
import type { EntryListPage } from "@visiga/contracts/entry-queries";
import type { ManagedEntry } from "@visiga/contracts/managed-entries";
import { expect, test } from "vitest";
import { useTestApp } from "#testing/use-test-app.ts";

const { api, client } = await useTestApp({ user: { role: "ADMIN" } });

const addNews = (title = "Graduation 2026") => client.add({ page: "NEWS", name: "Sample Author", title });
const namesOf = async (query: object): Promise<string[]> =>
  (await client.query<EntryListPage>("files.list", query)).items.map(({ name }) => name);

test("an album lists its visible pictures, oldest first, and the gallery has them as before", async () => {
  const news = await addNews();
  await client.add({ name: "Second", album: news.id, eventDay: "2026-11-02" });
  await client.add({ name: "First", album: news.id, eventDay: "2026-11-01" });
  await client.add({ name: "Without consent", album: news.id, minors: "true" });
  const other = await client.add({ name: "Other" });
  expect(await namesOf({ album: news.id })).toEqual(["First", "Second"]);
  expect(await namesOf({ page: "GALLERY" })).toEqual(expect.arrayContaining(["First", "Second", "Other"]));
  expect(await namesOf({ albums: true })).toEqual(["Sample Author"]);

  expect((await client.put(other.id, { album: news.id })).json()).toMatchObject({ album: news.id });
  expect((await client.put(other.id, { name: "Other" })).json()).toMatchObject({ album: news.id });
  expect(await namesOf({ album: news.id })).toEqual(["First", "Second", "Other"]);
  expect((await client.put(other.id, { album: "" })).json()).toMatchObject({ album: null });
  expect(await namesOf({ album: news.id })).toEqual(["First", "Second"]);
});

test("news that returns from the bin has its album again", async () => {
  const news = await addNews();
  await client.add({ name: "Kept", album: news.id });
  await client.delete(news.id);
  expect(await namesOf({ albums: true })).not.toContain("Kept");
  const { items } = await client.query<{ items: { id: string }[] }>("bin.list", {});
  await client.mutate("bin.restore", { entries: [items[0]?.id] });
  expect(await namesOf({ album: news.id })).toEqual(["Kept"]);
});

test("a picture cannot be in the album of anything but other news", async () => {
  const picture = await client.add();
  const news = await addNews();
  const refused = { issues: [{ path: "album" }] };
  for (const album of [picture.id, crypto.randomUUID(), "graduation"]) {
    const answer = await client.post({ album });
    expect(answer.statusCode, album).toBe(400);
    expect(answer.json()).toMatchObject(refused);
  }
  expect((await client.put(news.id, { page: "NEWS", album: news.id })).json()).toMatchObject(refused);
});

test("pictures that are added at the same time do not exceed the limit of an album together", async () => {
  const { id: album } = await addNews();
  await api.database.query(
    `INSERT INTO file (name, title, page, album) SELECT 'Picture ' || i, 'EVENTS', 'GALLERY', $1
      FROM generate_series(1, $2) AS i`,
    [album, albumLimit - 2],
  );
  const answers = await Promise.all(Array.from({ length: 4 }, (_, at) => client.post({ name: `Late ${at}`, album })));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 400, 400]);
  const full = answers.find(({ statusCode }) => statusCode === 400)?.json();
  expect(full).toMatchObject({ issues: [{ path: "album", message: "An album has at most 60 pictures." }] });
  expect(await namesOf({ album, first: 100 })).toHaveLength(albumLimit);
});

test("the activity names the news whose album got a picture, and has a tick for deleted news", async () => {
  const news = await addNews();
  const { id } = await client.add();
  const { album } = (await client.put(id, { album: news.id })).json() as ManagedEntry;
  expect(album).toBe(news.id);
  const activity = async () => (await client.query<{ items: { changes: unknown }[] }>("activity.list", {})).items;
  expect((await activity())[0]?.changes).toEqual([{ field: "album", before: null, after: news.title }]);
  const other = await addNews("Ordination");
  await client.put(id, { album: other.id });
  await client.delete(news.id);
  expect((await activity()).at(1)?.changes).toEqual([{ field: "album", before: "✓", after: "Ordination" }]);
});

test("news is added with its album in one step, without the pictures that are gone meanwhile", async () => {
  const one = await client.add({ name: "One", eventDay: "2026-11-01" });
  const two = await client.add({ name: "Two", eventDay: "2026-11-02" });
  const gone = await client.add();
  await client.delete(gone.id);
  const other = await addNews("Ordination");
  const pictures = [one.id, two.id, gone.id, other.id].join();
  const news = (await client.post({ page: "NEWS", title: "Harvest", pictures })).json() as ManagedEntry;
  expect(await namesOf({ album: news.id })).toEqual(["One", "Two"]);
  const key = { "idempotency-key": crypto.randomUUID() };
  const [first, again] = [
    await client.post({ page: "NEWS", title: "Again", pictures: one.id }, undefined, key),
    await client.post({ page: "NEWS", title: "Again", pictures: one.id }, undefined, key),
  ];
  expect(again.json()).toEqual(first.json());
  expect(await namesOf({ album: news.id })).toEqual(["Two"]);
  expect((await client.put(news.id, { page: "NEWS", pictures: one.id })).statusCode).toBe(200);
  expect(await namesOf({ album: news.id })).toEqual(["One", "Two"]);
});

test("an album is refused for what is no news, for ids that are none, and above the limit", async () => {
  const { id } = await client.add();
  const before = (await client.list()).length;
  for (const fields of [
    { page: "GALLERY", pictures: id },
    { page: "NEWS", pictures: "graduation" },
    { page: "NEWS", pictures: Array.from({ length: albumLimit + 1 }, () => crypto.randomUUID()).join() },
  ]) {
    const answer = await client.post(fields);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().issues[0].path).toMatch(/^pictures/);
  }
  expect(await client.list()).toHaveLength(before);
});
