import { expect, test } from "vitest";
import { entryPages } from "./entries.ts";
import { answerForAnyPlace, countsAsMinors, mayShowStudents } from "./minors.ts";

const title = "EVENTS";

test("students appear on five pages, and under the title GAMES on every page", () => {
  expect(entryPages.filter((page) => mayShowStudents({ page, title }))).toEqual([
    "HOME",
    "ABOUT",
    "NEWS",
    "GALLERY",
    "SEMINARIAN",
  ]);
  expect(mayShowStudents({ page: "WAWATA", title: " games " })).toBe(true);
  expect(mayShowStudents({ page: "", title: "" })).toBe(false);
});

test("pictures count as showing minors where students appear, until somebody says otherwise", () => {
  const [gallery, alumni] = [
    { page: "GALLERY", title },
    { page: "ALUMNI", title },
  ];
  expect([null, true, false].map((answer) => countsAsMinors(answer, gallery))).toEqual([true, true, false]);
  expect([null, true, false].map((answer) => countsAsMinors(answer, alumni))).toEqual([false, true, false]);
});

test("the assumption of no minors does not carry over to pages where students appear", () => {
  expect(answerForAnyPlace(false, { page: "ALUMNI", title })).toBeNull();
  expect(answerForAnyPlace(false, { page: "GALLERY", title })).toBe(false);
  expect(answerForAnyPlace(true, { page: "ALUMNI", title })).toBe(true);
});
