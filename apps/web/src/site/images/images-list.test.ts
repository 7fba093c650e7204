import { expect, it } from "vitest";
import { imagesAddress, imagesList, imagesPlace } from "./images-list.ts";

it("reads page, words and length from an address", () => {
  expect(imagesPlace({ page: "news", q: " choir ", show: 48 })).toEqual({ page: "NEWS", q: "choir", show: 48 });
  expect(imagesPlace({ q: 1990 })).toEqual({ q: "1990" });
});

it("asks for everything where an address names nothing", () => {
  expect(imagesPlace({ page: "ALL", q: "  ", show: {} })).toEqual({});
  expect(imagesList({})).toEqual({ first: 24 });
});

it("keeps page and words in the address of a longer list", () => {
  expect(imagesAddress({ page: "NEWS", q: "Form 1", show: 48 })).toBe("?page=NEWS&q=Form+1&show=48");
});
