import { load } from "cheerio";
import { describe, expect, test } from "vitest";
import { sitemapEntries } from "#testing/sitemap.ts";
import { createTestApp } from "#testing/test-app.ts";
import { useTestApp } from "#testing/use-test-app.ts";
import { userClient } from "#testing/user-client.ts";

const host = "school.example:8080";

const { api } = await useTestApp();

const get = (url: string, headers: Record<string, string> = {}) =>
  api.app.inject({ url, headers: { host, ...headers } });

const entries = () => sitemapEntries(api, host);

test("each news item is listed in both languages with its last edit, until hidden or deleted", async () => {
  const token = await api.logIn(await api.addUser());
  const client = userClient(api, token);
  const record = await client.add({ name: "Sample Author", title: "Second maize", page: "NEWS" });
  const address = `http://${host}${record.path}`;
  const ofNews = async () => (await entries()).filter((entry) => entry.address.startsWith(address));
  expect(await ofNews()).toMatchObject([{ address }, { address: `${address}?lang=sw` }]);
  api.clock.pass(60);
  await client.put(record.id, { name: "Sample Author", title: "Second maize", page: "NEWS", description: "Sacks" });
  expect((await ofNews())[0]?.changed).toBe(api.clock.now().toISOString());
  await client.mutate("files.setTakenDown", { id: record.id, takenDown: true });
  expect(await ofNews()).toEqual([]);
  await client.mutate("files.setTakenDown", { id: record.id, takenDown: false });
  await client.delete(record.id);
  expect(await ofNews()).toEqual([]);
});

describe("the feed", () => {
  const read = async (query = "") => load((await get(`/feed.xml${query}`)).body, { xml: true });

  test("the feed has the news of its language, newest first, with addresses and its author", async () => {
    const client = userClient(api, await api.logIn(await api.addUser()));
    const older = await client.add({
      name: "A",
      title: "Older",
      titleSw: "Ya zamani",
      page: "NEWS",
      eventDay: "2026-01-01",
    });
    const text = "Rice & <b>beans</b>\u0007\n“twice”";
    const newer = await client.add({
      name: "A & B",
      title: "Newer",
      page: "NEWS",
      description: text,
      eventDay: "2027-01-01",
    });
    const english = await read();
    const entry = english("entry").first();
    expect(english("feed").attr("xml:lang")).toBe("en");
    expect(entry.find("title").text()).toBe("Newer");
    expect(entry.find("id").text()).toBe(`urn:uuid:${newer.id}`);
    expect(entry.find("link[rel=alternate]").attr("href")).toBe(`http://${host}${newer.path}`);
    expect(entry.find("author name").text()).toBe("A & B");
    expect(entry.find("summary").text()).toBe(text.replace("\u0007", ""));
    expect(english("summary:empty")).toHaveLength(0);
    expect(english("feed > updated").text()).toBe(
      english("entry > updated")
        .toArray()
        .map((at) => english(at).text())
        .sort()
        .at(-1),
    );
    const swahili = await read("?lang=sw");
    const titles = swahili("entry > title")
      .toArray()
      .map((title) => swahili(title).text());
    expect(titles.indexOf("Ya zamani")).toBeGreaterThan(titles.indexOf("Newer"));
    const links = swahili("entry > link")
      .toArray()
      .map((link) => swahili(link).attr("href"));
    expect(links).toContain(`http://${host}${older.path}?lang=sw`);
  });

  test("the feed is valid without news", async () => {
    const empty = await createTestApp();
    const answer = await empty.app.inject("/feed.xml?lang=fr");
    expect(answer.headers["content-type"]).toBe("application/atom+xml; charset=utf-8");
    const $ = load(answer.body, { xml: true });
    expect([$("feed").attr("xml:lang"), $("entry").length, $("feed > updated").length]).toEqual(["en", 0, 1]);
    await empty.close();
  });
});
