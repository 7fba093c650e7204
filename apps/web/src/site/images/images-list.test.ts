import { expect, it } from "vitest";
import { imagesAddress, imagesList, imagesPlace } from "./images-list.ts";

it("page, search words and length are read from an address", () => {
  expect(imagesPlace({ page: "news", q: " choir ", show: 48 })).toEqual({ page: "NEWS", q: "choir", show: 48 });
  expect(imagesPlace({ q: 1990 })).toEqual({ q: "1990" });
});

it("an address without valid values shows the whole library", () => {
  expect(imagesPlace({ page: "ALL", q: "  ", show: {} })).toEqual({});
  expect(imagesList({})).toEqual({ first: 24 });
});

it("the address of a longer list keeps page and search words", () => {
  expect(imagesAddress({ page: "NEWS", q: "Form 1", show: 48 })).toBe("?page=NEWS&q=Form+1&show=48");
});
