import { entryPages } from "@visiga/contracts/entries";
import { expect, test } from "vitest";
import { choicesOf, titleOn } from "./title-choices.ts";

test.each([
  ["GALLERY", "students", "STUDENTS"],
  ["GALLERY", "Choir", "EVENTS"],
  ["GALLERY", "games", "GAMES"],
  ["HOME", "", "HOME"],
  ["HOME", "STAFFS", "STAFFS"],
  ["WAWATA", "emblem", "EMBLEM"],
  ["SEMINARIAN", "a-level", "A-LEVEL"],
  ["SEMINARIAN", "EVENTS", "SEMINARIAN"],
  ["ORGANIZATION", "Head_Chef", "HEAD CHEF"],
  ["ORGANIZATION", "EVENTS", ""],
  ["NEWS", "EVENTS", ""],
  ["NEWS", "The harvest", "The harvest"],
  ["ALUMNI", "Class of 1995", "Class of 1995"],
  ["", "Choir", "Choir"],
])("once page %s is chosen, the title %s is %s", (page, title, expected) => {
  expect(titleOn(page, title)).toBe(expected);
});

test("a written title of an earlier form stays a choice, and a missing one chooses nothing", () => {
  expect(choicesOf("GALLERY", "Choir")).toMatchObject({ chosen: "Choir", titles: expect.arrayContaining(["Choir"]) });
  expect(choicesOf("ORGANIZATION", "Rector")?.chosen).toBe("RECTOR");
  expect(choicesOf("ORGANIZATION", " ")?.chosen).toBe("");
  expect(choicesOf("ALUMNI", "EVENTS")).toBeNull();
});

test("each page offers a title once", () => {
  for (const page of entryPages) {
    const titles = choicesOf(page, "")?.titles ?? [];
    expect(new Set(titles).size, page).toBe(titles.length);
  }
});
