import { entryPages } from "@visiga/contracts/entries";
import type { SiteKey } from "@visiga/contracts/site";
import { siteValueSchema } from "@visiga/contracts/site-editing";
import { expect, test } from "vitest";
import { demoEntries } from "./demo-entries.ts";
import { demoSite } from "./demo-site.ts";
import { pictureAlternatives } from "./picture-alternatives.ts";

test("the demo entries have every text in both languages", () => {
  for (const { name, title, description } of demoEntries) {
    for (const words of [name, title, description]) {
      if (words === null || typeof words === "string") continue;
      expect(words.en === "").toBe(words.sw === "");
      expect(words.en.length).toBeLessThanOrEqual(200);
    }
  }
});

test("the demo entries name pages and drawings that exist", () => {
  expect(demoEntries.filter(({ page }) => !entryPages.includes(page))).toEqual([]);
  expect(demoEntries.filter(({ picture }) => picture && !(picture in pictureAlternatives.en))).toEqual([]);
  expect(Object.keys(pictureAlternatives.sw)).toEqual(Object.keys(pictureAlternatives.en));
});

test.each(Object.entries(demoSite))("the demo value of %s is one that the dashboard takes", (key, value) => {
  expect(siteValueSchema(key as SiteKey).safeParse(value).error).toBeUndefined();
});
