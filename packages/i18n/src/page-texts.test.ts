import { expect, it } from "vitest";
import * as publicDictionary from "./en/public-dictionary.ts";
import { declaredTexts, isFixedText, placesOf, textPlaces, textsOf } from "./page-texts.ts";
import { textsByPath } from "./text-paths.ts";

const paths = [...textsByPath(publicDictionary).keys()];
const covers = (declared: string) => paths.some((path) => path === declared || path.startsWith(`${declared}.`));

it("every text of the public dictionary is declared as a page text or an interface text", () => {
  expect(paths.filter((path) => placesOf(path).length === 0 && !isFixedText(path))).toEqual([]);
});

it("every declared text exists in the dictionary", () => {
  expect(declaredTexts.filter((path) => !covers(path))).toEqual([]);
});

it("interface texts are excluded from the pages that contain them", () => {
  expect(placesOf("alumni.lead")).toEqual(["/alumni"]);
  expect(placesOf("alumni.viewMore")).toEqual([]);
  expect(placesOf("navbar.archdiocese")).toEqual(["everyPage"]);
  expect(placesOf("navbar.menu")).toEqual([]);
  expect(placesOf("pillars.list.0.title")).toEqual(["/", "/pillars"]);
  expect(placesOf("unknown.text")).toEqual([]);
});

it.each(textPlaces)("%s has texts, each once", (place) => {
  const texts = textsOf(place, paths);
  expect(texts.length).toBeGreaterThan(0);
  expect(new Set(texts).size).toBe(texts.length);
});

it("the texts of a page are in the page's order", () => {
  const texts = textsOf("/a-level-admission", paths);
  expect(texts.indexOf("admissionAlevel.condition1.title")).toBeLessThan(texts.indexOf("admission.form.price"));
  expect(texts.at(-1)).toMatch(/^search\.aLevelAdmission\./);
});
