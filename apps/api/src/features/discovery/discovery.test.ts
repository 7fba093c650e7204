import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { EntryRecord } from "@visiga/contracts/entries";
import { privatePaths, publicPaths } from "@visiga/contracts/public-paths";
import { expect, test } from "vitest";
import { SiteValueEntity } from "#features/site/site-value.entity.ts";
import { sitemapEntries } from "#testing/sitemap.ts";
import { createTestApp } from "#testing/test-app.ts";
import { useTestApp } from "#testing/use-test-app.ts";
import { userClient } from "#testing/user-client.ts";

const host = "school.example:8080";
const brand = fileURLToPath(new URL("../../../../../packages/artwork/files/brand", import.meta.url));

const { api } = await useTestApp();

const get = (url: string, headers: Record<string, string> = {}) =>
  api.app.inject({ url, headers: { host, ...headers } });

const entries = () => sitemapEntries(api, host);

test("the sitemap lists exactly the public pages with content, in both languages, in lower case", async () => {
  const addresses = (await entries()).map(({ address }) => address);
  const withContent = publicPaths.filter((path) => !["/joining", "/calendar", "/documents", "/results"].includes(path));
  expect(addresses).toEqual(
    withContent.flatMap((path) => ["", "?lang=sw"].map((query) => `http://${host}${path}${query}`)),
  );
  expect(addresses.map((address) => new URL(address).pathname.toLowerCase())).toEqual(
    addresses.map((address) => new URL(address).pathname),
  );
});

test("each entry of the sitemap names the page's other languages and its default address", async () => {
  for (const { address, links } of await entries()) {
    const page = address.split("?")[0];
    expect([...links.matchAll(/rel="alternate" hreflang="(.*?)" href="(.*?)"/g)].map(([, ...link]) => link)).toEqual([
      ["en", page],
      ["sw", `${page}?lang=sw`],
      ["x-default", page],
    ]);
  }
});

const changedOn = async (path: string) =>
  (await entries()).find(({ address }) => address === `http://${host}${path}`)?.changed;

test("the sitemap has the date of each change: add, edit, move, take down, delete, reorder", async () => {
  expect(await changedOn("/news")).toBeUndefined();
  const client = userClient(api, await api.logIn(await api.addUser()));
  /** Makes a change after advancing the clock by a minute. */
  const later = async (change: () => Promise<unknown>) => {
    api.clock.pass(60);
    await change();
    return api.clock.now().toISOString();
  };
  const { id } = await client.add({ page: "NEWS" });
  const added = await changedOn("/news");
  expect(added).toBe(api.clock.now().toISOString());
  expect(await changedOn("/")).toBe(added);
  expect(await changedOn("/gallery")).toBeUndefined();

  const edited = await later(() => client.put(id, { page: "NEWS", name: "Renamed" }));
  expect(await changedOn("/news")).toBe(edited);
  const moved = await later(() => client.changeAll([id], "GALLERY"));
  expect([await changedOn("/news"), await changedOn("/gallery")]).toEqual([moved, moved]);
  const down = await later(() => client.mutate("files.setTakenDown", { id, takenDown: true }));
  expect(await changedOn("/gallery")).toBe(down);
  // Visitors do not see these changes.
  await later(() => client.put(id, { page: "GALLERY", name: "Renamed again" }));
  await later(() => client.delete(id));
  expect(await changedOn("/gallery")).toBe(down);

  const [one, other] = [await client.add({ page: "ORGANIZATION" }), await client.add({ page: "ORGANIZATION" })];
  const seen = (await client.query<{ items: EntryRecord[] }>("files.list", { page: "ORGANIZATION" })).items.map(
    ({ id }) => id,
  );
  const ordered = await later(() =>
    client.mutate("files.arrange", { page: "ORGANIZATION", ids: [...seen].reverse(), seen }),
  );
  expect(await changedOn("/organization")).toBe(ordered);
  await client.delete(one.id);
  const deleted = await later(() => client.delete(other.id));
  expect(await changedOn("/organization")).toBe(deleted);
});

test.each([
  ["waits for review", "waiting = true"],
  ["is taken down", "taken_down = true"],
  ["lacks the consent for minors", "minors = true"],
])("the sitemap does not have the last day of a record that %s", async (_, state) => {
  const client = userClient(api, await api.logIn(await api.addUser()));
  const { id } = await client.add({ page: "WAWATA" });
  await client.delete(id);
  const before = await changedOn("/wawata");
  const another = await client.add({ page: "WAWATA" });
  await api.services.contentVersion.change(async (manager) => {
    await manager.query("DELETE FROM revision WHERE subject_id = $1", [another.id]);
    const ended = `shown_as_of = '2099-01-02', shown_until = '2099-01-01', created_at = '2020-01-01', ${state}`;
    await manager.query(`UPDATE file SET ${ended} WHERE id = $1`, [another.id]);
  });
  expect(await changedOn("/wawata")).toBe(before);
});

