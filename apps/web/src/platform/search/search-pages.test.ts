import { framedPaths } from "@visiga/contracts/public-paths";
import { loadPublicDictionary } from "@visiga/i18n/dictionaries";
import { describe, expect, test } from "vitest";
import { type SearchPage, searchList, searchPages } from "./search-pages.ts";

const page = (title: string, keywords = ""): SearchPage => ({ title, keywords, group: "", to: `/${title}` });
const titles = (pages: readonly SearchPage[], query: string) => searchPages(pages, query).map(({ title }) => title);

const english = searchList((await loadPublicDictionary("en")).search);
const swahili = searchList((await loadPublicDictionary("sw")).search);
const addresses = (pages: readonly SearchPage[], query: string) => searchPages(pages, query).map(({ to }) => to);

describe("a query", () => {
  const pages = [page("Masters’ café", "Form 1, maji"), page("A-level Admission", "café")];

  test("finds nothing if it is blank", () => {
    expect(titles(pages, "")).toEqual([]);
    expect(titles(pages, " \t\u00a0 ")).toEqual([]);
  });

  test("ignores case, accents and apostrophes", () => {
    expect(titles(pages, "CAFE")).toEqual(["Masters’ café", "A-level Admission"]);
    expect(titles(pages, "cafe\u0301")).toEqual(["Masters’ café", "A-level Admission"]);
    expect(titles(pages, "masters cafe")).toEqual(["Masters’ café"]);
    expect(titles([page("Kilimo", "ng’ombe")], "ng'ombe")).toEqual(["Kilimo"]);
  });

  test("may have surrounding spaces, and spaces for hyphens", () => {
    expect(titles(pages, "  a level ")).toEqual(["A-level Admission"]);
  });

  test("finds pages by their keywords", () => {
    expect(titles(pages, "form 1")).toEqual(["Masters’ café"]);
    expect(titles(pages, "nothing like it")).toEqual([]);
    expect(titles(pages, "!?")).toEqual([]);
  });

  test("finds pages that contain its words in any order", () => {
    expect(titles(pages, "admission to the café")).toEqual([]);
    expect(titles(pages, "admission cafe")).toEqual(["A-level Admission"]);
    expect(titles(pages, "cafe ya admission")).toEqual(["A-level Admission"]);
  });

  test("matches short words as whole words, and ignores them if no page contains them", () => {
    const levels = [page("A-level"), page("O-level"), page("Post", "to b level")];
    expect(titles(levels, "level a")).toEqual(["A-level"]);
    expect(titles(levels, "level of")).toEqual(["A-level", "O-level", "Post"]);
  });
});

test("results are titles that begin with the query, then titles that contain it, then keywords", () => {
  const pages = [page("One", "work"), page("Homework"), page("Work"), page("Two", "work")];
  expect(titles(pages, "work")).toEqual(["Work", "Homework", "One", "Two"]);
});

test("a result has the range of the query in its title", () => {
  const match = (title: string, query: string) => {
    const [found] = searchPages([page(title, "keyword")], query);
    return found?.match ? title.slice(...found.match) : null;
  };
  expect(match("A-level Admission", "a level")).toBe("A-level");
  expect(match("The café’s door", "CAFES")).toBe("café’s");
  expect(match("A-level", "keyword")).toBe(null);
});

describe("the fixed list", () => {
  test("has each of the 24 public pages except the home page once", () => {
    expect(english).toHaveLength(24);
    expect(["/", ...english.map(({ to }) => to)].sort()).toEqual([...framedPaths].sort());
  });

  test("is searchable in the page's language and in the other one", () => {
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
