import { expect, it } from "vitest";
import * as english from "./en/public-dictionary.ts";
import { placesOf } from "./page-texts.ts";
import { isSampleText, sampleTexts } from "./sample-texts.ts";
import * as swahili from "./sw/public-dictionary.ts";
import { placeholdersOf, textAt } from "./text-paths.ts";

it("sample texts are listed once, exist in both dictionaries and have no placeholders", () => {
  expect(new Set(sampleTexts).size).toBe(sampleTexts.length);
  const defaults = sampleTexts.map((path) => [textAt(english, path), textAt(swahili, path)]);
  expect(defaults.flat()).not.toContain(undefined);
  expect(placeholdersOf(defaults.flat().join())).toEqual([]);
});

it("every sample text can be edited in the dashboard", () => {
  expect(sampleTexts.filter((path) => placesOf(path).length === 0)).toEqual([]);
});

it("texts that the specification does not state are samples, and texts that it states are not", () => {
  for (const path of ["about.plan.items.2.text", "dispensary.laboratory.title", "wine.text", "pillars.list.3.text"]) {
    expect(isSampleText(path), path).toBe(true);
  }
  for (const path of ["description", "admission.condition2.note", "pillars.list.3.title", "dispensary.open.title"]) {
    expect(isSampleText(path), path).toBe(false);
  }
});
