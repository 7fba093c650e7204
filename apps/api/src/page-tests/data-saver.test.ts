import { itemAddress } from "@visiga/contracts/item-pages";
import { languages } from "@visiga/contracts/languages";
import { publicPaths } from "@visiga/contracts/public-paths";
import { loadPublicDictionary } from "@visiga/i18n/dictionaries";
import { fill } from "@visiga/i18n/format";
import { describe, expect, test } from "vitest";
import { newestItems } from "./every-path.ts";
import { plain, readOnlySite } from "./rendered-site.ts";

const site = await readOnlySite();

const saving = { "save-data": "on" };

describe.each(languages)("with the data saver on, in %s,", (language) => {
  test.each([...publicPaths, ...newestItems])(
    "%s loads only its HTML and its style before the reader requests more",
    async (path) => {
      const { status, $ } = await site.read(path, language, saving);
      expect(status).toBe(200);
      const scripts = $("script").not("[type='application/ld+json']");
      expect(scripts.toArray().map((script) => $(script).attr("src"))).toEqual([undefined, undefined]);
      expect(scripts.text()).toMatch(/localStorage.*serviceWorker/);
      expect($("link[rel=stylesheet]")).toHaveLength(2);
      expect($("[rel=preload], [rel=modulepreload], video, audio, iframe, object, embed").toArray()).toEqual([]);
      const pictures = $("img").toArray();
      for (const picture of pictures) {
        expect($(picture).attr("loading")).toBe("lazy");
        expect($(picture).closest("details:not([open])")).toHaveLength(1);
      }
      expect($("details[open] img, a details, button details, a a, p details").toArray()).toEqual([]);
      expect($("[style*='url(']").toArray()).toEqual([]);
    },
  );

  test("a tile of the gallery leads to its picture's own page", async () => {
    const { $ } = await site.read("/gallery", language, saving);
    const tiles = $("main [data-items] > li:not([data-year])").toArray();
    expect(tiles.length).toBeGreaterThan(5);
    for (const tile of tiles) {
      const links = $(tile).find("a").not("details a");
      expect(itemAddress(String(links.attr("href")))?.page).toBe("GALLERY");
      expect(plain(links.text())).not.toBe("");
    }
    const { status, $: item } = await site.read(
      String($(tiles[0]).find("a[href^='/gallery/']").attr("href")),
      language,
      saving,
    );
    expect([status, item("main a[href^='/removal?file=']").length]).toEqual([200, 1]);
  });

  test("every picture and film shows its size and has a link to its file", async () => {
    const { saver } = await loadPublicDictionary(language);
    const labels = new Map<string, string>();
    for (const path of publicPaths) {
      const { $ } = await site.read(path, language, saving);
      for (const picture of $("details:has(> a img)").toArray()) {
        const summary = $(picture).children("summary");
        // The file that the reveal loads: AVIF if there is one.
        const address = String($(picture).find("source").attr("srcset") ?? $(picture).find("img").attr("src"));
        // The link leads to the same file, which the browser has then cached.
        expect($(picture).children("a").attr("href")).toBe(address);
        const words = plain(summary.text());
        expect(plain(String(summary.attr("aria-label")))).toContain(words);
        expect(words.startsWith(saver.show)).toBe(true);
        labels.set(address, words);
      }
      for (const film of $("a[href$='.mp4']").toArray())
        labels.set(String($(film).attr("href")), plain($(film).text()));
    }
    expect(labels.size).toBeGreaterThan(50);
    for (const [address, words] of labels) {
      const { statusCode, rawPayload } = await site.get(address);
      expect(statusCode, address).toBe(200);
      const weight = plain(fill(saver.kilobytes, { size: Math.round(rawPayload.length / 1000) }));
      expect(words.endsWith(weight), `${address}: ${words}, ${weight}`).toBe(true);
    }
  });

  test("what a reader sends opens with the data saver, and no other address of a page does", async () => {
    const sent = new Set<string>();
    for (const path of [...publicPaths, ...newestItems]) {
      const { $ } = await site.read(path, language, saving);
      for (const link of $("a[href^='https://wa.me/?text=']").toArray()) {
        const message = new URL(String($(link).attr("href"))).searchParams.get("text") ?? "";
        sent.add(new URL(message.split("\n").at(-1) ?? "").search);
      }
      const heads = $("link[rel=canonical], link[rel=alternate], meta[property='og:url']").toArray();
      const addresses = heads.map((one) => String($(one).attr("href") ?? $(one).attr("content")));
      expect(addresses.filter((address) => address.includes("saver"))).toEqual([]);
      const without = await site.read(path, language);
      expect(without.$("a[href*='saver%3Don'], a[href*='saver=on']").not("[href^='?']").toArray()).toEqual([]);
    }
    expect([...sent].filter((search) => !search.includes("saver=on"))).toEqual([]);
    expect(sent.size).toBeGreaterThan(0);
    expect((await site.get("/sitemap.xml", saving)).body).not.toContain("saver");
  });

  test("a first visit by an address with the data saver gets its page with the style sheets inside", async () => {
    const page = await site.get("/history", { cookie: "saver=on" });
    const sheets = [...page.body.matchAll(/<link rel="stylesheet" href="([^"]+)"\/>/g)];
    expect(sheets).toHaveLength(2);
    let inside = page.body;
    for (const [link, address = ""] of sheets) {
      const { body } = await site.get(address);
      inside = inside.replace(link, () => `<style>${body}</style>`);
    }
    const light = await site.get("/history?saver=on");
    expect([light.statusCode, light.body]).toEqual([200, inside]);
    expect((await site.get("/history?saver=on", { cookie: "saver=on" })).body).toBe(page.body);
    const bare = await site.get("/history");
    expect(bare.body).not.toContain("data-saver");
    expect(light.headers["set-cookie"]).toMatch(/^saver=on;/);
  });

  test("a link in the menu turns the data saver on and off and keeps the rest of the address", async () => {
    const { saver } = await loadPublicDictionary(language);
    const link = async (headers: Record<string, string>) => {
      const { $ } = await site.read("/gallery?show=48", language, headers);
      const found = $("#menu a[href*='saver=']");
      return [found.text(), found.attr("href"), found.attr("rel")];
    };
    expect(await link({})).toEqual([saver.on, "?show=48&saver=on", "nofollow"]);
    expect(await link(saving)).toEqual([saver.off, "?show=48&saver=off", "nofollow"]);
    const cookie = `language=${language}; saver=off`;
    expect((await link({ ...saving, cookie }))[0]).toBe(saver.on);
  });
});
