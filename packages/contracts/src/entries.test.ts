import { expect, test } from "vitest";
import { entryPages, mediaPath, organizationGroup, organizationGroups, photoWeight } from "./entries.ts";
import { entryCreate, entryUpdate } from "./entry-requests.ts";

const good = { name: "Sports day", title: "EVENTS", page: "GALLERY" };
const issues = (value: unknown) => (entryCreate.safeParse(value).error?.issues ?? []).map(({ message }) => message);

test("name, title and page are required, in the documented order", () => {
  expect(issues({})).toEqual(["name_required", "title_required", "page_required"]);
  expect(issues({ name: " ", title: "", page: "\n" })).toEqual(["name_required", "title_required", "page_required"]);
});

test("an unknown page name is refused, also a known one in another case", () => {
  for (const page of entryPages) expect(issues({ ...good, page })).toEqual([]);
  for (const page of ["gallery", "SEMINARIANS", "ALL", " GALLERY"])
    expect(issues({ ...good, page })).toEqual(["page_unknown"]);
});

test("the texts of an entry have maximum lengths", () => {
  expect(issues({ ...good, name: "n".repeat(200), title: "t".repeat(100), description: "d".repeat(5000) })).toEqual([]);
  expect(issues({ ...good, name: "n".repeat(201), title: "t".repeat(101), description: "d".repeat(5001) })).toEqual([
    "name_too_long",
    "title_too_long",
    "description_too_long",
  ]);
});

test("a version is a positive whole number, also as the text of a form", () => {
  expect(entryUpdate.parse({ ...good, version: "3" }).version).toBe(3);
  for (const version of ["x", "0", "1.5", "-1"]) {
    expect(entryUpdate.safeParse({ ...good, version }).error?.issues[0]?.message).toBe("version_invalid");
  }
});

test("the group of a title is found regardless of case and spaces", () => {
  expect(organizationGroup(" Auxiliary  bishop ")).toBe("AUXILIARY_BISHOP");
  expect(organizationGroup("head_chef")).toBe("HEAD_CHEF");
  expect(organizationGroup("gardener")).toBe("OTHER");
  expect(organizationGroups).toHaveLength(22);
});

test("the path of a variant contains its picture, width and format", () => {
  expect(mediaPath("0b8e", 640)).toBe("/media/0b8e/640.webp");
  expect(mediaPath("0b8e", 400, "avif")).toBe("/media/0b8e/400.avif");
});

const photo = (...widths: number[]) => ({ sources: widths.map((width) => ({ width, bytes: width * 100 })), avif: [] });

test("the weight of a photo is that of its widest variant of at most 960 px", () => {
  expect(photoWeight(photo(320, 640, 960, 1280, 1920))).toBe(96_000);
  expect(photoWeight(photo(320, 640))).toBe(64_000);
});

test("the weight of a photo with AVIF is that of its AVIF variant", () => {
  const avif = [400, 960, 1280].map((width) => ({ width, bytes: width * 50 }));
  expect(photoWeight({ ...photo(400, 960, 1280), avif })).toBe(48_000);
});

test("the weight of a photo without a variant of at most 960 px is that of its narrowest variant", () => {
  expect(photoWeight(photo(1280))).toBe(128_000);
});
