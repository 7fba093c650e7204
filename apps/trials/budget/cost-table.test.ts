import { expect, test } from "vitest";
import { costTable, excesses, screenTable } from "./cost-table.ts";
import type { PageCost } from "./measure-costs.ts";

const cost: PageCost = {
  path: "/contact",
  language: "en",
  parts: { script: 12_000, style: 11_000, html: 10_000, font: 28_000, picture: 58_000, film: 0, other: 1_000 },
  styleSheets: 2,
  first: 120_000,
  second: 2_000,
  saver: 25_000,
};

test("a page that costs exactly its budget is accepted", () => {
  expect(excesses(cost)).toEqual([]);
  expect(String(costTable([cost]))).toMatch(/25\.0\s*$/);
});

test("every exceeded budget is reported with its excess", () => {
  const heavy = { ...cost, parts: { ...cost.parts, script: 12_500 }, styleSheets: 4, second: 2_100 };
  expect(excesses(heavy)).toEqual([
    { what: "script", by: 500 },
    { what: "style sheets", by: 2 },
    { what: "second", by: 100 },
  ]);
  expect(String(costTable([cost, heavy]))).toContain("script 0.5, 2 style sheets, second 0.1");
});

test("a page of pictures has a larger budget than a page of words", () => {
  const [words, pictures] = (["/contact", "/gallery"] as const).map((path) =>
    excesses({ ...cost, path, first: 330_000, saver: 30_000 }).map(({ what }) => what),
  );
  expect({ words, pictures }).toEqual({ words: ["first", "saver"], pictures: [] });
});

test("a screen of the dashboard is listed in the language that costs more, beside its budget", () => {
  const screen = { path: "/dashboard", budget: 195_000 };
  const costs = [
    { ...screen, language: "en", received: 188_000 },
    { ...screen, language: "sw", received: 191_400 },
  ] as const;
  expect(String(screenTable(costs))).toMatch(/\/dashboard\s+191\.4\s+195/);
});
