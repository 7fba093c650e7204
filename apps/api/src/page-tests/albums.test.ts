import { languages } from "@visiga/contracts/languages";
import { loadPublicDictionary } from "@visiga/i18n/dictionaries";
import { fill } from "@visiga/i18n/format";
import { beforeAll, expect, test } from "vitest";
import { plain, useRenderedSite } from "./rendered-site.ts";

let path: string;
const site = await useRenderedSite();
beforeAll(async () => {
  const [news] = await site.database.query(
    "SELECT id FROM file WHERE page = 'NEWS' AND photo_id IS NOT NULL ORDER BY created_at LIMIT 1",
  );
  const [photo] = await site.database.query(
    "SELECT photo_id, social_image FROM file WHERE page = 'GALLERY' AND photo_id IS NOT NULL LIMIT 1",
  );
  await site.database.query("UPDATE file SET photo_id = NULL, social_image = NULL WHERE id = $1", [news.id]);
  await site.database.query(
    `INSERT INTO file (name, title, page, album, photo_id, social_image)
      SELECT 'Album picture ' || i, 'EVENTS', 'GALLERY', $1, $2, $3 FROM generate_series(1, 15) AS i`,
    [news.id, photo.photo_id, `${photo.photo_id}/share-50-50.jpg`],
  );
  await site.dropPages();
  path = String((await site.api.services.publicEntries.shown({ id: news.id, language: "en" }))?.path);
});

test.each(languages)("news shows twelve pictures of its album and folds the others, in %s", async (language) => {
  const { $ } = await site.read(path, language);
  const { album } = (await loadPublicDictionary(language)).news;
  expect($("#album").text()).toBe(album.title);
  expect($("section > [data-items] > li")).toHaveLength(12);
  expect(plain($("section details summary").text())).toBe(fill(album.more, { count: 3 }));
  expect($("section details [data-items] > li")).toHaveLength(3);
  // The numbers of an upload of many pictures are not their words.
  expect(plain($("section > [data-items] > li").first().text())).toBe("Album picture");
  expect($("dialog[data-full-size]")).toHaveLength(1);
});

test("news without a picture is shared with the first one of its album", async () => {
  const { $ } = await site.read(path);
  expect($("meta[property='og:image']").attr("content")).toMatch(/\/share-50-50\.jpg$/);
});

test("the gallery names albums above its pictures, and nothing without any", async () => {
  const { gallery } = await loadPublicDictionary("en");
  const names = async () => {
    const { $ } = await site.read("/gallery");
    return $(`main nav[aria-label='${gallery.albums}'] a`)
      .map((_, link) => $(link).attr("href"))
      .get();
  };
  expect(await names()).toEqual([path]);
  await site.database.query("UPDATE file SET album = NULL");
  await site.dropPages();
  expect(await names()).toEqual([]);
  expect((await site.read(path)).$("#album")).toHaveLength(0);
});
