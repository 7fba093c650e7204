import { phoneChannelKeys, siteKeys } from "@visiga/contracts/site";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { sectionKeys, siteSearch, siteSections } from "./site-sections.ts";

test("every site value is edited in exactly one section", () => {
  const edited = [...Object.values(sectionKeys).flat(), ...Object.values(phoneChannelKeys)];
  expect(edited.sort()).toEqual([...siteKeys].sort());
});

test.each([
  ["social", { section: "contact", at: "tiktok" }],
  ["message", { section: "school", at: "rectorMessage" }],
  ["motto", { section: "school", at: "motto" }],
  ["rosters", { section: "school", at: "historyYears" }],
  ["joining", { section: "admission", at: "fees" }],
  ["documents", { section: "admission", at: "documents" }],
  ["results", { section: "admission", at: "results" }],
  ["announcements", { section: "calendar", at: "announcements" }],
  ["translation", { section: "pages", only: "missing" }],
  ["samples", { section: "pages", only: "samples" }],
])("the address of the former section %s opens its place in the new one", (section, place) => {
  expect(z.parse(siteSearch, { section })).toEqual({ of: undefined, only: undefined, ...place });
});

test("an address of a section stays, and one of no section opens the list", () => {
  for (const section of siteSections) expect(z.parse(siteSearch, { section }).section).toBe(section);
  for (const section of ["", "nothing", 7, "constructor"])
    expect(z.parse(siteSearch, { section }).section).toBeUndefined();
  expect(z.parse(siteSearch, { section: "contact", of: "/contact", only: "samples" })).toMatchObject({
    of: undefined,
    only: undefined,
  });
});
