import type { FileListPage } from "@visiga/contracts/file-queries";
import { albumLimit } from "@visiga/contracts/files";
import type { ManagedFile } from "@visiga/contracts/managed-files";
import { expect, test } from "vitest";
import { useTestApp } from "#testing/use-test-app.ts";

const { api, files } = await useTestApp({ user: { role: "ADMIN" } });

const addNews = (title = "Graduation 2026") => files.add({ page: "NEWS", name: "Sample Author", title });
const namesOf = async (query: object): Promise<string[]> =>
  (await files.query<FileListPage>("files.list", query)).items.map(({ name }) => name);

test("an album lists its visible pictures, oldest first, and the gallery has them as before", async () => {
  const news = await addNews();
  await files.add({ name: "Second", album: news.id, eventDay: "2026-11-02" });
  await files.add({ name: "First", album: news.id, eventDay: "2026-11-01" });
  await files.add({ name: "Without consent", album: news.id, minors: "true" });
  const other = await files.add({ name: "Other" });
  expect(await namesOf({ album: news.id })).toEqual(["First", "Second"]);
  expect(await namesOf({ page: "GALLERY" })).toEqual(expect.arrayContaining(["First", "Second", "Other"]));
  expect(await namesOf({ albums: true })).toEqual(["Sample Author"]);

  expect((await files.put(other.id, { album: news.id })).json()).toMatchObject({ album: news.id });
  expect((await files.put(other.id, { name: "Other" })).json()).toMatchObject({ album: news.id });
  expect(await namesOf({ album: news.id })).toEqual(["First", "Second", "Other"]);
  expect((await files.put(other.id, { album: "" })).json()).toMatchObject({ album: null });
  expect(await namesOf({ album: news.id })).toEqual(["First", "Second"]);
});

test("news that returns from the bin has its album again", async () => {
  const news = await addNews();
  await files.add({ name: "Kept", album: news.id });
  await files.delete(news.id);
  expect(await namesOf({ albums: true })).not.toContain("Kept");
  const { items } = await files.query<{ items: { id: string }[] }>("bin.list", {});
  await files.mutate("bin.restore", { entries: [items[0]?.id] });
  expect(await namesOf({ album: news.id })).toEqual(["Kept"]);
});

test("a picture cannot be in the album of anything but other news", async () => {
  const picture = await files.add();
  const news = await addNews();
  const refused = { issues: [{ path: "album" }] };
  for (const album of [picture.id, crypto.randomUUID(), "graduation"]) {
    const answer = await files.post({ album });
    expect(answer.statusCode, album).toBe(400);
    expect(answer.json()).toMatchObject(refused);
  }
  expect((await files.put(news.id, { page: "NEWS", album: news.id })).json()).toMatchObject(refused);
});

test("pictures that are added at the same time do not exceed the limit of an album together", async () => {
  const { id: album } = await addNews();
  await api.database.query(
    `INSERT INTO file (name, title, page, album) SELECT 'Picture ' || i, 'EVENTS', 'GALLERY', $1
      FROM generate_series(1, $2) AS i`,
    [album, albumLimit - 2],
  );
  const answers = await Promise.all(Array.from({ length: 4 }, (_, at) => files.post({ name: `Late ${at}`, album })));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 400, 400]);
  const full = answers.find(({ statusCode }) => statusCode === 400)?.json();
  expect(full).toMatchObject({ issues: [{ path: "album", message: "An album has at most 60 pictures." }] });
  expect(await namesOf({ album, first: 100 })).toHaveLength(albumLimit);
});

test("the activity names the news whose album got a picture, and has a tick for deleted news", async () => {
  const news = await addNews();
  const { id } = await files.add();
  const { album } = (await files.put(id, { album: news.id })).json() as ManagedFile;
  expect(album).toBe(news.id);
  const activity = async () => (await files.query<{ items: { changes: unknown }[] }>("activity.list", {})).items;
  expect((await activity())[0]?.changes).toEqual([{ field: "album", before: null, after: news.title }]);
  const other = await addNews("Ordination");
  await files.put(id, { album: other.id });
  await files.delete(news.id);
  expect((await activity()).at(1)?.changes).toEqual([{ field: "album", before: "✓", after: "Ordination" }]);
});
