import { loadPublicDictionary } from "@visiga/i18n/dictionaries";
import { expect, test } from "vitest";
import { contentNav } from "./content-nav.ts";

const t = await loadPublicDictionary("en");
const places = (facts: Parameters<typeof contentNav>[2]) => contentNav(t, "contact", facts).links.map(({ to }) => to);

test("the contact page lists the sections whose values were entered, and the page on pictures", () => {
  expect(places({ phoneAdmission: "+255 700 000 002", postalAddress: "P.O. Box 000" })).toEqual([
    "/contact#call",
    "/contact#visit",
    "/privacy",
  ]);
});

test("the contact page lists the page on pictures without any values", () => {
  expect(places({})).toEqual(["/privacy"]);
});