test("the sitemap has the date of changes of site values", async () => {
  const changed = new Date(Date.now() + 60_000);
  await api.services.contentVersion.change(async (manager) => {
    await manager.insert(SiteValueEntity, { key: "phoneOffice", value: "+255 700 000 001", changedAt: changed });
  });
  expect(await changedOn("/contact")).toBe(changed.toISOString());
  expect(await changedOn("/pillars")).toBeUndefined();
});

test("markup in the Host header is escaped", async () => {
  const { body } = await get("/sitemap.xml", { host: "a.example/<b>&'\"" });
  expect(body).toContain("<loc>http://a.example/&#60;b&#62;&#38;&#39;&#34;/</loc>");
});

test("robots.txt names the sitemap and excludes what is private and choices that redirect", async () => {
  const { body, headers } = await get("/robots.txt");
  expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
  expect(body.split("\n")).toEqual([
    "User-agent: *",
    ...[
      ...privatePaths,
      "/restore",
      "/removal",
      "/preview",
      "/api",
      "/*?saver=off",
      "/*&saver=off",
      "/*?theme=",
      "/*&theme=",
    ].map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: http://${host}/sitemap.xml`,
    "",
  ]);
});

test("sitemap and robots.txt use the public address if one is set", async () => {
  const behind = await createTestApp({ environment: { PUBLIC_URL: "https://www.example.org" } });
  expect((await behind.app.inject("/robots.txt")).body).toContain("Sitemap: https://www.example.org/sitemap.xml");
  expect((await behind.app.inject("/sitemap.xml")).body).toContain("<loc>https://www.example.org/news?lang=sw</loc>");
  await behind.close();
});

test.each([
  ["?lang=sw", "en", "sw", "Seminari Ndogo ya Mtakatifu Maria, Visiga"],
  ["?lang=en", "sw", "en", "St.\u00a0Mary’s Junior Seminary, Visiga"],
  ["?lang=fr", "sw-TZ", "sw", "Seminari Ndogo ya Mtakatifu Maria, Visiga"],
  ["", undefined, "en", "St.\u00a0Mary’s Junior Seminary, Visiga"],
])("the manifest requested with %s by a browser that prefers %s is in %s", async (query, accepted, lang, name) => {
  const { headers, ...answer } = await get(
    `/manifest.webmanifest${query}`,
    accepted === undefined ? {} : { "accept-language": accepted },
  );
  expect(headers["content-type"]).toBe("application/manifest+json; charset=utf-8");
  expect(headers.vary).toContain("accept-language");
  expect(answer.json()).toMatchObject({ lang, name, short_name: "Visiga", start_url: "/", display: "standalone" });
});

test("the manifest of the dashboard takes pictures and texts that a phone shares", async () => {
  for (const [lang, name] of [
    ["en", "Visiga: Dashboard"],
    ["sw", "Visiga: Dashibodi"],
  ]) {
    const manifest = (await get(`/dashboard.webmanifest?lang=${lang}`)).json();
    const paths = { id: "/dashboard", start_url: "/dashboard", scope: "/dashboard" };
    expect(manifest).toMatchObject({ lang, name, short_name: "Visiga", ...paths });
    expect(manifest.share_target).toMatchObject({ action: "/dashboard/share", method: "POST" });
    expect(manifest.share_target.params.files[0].accept).toContain("image/*");
  }
  expect((await get("/manifest.webmanifest")).json()).not.toHaveProperty("share_target");
});

test("the manifest has colours and existing icons of the crest, one of them maskable", async () => {
  const manifest = (await get("/manifest.webmanifest")).json();
  expect([manifest.theme_color, manifest.background_color]).toEqual(["#0b1f5c", "#fdfbf6"]);
  const icons: { src: string; sizes: string; purpose: string }[] = manifest.icons;
  expect(icons.filter(({ src }) => !existsSync(`${brand}${src}`))).toEqual([]);
  expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(["192x192", "512x512"]));
  expect(icons.map(({ purpose }) => purpose)).toContain("maskable");
});

test.each(["/sitemap.xml", "/feed.xml", "/robots.txt", "/manifest.webmanifest", "/dashboard.webmanifest"])(
  "%s may be cached for a limited time",
  async (url) => {
    expect((await get(url)).headers["cache-control"]).toMatch(/^public, max-age=\d+$/);
    expect((await api.app.inject({ url, method: "HEAD" })).statusCode).toBe(200);
  },
);
