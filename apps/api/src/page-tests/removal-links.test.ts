import { itemAddress } from "@visiga/contracts/item-pages";
import { languages } from "@visiga/contracts/languages";
import { picturePaths, publicPaths } from "@visiga/contracts/public-paths";
import { loadPublicDictionary } from "@visiga/i18n/dictionaries";
import type { CheerioAPI } from "cheerio";
import { beforeAll, describe, expect, test } from "vitest";
import { newestItems } from "./every-path.ts";
import { plain, type RenderedSite, readOnlySite } from "./rendered-site.ts";

let site: RenderedSite;
let entries: { id: string; photo: string }[];
beforeAll(async () => {
  site = await readOnlySite();
  entries = await site.database.query("SELECT id, photo_id AS photo FROM file WHERE photo_id IS NOT NULL");
});

const hrefs = ($: CheerioAPI, links: string): string[] =>
  $(links)
    .toArray()
    .map((link) => String($(link).attr("href")));

describe.each(languages)("in %s", (language) => {
  test.each([...publicPaths, ...newestItems])(
    "every picture on %s is at most two links away from its removal form",
    async (path) => {
      const { removal } = await loadPublicDictionary(language);
      const { $ } = await site.read(path, language);
      const choice = $("footer a[href^='/removal?on=']");
      expect(choice.length).toBe(picturePaths.some((each) => each === path) ? 1 : 0);
      if (choice.length > 0) expect(plain(choice.text())).toBe(removal.title);
      const { $: chosen } = choice.length > 0 ? await site.read(String(choice.attr("href")), language) : { $ };
      const reached = new Set(
        [...hrefs($, "main a"), ...hrefs(chosen, "main a")]
          .flatMap((href) => {
            const [, id] = /^\/removal\?file=(.+)$/.exec(href) ?? [];
            const key = itemAddress(href)?.key;
            return entries.filter((entry) => entry.id === id || (key && entry.id.replaceAll("-", "").startsWith(key)));
          })
          .map(({ photo }) => photo),
      );
      const shown = $("main img[src^='/media/']")
        .toArray()
        .map((image) => String($(image).attr("src")).split("/")[2]);
      expect(shown.filter((photo) => photo && !reached.has(photo))).toEqual([]);
    },
  );
});
