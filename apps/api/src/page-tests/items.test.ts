import { socialImageLimits } from "@visiga/contracts/entries";
import { itemAddress, itemPages, itemPaths } from "@visiga/contracts/item-pages";
import { languages } from "@visiga/contracts/languages";
import { resourceBudgets } from "@visiga/contracts/page-budgets";
import { loadPublicDictionary } from "@visiga/i18n/dictionaries";
import { formatDay } from "@visiga/i18n/format";
import { sampleName } from "@visiga/i18n/sample-name";
import { noisyPicture } from "@visiga/testing/sample-pictures";
import { load } from "cheerio";
import sharp from "sharp";
import { describe, expect, test, vi } from "vitest";
import { userClient } from "#testing/user-client.ts";
import { origin, plain, useRenderedSite } from "./rendered-site.ts";

const site = await useRenderedSite();
const client = userClient(site.api, await site.api.logIn(await site.api.addUser()));

const news = { page: "NEWS", name: "Sample Author", title: "First maize", titleSw: "Mahindi ya kwanza" };

describe.each(languages)("in %s", (language) => {
  test.each(itemPages)("each of the newest entries of %s has its own page, with a link in the list", async (page) => {
    const { items } = await site.api.services.publicEntries.list({ page, language, first: 3 });
    const { $: list } = await site.read(itemPaths[page], language);
    for (const { id, path, title, name, description, sample } of items) {
      expect(list(`main a[href="${path}"]`).length, String(path)).toBeGreaterThan(0);
      const { status, $ } = await site.read(String(path), language);
      expect(status).toBe(200);
      const heading = page === "NEWS" ? title : name;
      const near = items.filter((item) => item.id !== id).map((item) => item.path);
      const beside = $("main nav a")
        .map((_, link) => $(link).attr("href"))
        .get();
      expect(beside).toEqual(expect.arrayContaining(near));
      expect(beside).not.toContain(path);
      expect(plain($("h1").text())).toBe(plain(sample ? sampleName(heading, language) : heading));
      for (const line of (description ?? "").split(/\n+/)) expect(plain($("main").text())).toContain(plain(line));
      expect($(`main a[href="${itemPaths[page]}"]`)).toHaveLength(1);
      expect($("main [data-share]").attr("data-share")).toBe(path);
      const edit = load($("template[data-edit-link]").html() ?? "")("a");
      expect(edit.attr("href")).toBe(`/dashboard?page=${page}&edit=${id}`);
    }
  });

  test("a news page has the whole text, the day and structured data", async () => {
    const paragraphs = ["A long sentence about maize. ".repeat(100).trim(), "<b>The end</b>"];
    const description = paragraphs.join("\n\n");
    const record = await client.add({ ...news, description, descriptionSw: description, eventDay: "2026-10-31" });
    const { $ } = await site.read(String(record.path), language);
    const written = $("main p")
      .toArray()
      .map((paragraph) => $(paragraph).text());
    expect(written.slice(-paragraphs.length)).toEqual(paragraphs);
    const title = language === "en" ? "First maize" : "Mahindi ya kwanza";
    expect($("main time").attr("datetime")).toBe(record.date);
    expect($("main time").text()).toBe(formatDay(record.date, language));
    expect(JSON.parse($("script[type='application/ld+json']").text())).toMatchObject({
      "@context": "https://schema.org",
      "@type": "NewsArticle",
      headline: title,
      url: `${origin}${record.path}`,
      datePublished: record.date,
      author: { name: "Sample Author" },
      publisher: { logo: { "@type": "ImageObject", url: `${origin}/icon-512.png` } },
    });
    const meta = (name: string) => $(`meta[property="${name}"], meta[name="${name}"]`).attr("content") ?? "";
    expect(meta("og:title")).toContain(title);
    const { $: shared } = await site.read(`${record.path}?lang=${language}`, "en", { cookie: "" });
    expect(shared("meta[property='og:title']").attr("content")).toContain(title);
    expect(shared("meta[property='og:locale']").attr("content")).toBe(language === "en" ? "en_GB" : "sw_TZ");
    expect(meta("og:type")).toBe("article");
    expect(meta("description")).toMatch(/^A long sentence .{100,180}…$/);
    expect(meta("og:description")).toBe(meta("description"));
    const query = language === "sw" ? "?lang=sw" : "";
    expect($("link[rel=canonical]").attr("href")).toBe(`${origin}${record.path}${query}`);
    expect($("link[hreflang=sw]").attr("href")).toBe(`${origin}${record.path}?lang=sw`);
    expect($("link[hreflang=x-default]").attr("href")).toBe(`${origin}${record.path}`);
  });

  test("the list of news links to its feed", async () => {
    const { $ } = await site.read("/news", language);
    const feed = await site.get(String($("link[type='application/atom+xml']").attr("href")));
    expect(feed.statusCode).toBe(200);
    expect(feed.body).toContain(`xml:lang="${language}"`);
  });

  test("an item without a picture, a description or an author has a page", async () => {
    const { untitled } = (await loadPublicDictionary(language)).gallery;
    const { id, path } = await client.add({ page: "GALLERY", name: "🌽", title: "EVENTS" });
    expect((await site.read(String(path), language)).status).toBe(200);
    await site.database.query("UPDATE file SET name = ' ', name_sw = NULL WHERE name = '🌽'");
    await site.dropPages();
    const { $ } = await site.read(String(path), language);
    expect($("h1").text()).toBe(untitled);
    await client.delete(id);
  });
});

