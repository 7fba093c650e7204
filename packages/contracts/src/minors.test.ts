import { expect, test } from "vitest";
import { filePages } from "./files.ts";
import { countsAsMinors, mayShowPupils, saidAnywhere } from "./minors.ts";

const title = "EVENTS";

test("pupils appear on five pages, and under the title GAMES on every page", () => {
  expect(filePages.filter((page) => mayShowPupils({ page, title }))).toEqual([
    "HOME",
    "ABOUT",
    "NEWS",
    "GALLERY",
    "SEMINARIAN",
  ]);
  expect(mayShowPupils({ page: "WAWATA", title: " games " })).toBe(true);
  expect(mayShowPupils({ page: "", title: "" })).toBe(false);
});

test("a picture counts as showing minors where pupils appear, until somebody says that none can be recognised", () => {
  const [gallery, alumni] = [
    { page: "GALLERY", title },
    { page: "ALUMNI", title },
  ];
  expect([null, true, false].map((said) => countsAsMinors(said, gallery))).toEqual([true, true, false]);
  expect([null, true, false].map((said) => countsAsMinors(said, alumni))).toEqual([false, true, false]);
});

test("the assumption that a picture shows no minors does not carry over to pages where pupils appear", () => {
  expect(saidAnywhere(false, { page: "ALUMNI", title })).toBeNull();
  expect(saidAnywhere(false, { page: "GALLERY", title })).toBe(false);
  expect(saidAnywhere(true, { page: "ALUMNI", title })).toBe(true);
});
