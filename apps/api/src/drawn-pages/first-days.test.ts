import { schoolDay, startOfSchoolDay } from "@visiga/contracts/dates";
import { mediaPath } from "@visiga/contracts/files";
import { languages } from "@visiga/contracts/languages";
import type { ManagedFile } from "@visiga/contracts/managed-files";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { siteRoot } from "#app.ts";
import { updateShownFiles } from "#features/files/shown-days.ts";
import { variantsOf } from "#testing/encoded-photos.ts";
import { type FileClient, fileClient } from "#testing/file-client.ts";
import { publicTexts, publicQuery as query, whereSeen } from "#testing/public-answers.ts";
import { openReplica, type Replica } from "#testing/replica.ts";
import { noisyPicture } from "#testing/sample-pictures.ts";
import { sitemapEntries } from "#testing/sitemap.ts";
import { createTestApp, type TestApp } from "#testing/test-app.ts";

let api: TestApp;
let replica: Replica;
let client: FileClient;
beforeAll(async () => {
  api = await createTestApp({ site: { root: siteRoot, development: false }, encodeVariants: variantsOf });
  const databaseUrl = String(api.config.databaseUrl);
  replica = await openReplica(api, { databaseUrl, trustedFor: 60_000, site: siteRoot });
  client = fileClient(api, await api.logIn(await api.addUser()));
});
afterAll(async () => {
  await replica.close();
  await api.close();
});

test("before its first day no answer of any process shows a file, and from midnight on all processes show it", async () => {
  const tomorrow = schoolDay(new Date(api.clock.now().getTime() + 24 * 3600 * 1000));
  const picture = await noisyPicture(700, 500).jpeg().toBuffer();
  const fields = { page: "NEWS", name: "Sample Author", title: "A feast of tomorrow", titleSw: "Sikukuu ya kesho" };
  const { id } = await client.add({ ...fields, shownFrom: tomorrow }, picture);
  // The database dates the missing variants by its own clock.
  api.clock.pass(300);
  await api.services.photoVariants.makeDue(new AbortController().signal);
  const file = await client.query<ManagedFile>("files.read", { id });
  expect(file).toMatchObject({ shown: false, shownFrom: tomorrow });
  expect(file.photo?.avif.length).toBeGreaterThan(0);
  expect(file.sharePicture).not.toBeNull();
  await replica.contentVersion.refresh();

  const news = { url: "/news", headers: { host: "school.example" } };
  const before = await api.app.inject(news);
  const midnight = startOfSchoolDay(tomorrow).getTime();
  for (const app of [api.app, replica.app]) expect(await whereSeen(app, file)).toEqual([]);
  api.clock.pass(Math.floor((midnight - api.clock.now().getTime()) / 1000) - 1);
  for (const { app, services } of [api, replica]) {
    await updateShownFiles(services);
    expect(await whereSeen(app, file)).toEqual([]);
  }

  api.clock.pass(2);
  await updateShownFiles(replica.services);
  await api.services.contentVersion.refresh();
  const [here, there] = [await whereSeen(api.app, file), await whereSeen(replica.app, file)];
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
      file.path,
      file.sharePicture,
      mediaPath(String(file.photo?.id), 200),
      mediaPath(String(file.photo?.id), 640, "avif"),
    ]),
  );
  expect(here.filter((url) => url.startsWith("/api/trpc"))).toHaveLength(5);
  const asked = await api.app.inject({ ...news, headers: { ...news.headers, "if-none-match": before.headers.etag } });
  expect(asked.statusCode).toBe(200);
  const { body: feed } = await api.app.inject("/feed.xml");
  expect(feed).toContain(`<updated>${new Date(midnight).toISOString()}</updated>`);
});

test("from the midnight after its last day on, no answer of any process shows a file", async () => {
  const today = schoolDay(api.clock.now());
  client = fileClient(api, await api.logIn(await api.addUser()));
  const picture = await noisyPicture(700, 500).jpeg().toBuffer();
  const fields = { page: "NEWS", name: "Sample Author", title: "A feast of today", titleSw: "Sikukuu ya leo" };
  const { id } = await client.add({ ...fields, shownUntil: today }, picture);
  api.clock.pass(300);
  await api.services.photoVariants.makeDue(new AbortController().signal);
  const file = await client.query<ManagedFile>("files.read", { id });
  await replica.contentVersion.refresh();
  const places = ["/news?lang=sw", "/feed.xml", "/sitemap.xml", "/api/v1/files", file.path];
  for (const app of [api.app, replica.app])
    expect(await whereSeen(app, file)).toEqual(expect.arrayContaining([...places, file.sharePicture]));

  const midnight = startOfSchoolDay(today).getTime() + 24 * 3600 * 1000;
  api.clock.pass(Math.floor((midnight - api.clock.now().getTime()) / 1000) - 1);
  await updateShownFiles(replica.services);
  expect(await whereSeen(replica.app, file)).toContain("/news?lang=en");
  api.clock.pass(2);
  await updateShownFiles(replica.services);
  await api.services.contentVersion.refresh();
  for (const app of [api.app, replica.app]) expect(await whereSeen(app, file)).toEqual([]);
  const news = (await sitemapEntries(api, "school.example")).find(({ address }) => address.endsWith("/news"));
  expect(news?.changed).toBe(new Date(midnight).toISOString());
});

test("before its first day no answer of any process shows an announcement, and from midnight on all processes show it", async () => {
  const tomorrow = schoolDay(new Date(api.clock.now().getTime() + 24 * 3600 * 1000));
  const text = { en: "Announced for tomorrow", sw: "Tangazo la kesho" };
  const value = [{ from: tomorrow, until: tomorrow, text, link: null }];
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
