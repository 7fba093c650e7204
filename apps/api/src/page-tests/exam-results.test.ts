import { languages } from "@visiga/contracts/languages";
import { loadPublicDictionary } from "@visiga/i18n/dictionaries";
import { expect, test } from "vitest";
import { plain, useRenderedSite } from "./rendered-site.ts";

const site = await useRenderedSite();

const none = { candidates: 0, divisionI: 0, divisionII: 0, divisionIII: 0, divisionIV: 0, division0: 0, link: null };
const csee = { ...none, exam: "csee" };
const entered = [
  { ...csee, year: 2023, candidates: 3, divisionI: 1, divisionII: 1, divisionIII: 1 },
  { ...none, exam: "acsee", year: 2024, candidates: 7, divisionI: 7 },
  { ...csee, year: 2025, candidates: 300, divisionI: 299, division0: 1, link: "https://example.org/2025" },
  { ...csee, year: 2024 },
];

const enter = (results: readonly object[]) => site.enter("results", results);

/** The cells of the table by row, as a screen reader reads them. */
async function tableOf(path: string, language: "en" | "sw" = "en"): Promise<string[][]> {
  const { $ } = await site.read(path, language);
  $("article table [aria-hidden]").remove();
  return $("article table tr")
    .toArray()
    .map((row) =>
      $(row)
        .find("th, td")
        .toArray()
        .map((cell) =>
          plain(
            $(cell)
              .html()
              ?.replace(/<[^>]+>/g, " ") ?? "",
          )
            .replace(/&lt;/g, "<")
            .replace(/&gt;/g, ">"),
        ),
    );
}

test("without results neither page has a table of them", async () => {
  for (const path of ["/o-level", "/a-level"]) expect(await tableOf(path)).toEqual([]);
});

test.each(languages)("each page has the results of its examination, newest year first, in %s", async (language) => {
  await enter(entered);
  const { results } = await loadPublicDictionary(language);
  const head = [results.year, results.candidates, ...results.divisions];
  expect(await tableOf("/o-level", language)).toEqual([
    head,
    ["2025", "300", "299 >99%", "0 0%", "0 0%", "0 0%", "1 <1%"],
    ["2024", "0", "0", "0", "0", "0", "0"],
    ["2023", "3", "1 33%", "1 33%", "1 33%", "0 0%", "0 0%"],
  ]);
  expect(await tableOf("/a-level", language)).toEqual([head, ["2024", "7", "7 100%", "0 0%", "0 0%", "0 0%", "0 0%"]]);
  const { $ } = await site.read("/o-level", language);
  expect(plain($("article table caption").text())).toBe(plain(results.caption));
  expect($("article a[href='https://example.org/2025']").text()).toContain("2025");
  expect($("article tbody th[scope=row]").length).toBe(3);
  expect($("article thead th[scope=col]").length).toBe(7);
});

test("the bars are as high as the shares", async () => {
  await enter(entered);
  const { $ } = await site.read("/o-level");
  const heights = $("article tbody tr")
    .first()
    .find("[style*='border-bottom-width']")
    .map((_, bar) => Number(/border-bottom-width:([\d.]+)rem/.exec($(bar).attr("style") ?? "")?.[1]));
  expect(heights.get()).toEqual([3.99, 0, 0, 0, 0.01]);
});