test("right after an upload a link has a small social image, cropped at the focal point", async () => {
  const picture = await noisyPicture(1600, 1200).jpeg().toBuffer();
  const record = await client.add({ ...news, focalX: "20", focalY: "0", alt: "Sacks of maize" }, picture);
  /** WhatsApp uses no scripts and no cookies. */
  const preview = async () => {
    const { $ } = await site.read(String(record.path));
    const property = (name: string) => $(`meta[property="${name}"]`).attr("content") ?? "";
    return { address: property("og:image").slice(origin.length), alt: property("og:image:alt"), property };
  };
  const { address, alt, property } = await preview();
  expect(address).toBe(`/media/${record.photo?.id}/share-20-0.jpg`);
  expect(alt).toBe("Sacks of maize");
  const answer = await site.get(address);
  expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "image/jpeg"]);
  const { format, width, height } = await sharp(answer.rawPayload).metadata();
  expect({ format, width, height }).toEqual({
    format: "jpeg",
    width: socialImageLimits.width,
    height: socialImageLimits.height,
  });
  expect([property("og:image:width"), property("og:image:height")]).toEqual(["1200", "630"]);
  expect(answer.rawPayload.length).toBeLessThan(300_000);

  await client.mutate("files.setTakenDown", { id: record.id, takenDown: true });
  expect((await site.get(String(record.path))).statusCode).toBe(404);
  expect((await site.get(address)).statusCode).toBe(404);
});

test("a headline of emoji or markup appears unchanged, and its page has its own address", async () => {
  for (const title of ["🌽🎉", "👩‍🌾", "<script>alert(1)</script>"]) {
    const { id, path } = await client.add({ ...news, title });
    expect(itemAddress(String(path))).toEqual({ page: "NEWS", key: id.replaceAll("-", "").slice(0, 10) });
    const { status, $ } = await site.read(String(path));
    expect([status, $("h1").text()]).toEqual([200, title]);
    expect($("title").text()).toContain(title);
    expect(JSON.parse($("script[type='application/ld+json']").text()).headline).toBe(title);
    const { $: list } = await site.read("/news");
    expect(plain(list(`main a[href="${path}"]`).text())).toContain(title);
    expect((await site.get("/feed.xml")).body).toContain(`${path}`);
    await client.delete(id);
  }
});

test("an outdated address of an item redirects to its page, an invented one gets the 404 page", async () => {
  const record = await client.add(news);
  const moved = await site.get(String(record.path).replace("first-maize", "nonsense"));
  expect([moved.statusCode, moved.headers.location]).toEqual([301, record.path]);
  const lost = await site.get("/not-found");
  const invented = await site.get("/news/first-maize-0000000000");
  expect([invented.statusCode, invented.body]).toEqual([404, lost.body]);
  await client.delete(record.id);
  expect((await site.get(String(record.path))).statusCode).toBe(404);
});

test("an item page whose read fails has status 500 and is not cached", async () => {
  const { path } = await client.add(news);
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  await site.database.query("ALTER TABLE file RENAME TO file_away");
  try {
    expect((await site.get(String(path))).statusCode).toBe(500);
  } finally {
    await site.database.query("ALTER TABLE file_away RENAME TO file");
    logged.mockRestore();
  }
  expect((await site.get(String(path))).statusCode).toBe(200);
});

test.each(itemPages)("the page of an entry of %s stays within the budget of HTML", async (page) => {
  const { rawPayload, headers } = await site.api.app.inject({
    url: String((await site.api.services.publicEntries.list({ page, first: 1 })).items[0]?.path),
    headers: { "accept-encoding": "br" },
  });
  expect(headers["content-encoding"]).toBe("br");
  expect(rawPayload.length).toBeLessThan(resourceBudgets.html);
});
