import { expect, it } from "vitest";
import { galleryList } from "#site/lists/page-lists.ts";
import { galleryAddress } from "./gallery-address.ts";
import { galleryCounts, galleryPlace } from "./gallery-place.ts";

it("reads category and length from an address, whatever the case", () => {
  expect(galleryPlace({ category: "events", show: 48 })).toEqual({ category: "EVENTS", show: 48 });
});

it("shows the whole gallery for words that name nothing", () => {
  expect(galleryPlace({ category: "harvest", show: "many" })).toEqual({});
  expect(galleryList({})).toEqual({ page: "GALLERY", first: 24 });
});

it("counts all pictures and each category", () => {
  expect(galleryCounts.map(({ title }) => title)).toEqual([undefined, "ENVIRONMENT", "STUDENTS", "EVENTS"]);
});

it("keeps the category in the address of a longer list", () => {
  expect(galleryAddress("EVENTS", 48)).toBe("?category=EVENTS&show=48");
  expect(galleryAddress(undefined)).toBe("?");
});
