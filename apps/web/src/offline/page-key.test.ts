import { expect, test } from "vitest";
import { askedLanguage, isKeptPage, pageKey } from "./page-key.ts";

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
])("%s is kept: %s", (address, kept) => {
  expect(isKeptPage(url(address))).toBe(kept);
});

test("the key names path, language and what changes the page, whatever else an address says", () => {
  expect(pageKey(url("/Gallery/?utm_source=x&show=48&lang=en#top"), "sw")).toBe(
    "https://school.example/gallery?show=48&lang=sw",
  );
  expect(pageKey(url("/?show=many"), "en")).toBe("https://school.example/?lang=en");
});

test("an address asks for a language only if it is one of the site's", () => {
  expect(["/?lang=sw", "/?lang=fr", "/"].map((address) => askedLanguage(url(address)))).toEqual([
    "sw",
    undefined,
    undefined,
  ]);
});
