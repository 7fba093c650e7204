import { expect, test } from "vitest";
import { isCacheablePage, pageKey, requestedLanguage, showsItems } from "./page-key.ts";

const url = (address: string) => new URL(address, "https://school.example");

test.each([
  ["/", true],
  ["/News/", true],
  ["/images?page=news", true],
  ["/gallery?show=48", true],
  ["/gallery?show=48&from=24", false],
  ["/news/first-maize-0198c2f4a1", true],
  ["/News/0198c2f4a1/?lang=sw", true],
  ["/news/first-maize", false],
  ["/offline", false],
  ["/nowhere", false],
  ["/login", false],
  ["/set-password", false],
  ["/dashboard", false],
  ["/users", false],
  ["/api/v1/files", false],
  ["/media/picture.webp", false],
  ["/metrics", false],
])("whether %s is cached: %s", (address, cached) => {
  expect(isCacheablePage(url(address))).toBe(cached);
});

test.each([
  ["/news", true],
  ["/Gallery/?show=48&lang=sw", true],
  ["/alumni", true],
  ["/images?page=news", true],
  ["/news/first-maize-0198c2f4a1", true],
  ["/", false],
  ["/history", false],
  ["/offline", false],
])("whether %s is an item's page or a list of items: %s", (address, found) => {
  expect(showsItems(url(address))).toBe(found);
});

test("the key holds path, language and the parameters that change the page, and drops all others", () => {
  expect(pageKey(url("/Gallery/?utm_source=x&show=48&lang=en#top"), "sw")).toBe(
    "https://school.example/gallery?show=48&lang=sw",
  );
  expect(pageKey(url("/?show=many"), "en")).toBe("https://school.example/?lang=en");
});

test("the language of an address is read only if it is a language of the site", () => {
  expect(["/?lang=sw", "/?lang=fr", "/"].map((address) => requestedLanguage(url(address)))).toEqual([
    "sw",
    undefined,
    undefined,
  ]);
});
