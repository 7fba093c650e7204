import { loadPublicDictionary } from "@visiga/i18n/dictionaries";
import { expect, test } from "vitest";
import { containsPath, menuGroups, menuPages } from "./navigation.ts";

const { navbar } = await loadPublicDictionary("en");

test("the groups contain the documented pages in the documented order", () => {
  expect(menuGroups(navbar).map(({ label, pages }) => [label, ...pages.map(({ to }) => to)])).toEqual([
    ["About Us", "/about-us", "/msg", "/staff", "/history", "/organization"],
    ["Services", "/o-level", "/a-level", "/spiritual", "/games", "/dispensary"],
    ["Work", "/works", "/work"],
    ["Admission", "/o-level-admission", "/a-level-admission"],
  ]);
  expect(menuPages(navbar).map(({ to }) => to)).toEqual(["/alumni", "/news", "/contact"]);
});

test("a group contains a page only if the whole path matches", () => {
  const [, , work] = menuGroups(navbar);
  expect(work && containsPath(work, "/work")).toBe(true);
  expect(work && containsPath(work, "/wor")).toBe(false);
});
