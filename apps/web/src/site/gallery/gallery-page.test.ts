import { expect, it } from "vitest";
import { galleryAddress, galleryCounts, galleryList, galleryPlace } from "./gallery-page.tsx";

it("category and length are read from an address in any case", () => {
  expect(galleryPlace({ category: "events", show: 48 })).toEqual({ category: "EVENTS", show: 48 });
});

it("an address with invalid values shows the whole gallery", () => {
  expect(galleryPlace({ category: "harvest", show: "many" })).toEqual({});
  expect(galleryList({})).toEqual({ page: "GALLERY", first: 24 });
});

it("the gallery counts all pictures and those of each category", () => {
  expect(galleryCounts.map(({ title }) => title)).toEqual([undefined, "ENVIRONMENT", "STUDENTS", "EVENTS"]);
});

it("the address of a longer list keeps the category", () => {
  expect(galleryAddress("EVENTS", 48)).toBe("?category=EVENTS&show=48");
  expect(galleryAddress(undefined)).toBe("?");
});
