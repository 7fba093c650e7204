import { schoolDay, startOfSchoolDay } from "@visiga/contracts/dates";
import { mediaPath } from "@visiga/contracts/entries";
import { languages } from "@visiga/contracts/languages";
import type { ManagedEntry } from "@visiga/contracts/managed-entries";
import { publicPaths } from "@visiga/contracts/public-paths";
import { noisyPicture } from "@visiga/testing/sample-pictures";
import type { FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { siteRoot } from "#app.ts";
import { updateShownEntries } from "#features/entries/shown-days.ts";
import { variantsOf } from "#testing/encoded-photos.ts";
import { openReplica, type Replica } from "#testing/replica.ts";
import { sitemapEntries } from "#testing/sitemap.ts";
import { createTestApp, type TestApp } from "#testing/test-app.ts";
import { type UserClient, userClient } from "#testing/user-client.ts";

let api: TestApp;
let replica: Replica;
let client: UserClient;
// New processes for each test, whose requests would use up one quota together.
beforeEach(async () => {
  api = await createTestApp({ site: { root: siteRoot }, encodeVariants: variantsOf });
  const databaseUrl = String(api.config.databaseUrl);
  replica = await openReplica(api, { databaseUrl, trustedFor: 60_000, site: siteRoot });
  client = userClient(api, await api.logIn(await api.addUser()));
});
afterEach(async () => {
  await replica.close();
  await api.close();
});

const query = (path: string, input: object) => `/api/trpc/${path}?input=${encodeURIComponent(JSON.stringify(input))}`;

/**
 * Everything that visitors and programs can request without naming an entry: pages, feeds, files for browsers and
 * programs.
 */
const publicTexts = [
  ...[...publicPaths, "/offline", "/not-found"].flatMap((path) =>
    languages.map((language) => `${path}?lang=${language}`),
  ),
  ...["/feed.xml", "/manifest.webmanifest", "/calendar.ics"].flatMap((path) => [path, `${path}?lang=sw`]),
  "/sitemap.xml",
  "/api/v1/files",
];

/** The addresses whose answers contain an entry, and those of its page, photo and social image that answer. */
async function whereSeen(app: FastifyInstance, entry: ManagedEntry): Promise<string[]> {
  const { id, name, photo, path } = entry;
  const texts = [
    ...publicTexts,
    `/search?q=${encodeURIComponent(entry.title)}`,
    `/api/v1/files/${id}`,
    `/api/v1/files/page/${entry.page}`,
    `/removal?file=${id}`,
    query("files.list", { page: entry.page }),
    query("files.list", { search: name }),
    query("files.list", { title: entry.title }),
    query("files.item", { page: entry.page, key: path?.slice(-10), language: "en" }),
    query("files.shown", { id, language: "en" }),
  ];
  const seen = [];
  for (const url of texts) {
    const { statusCode, body } = await app.inject({ url, headers: { host: "school.example" } });
    // The address itself repeats the name in a failed query, and pages repeat the id of a removal.
    if (statusCode === 200 && [path, photo?.id].some((mark) => mark && body.includes(mark))) seen.push(url);
  }
  const variants = photo
    ? [
        ...photo.sources.map(({ width }) => mediaPath(photo.id, width)),
        ...photo.avif.map(({ width }) => mediaPath(photo.id, width, "avif")),
        ...photo.jpeg.map(({ width }) => mediaPath(photo.id, width, "jpeg")),
      ]
    : [];
  for (const url of [path, entry.sharePicture, ...variants]) {
    if (url && (await app.inject({ url, headers: { host: "school.example" } })).statusCode === 200) seen.push(url);
  }
  return seen;
}

async function everywhere(entry: ManagedEntry): Promise<string[]> {
  await Promise.all([api, replica].map(({ services }) => services.contentVersion.refresh()));
  const [here, there] = [await whereSeen(api.app, entry), await whereSeen(replica.app, entry)];
  expect(here).toEqual(there);
  return here;
}

test("no process answers with an entry before its first day, and all do from midnight on", async () => {
  const tomorrow = schoolDay(new Date(api.clock.now().getTime() + 24 * 3600 * 1000));
  const picture = await noisyPicture(700, 500).jpeg().toBuffer();
  const fields = { page: "NEWS", name: "Sample Author", title: "A feast of tomorrow", titleSw: "Sikukuu ya kesho" };
  const { id } = await client.add({ ...fields, shownFrom: tomorrow }, picture);
  await api.services.photoVariants.makeDue(new AbortController().signal);
  const entry = await client.query<ManagedEntry>("files.read", { id });
  expect(entry).toMatchObject({ shown: false, shownFrom: tomorrow });
  expect(entry.photo?.avif.length).toBeGreaterThan(0);
  expect(entry.sharePicture).not.toBeNull();
  await replica.contentVersion.refresh();

  const news = { url: "/news", headers: { host: "school.example" } };
  const before = await api.app.inject(news);
  const midnight = startOfSchoolDay(tomorrow).getTime();
  for (const app of [api.app, replica.app]) expect(await whereSeen(app, entry)).toEqual([]);
  api.clock.pass(Math.floor((midnight - api.clock.now().getTime()) / 1000) - 1);
  for (const { app, services } of [api, replica]) {
    await updateShownEntries(services);
    expect(await whereSeen(app, entry)).toEqual([]);
  }

  api.clock.pass(2);
  await updateShownEntries(replica.services);
  await api.services.contentVersion.refresh();
  const [here, there] = [await whereSeen(api.app, entry), await whereSeen(replica.app, entry)];
  expect(here).toEqual(there);
  expect(here).toEqual(
    expect.arrayContaining([
      "/?lang=en",
      "/news?lang=en",
      "/news?lang=sw",
      "/images?lang=sw",
      "/feed.xml",
      "/feed.xml?lang=sw",
      "/sitemap.xml",
      "/api/v1/files",
      "/api/v1/files/page/NEWS",
      entry.path,
      entry.sharePicture,
      mediaPath(String(entry.photo?.id), 200),
      mediaPath(String(entry.photo?.id), 640, "avif"),
    ]),
  );
  expect(here.filter((url) => url.startsWith("/api/trpc"))).toHaveLength(5);
  const revalidated = await api.app.inject({
    ...news,
    headers: { ...news.headers, "if-none-match": before.headers.etag },
  });
  expect(revalidated.statusCode).toBe(200);
  const { body: feed } = await api.app.inject("/feed.xml");
  expect(feed).toContain(`<updated>${new Date(midnight).toISOString()}</updated>`);
});

test("from the midnight after its last day on, no answer of any process shows an entry", async () => {
  const today = schoolDay(api.clock.now());
  const picture = await noisyPicture(700, 500).jpeg().toBuffer();
  const fields = { page: "NEWS", name: "Sample Author", title: "A feast of today", titleSw: "Sikukuu ya leo" };
  const { id } = await client.add({ ...fields, shownUntil: today }, picture);
  await api.services.photoVariants.makeDue(new AbortController().signal);
  const entry = await client.query<ManagedEntry>("files.read", { id });
  await replica.contentVersion.refresh();
  const places = ["/news?lang=sw", "/feed.xml", "/sitemap.xml", "/api/v1/files", entry.path];
  for (const app of [api.app, replica.app])
    expect(await whereSeen(app, entry)).toEqual(expect.arrayContaining([...places, entry.sharePicture]));

  const midnight = startOfSchoolDay(today).getTime() + 24 * 3600 * 1000;
  api.clock.pass(Math.floor((midnight - api.clock.now().getTime()) / 1000) - 1);
  await updateShownEntries(replica.services);
  expect(await whereSeen(replica.app, entry)).toContain("/news?lang=en");
  api.clock.pass(2);
  await updateShownEntries(replica.services);
  await api.services.contentVersion.refresh();
  for (const app of [api.app, replica.app]) expect(await whereSeen(app, entry)).toEqual([]);
  const news = (await sitemapEntries(api, "school.example")).find(({ address }) => address.endsWith("/news"));
  expect(news?.changed).toBe(new Date(midnight).toISOString());
});

test("an announcement is on no page of any process before its first day, on all from midnight on", async () => {
  const tomorrow = schoolDay(new Date(api.clock.now().getTime() + 24 * 3600 * 1000));
  const text = { en: "Announced for tomorrow", sw: "Tangazo la kesho" };
  const value = [{ id: crypto.randomUUID(), from: tomorrow, until: tomorrow, text, link: null }];
  const token = await api.logIn(await api.addUser({ role: "ADMIN" }));
  const saved = await api.call("mutation", "site.save", { key: "announcements", value, version: 0 }, token);
  expect(saved.statusCode).toBe(200);
  await replica.contentVersion.refresh();

  const shownBy = async (app: FastifyInstance) => {
    const urls = [...publicTexts, ...languages.map((language) => query("site.read", { language }))];
    const answers = await Promise.all(urls.map((url) => app.inject({ url, headers: { host: "school.example" } })));
    return urls.filter((_, index) => Object.values(text).some((words) => answers[index]?.body.includes(words)));
  };
  const midnight = startOfSchoolDay(tomorrow).getTime();
  api.clock.pass(Math.floor((midnight - api.clock.now().getTime()) / 1000) - 1);
  for (const app of [api.app, replica.app]) expect(await shownBy(app)).toEqual([]);
  api.clock.pass(2);
  const onlyHome = ["/?lang=en", "/?lang=sw", ...languages.map((language) => query("site.read", { language }))];
  for (const app of [api.app, replica.app]) expect(await shownBy(app)).toEqual(onlyHome);
});

test("a waiting entry is in no response, in all when approved, in none after a teacher's edit", async () => {
  const priest = userClient(api, await api.logIn(await api.addUser({ role: "ADMIN" })));
  await priest.mutate("files.setReviewRule", { required: true });
  const teacher = userClient(api, await api.logIn(await api.addUser()));
  const picture = await noisyPicture(700, 500).jpeg().toBuffer();
  const fields = { page: "NEWS", name: "Sample Author", title: "A feast to review", titleSw: "Sikukuu ya kupitiwa" };
  const { id } = await teacher.add(fields, picture);
  await api.services.photoVariants.makeDue(new AbortController().signal);
  const entry = await teacher.query<ManagedEntry>("files.read", { id });
  expect(entry).toMatchObject({ waiting: true, shown: false });
  expect(entry.sharePicture).not.toBeNull();
  expect(entry.photo?.avif.length).toBeGreaterThan(0);
  expect(await everywhere(entry)).toEqual([]);

  await priest.mutate("files.review", { id, version: entry.version, note: "Please name the day." });
  expect(await everywhere(entry)).toEqual([]);
  await priest.mutate("files.review", { id, version: entry.version + 1, note: null });
  const places = await everywhere(entry);
  expect(places).toEqual(
    expect.arrayContaining([
      "/?lang=en",
      "/news?lang=sw",
      "/images?lang=sw",
      "/feed.xml",
      "/sitemap.xml",
      "/search?q=A%20feast%20to%20review",
      "/api/v1/files",
      "/api/v1/files/page/NEWS",
      entry.path,
      entry.sharePicture,
      mediaPath(String(entry.photo?.id), 200),
      mediaPath(String(entry.photo?.id), 640, "avif"),
    ]),
  );

  await teacher.put(id, { ...fields, description: "Changed" });
  expect(await everywhere(entry)).toEqual([]);
});
