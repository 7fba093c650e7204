import { framedPaths } from "@visiga/contracts/public-paths";
import type { SearchPage } from "@visiga/contracts/search-module";
import { loadPublicDictionary } from "@visiga/i18n/dictionaries";
import { searchList } from "@visiga/i18n/search-list";
import { describe, expect, test } from "vitest";
import { searchPages } from "./search-pages.ts";

const facts = {
  reportingDays: [{ day: "2027-01-11", what: "New boys", level: "both" as const }],
  termDates: [{ id: "1", first: "2027-01-11", last: "2027-01-11", what: "Term begins", level: null }],
  documents: [{ id: "1", title: "Circular", file: { id: "1", pages: 1, bytes: 1 }, place: null, until: null }],
};
const english = searchList((await loadPublicDictionary("en")).search, { facts, items: [] }, "en");
const swahili = searchList((await loadPublicDictionary("sw")).search, { facts, items: [] }, "sw");
const addresses = (pages: readonly SearchPage[], query: string) => searchPages(pages, query).map(({ to }) => to);

describe("the fixed list", () => {
  test("the fixed list has each of the 25 public pages except the home page once", () => {
    expect(english).toHaveLength(25);
    expect(["/", ...english.map(({ to }) => to)].sort()).toEqual([...framedPaths].sort());
  });

  test("the fixed list is searchable in the page's language and in the other one", () => {
    expect(addresses(english, "wahitimu")).toEqual(["/alumni"]);
    expect(addresses(swahili, "dispensary")[0]).toBe("/dispensary");
    expect(addresses(english, "tahasusi")).toContain("/a-level-admission");
    expect(addresses(swahili, "masharti ya A-level")).toContain("/a-level-admission");
    expect(addresses(swahili, "15,000")).toEqual(["/o-level-admission", "/a-level-admission"]);
  });

  test.each(english.map((entry, index) => [entry.to, entry.title, swahili[index]?.title ?? ""]))(
    "%s is found by its title in either language",
    (to, ...names) => {
      for (const name of names) {
        expect(addresses(english, name)).toContain(to);
        expect(addresses(swahili, name)).toContain(to);
      }
    },
  );
});
