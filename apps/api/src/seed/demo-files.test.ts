import { filePages } from "@visiga/contracts/files";
import type { SiteKey } from "@visiga/contracts/site";
import { siteValueSchema } from "@visiga/contracts/site-editing";
import { expect, test } from "vitest";
import { demoFiles } from "./demo-files.ts";
import { demoSite } from "./demo-site.ts";
import { pictureAlternatives } from "./picture-alternatives.ts";

test("the demo files have every text in both languages", () => {
  for (const { name, title, description } of demoFiles) {
    for (const words of [name, title, description]) {
      if (words === null || typeof words === "string") continue;
      expect(words.en === "").toBe(words.sw === "");
      expect(words.en.length).toBeLessThanOrEqual(200);
    }
  }
});

test("the demo files name pages and drawings that exist", () => {
  expect(demoFiles.filter(({ page }) => !filePages.includes(page))).toEqual([]);
  expect(demoFiles.filter(({ picture }) => picture && !(picture in pictureAlternatives.en))).toEqual([]);
  expect(Object.keys(pictureAlternatives.sw)).toEqual(Object.keys(pictureAlternatives.en));
});

test.each(Object.entries(demoSite))("the demo value of %s is one that the dashboard takes", (key, value) => {
  expect(siteValueSchema(key as SiteKey).safeParse(value).error).toBeUndefined();
});
