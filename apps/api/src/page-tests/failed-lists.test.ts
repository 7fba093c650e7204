import { loadPublicDictionary } from "@visiga/i18n/dictionaries";
import { expect, test, vi } from "vitest";
import { plain, useRenderedSite } from "./rendered-site.ts";

const t = await loadPublicDictionary("en");

const site = await useRenderedSite();

const withoutFiles = async <Result>(read: () => Promise<Result>): Promise<Result> => {
  await site.database.query("ALTER TABLE file RENAME TO file_away");
  try {
    return await read();
  } finally {
    await site.database.query("ALTER TABLE file_away RENAME TO file");
  }
};

test.each([
  ["/gallery", t.gallery.failed],
  ["/news", t.news.failed],
  ["/alumni", t.alumni.failed],
  ["/wawata", t.common.listFailed],
])("%s reports that its list could not be loaded, and Retry requests the page again", async (path, failed) => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  const { $ } = await withoutFiles(() => site.read(`${path}?show=48`));
  expect(logged).toHaveBeenCalled();
  logged.mockRestore();

  const notice = $("main [role=status]").filter((_, element) => plain($(element).text()).includes(failed));
  expect(notice).toHaveLength(1);
  expect($("main [data-items]")).toHaveLength(0);
  const form = notice.find("form");
  expect(form.attr("action")).toBeUndefined();
  expect(form.attr("method")).toBeUndefined();
  expect(form.find("input[name=show]").attr("value")).toBe("48");
  expect(plain(form.find("button").text())).toBe(t.common.retry);
  expect(plain($("main").text()).includes("No WAWATA Images Found")).toBe(path === "/wawata");

  // An incomplete page is not cached.
  const { $: again } = await site.read(`${path}?show=48`);
  expect(again("main [data-items] img").length).toBeGreaterThan(0);
  expect(again("main form[data-retry]")).toHaveLength(0);
});

test("an empty WAWATA page says that it has no images, without Retry", async () => {
  await site.database.query("DELETE FROM file WHERE page = 'WAWATA'");
  const { $ } = await site.read("/wawata?show=72");
  expect(plain($("main").text())).toContain("No WAWATA Images Found");
  expect($("main form[data-retry]")).toHaveLength(0);
});
