import { expect, test } from "vitest";
import { itemAddress, itemIds, itemPath } from "./item-pages.ts";

const id = "0198c2f4-a1b2-7c3d-8e4f-5a6b7c8d9e0f";
const pathOf = (...headlines: (string | null)[]) => itemPath({ id, page: "NEWS" }, headlines);

test.each([
  ["First maize from the new field", "/news/first-maize-from-the-new-field-0198c2f4a1"],
  ["  St.\u00a0Mary’s: Été – “100%”!  ", "/news/st-marys-ete-100-0198c2f4a1"],
  ["🌽🎉", "/news/0198c2f4a1"],
  ["   ", "/news/0198c2f4a1"],
  ["../../<script>?lang=sw#x", "/news/script-lang-sw-x-0198c2f4a1"],
  ["-0198c2f4a1-", "/news/0198c2f4a1-0198c2f4a1"],
  ["中文", "/news/0198c2f4a1"],
  ["a".repeat(200), `/news/${"a".repeat(60)}-0198c2f4a1`],
  [
    "The whole school walked to Kibaha and back on the feast of Corpus Christi",
    "/news/the-whole-school-walked-to-kibaha-and-back-on-the-feast-of-0198c2f4a1",
  ],
])("the address of %j names the item with the words of its headline", (headline, path) => {
  expect(pathOf(headline)).toEqual(path);
  expect(itemAddress(String(pathOf(headline)))).toEqual({ page: "NEWS", key: "0198c2f4a1" });
});

test("an item's address uses the English headline, or the Swahili one if that has no letters", () => {
  expect(pathOf("Maize", "Mahindi")).toBe("/news/maize-0198c2f4a1");
  expect(pathOf("🌽", "Mahindi")).toBe("/news/mahindi-0198c2f4a1");
  expect(pathOf("🌽", null)).toBe("/news/0198c2f4a1");
});

test("entries of a page without item pages have no path", () => {
  expect(itemPath({ id, page: "WAWATA" }, ["Visit"])).toBeNull();
  expect(itemPath({ id, page: "ALUMNI" }, ["Sample"])).toBe("/alumni/sample-0198c2f4a1");
});

test.each([
  "/news",
  "/news/",
  "/news/maize",
  "/news/maize-0198c2f4a",
  "/news/a/b-0198c2f4a1",
  "/staff/a-0198c2f4a1",
  "/news/a-0198C2F4A1",
])("the address %s names no item", (path) => {
  expect(itemAddress(path)).toBeNull();
});

test("a key covers the ids that begin with it", () => {
  const { first, last } = itemIds("0198c2f4a1");
  expect(first).toBe("0198c2f4-a100-0000-0000-000000000000");
  expect(last).toBe("0198c2f4-a1ff-ffff-ffff-ffffffffffff");
  expect(first < id && id < last).toBe(true);
});
