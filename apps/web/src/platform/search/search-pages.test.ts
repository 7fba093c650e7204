import type { SearchPage } from "@visiga/contracts/search-module";
import { describe, expect, test } from "vitest";
import { searchPages } from "./search-pages.ts";

const page = (title: string, keywords = ""): SearchPage => ({ title, keywords, group: "", to: `/${title}` });
const titles = (pages: readonly SearchPage[], query: string) => searchPages(pages, query).map(({ title }) => title);

describe("a query", () => {
  const pages = [page("Masters’ café", "Form 1, maji"), page("A-level Admission", "café")];

  test("a blank query finds nothing", () => {
    expect(titles(pages, "")).toEqual([]);
    expect(titles(pages, " \t\u00a0 ")).toEqual([]);
  });

  test("a query ignores case, accents and apostrophes", () => {
    expect(titles(pages, "CAFE")).toEqual(["Masters’ café", "A-level Admission"]);
    expect(titles(pages, "cafe\u0301")).toEqual(["Masters’ café", "A-level Admission"]);
    expect(titles(pages, "masters cafe")).toEqual(["Masters’ café"]);
    expect(titles([page("Kilimo", "ng’ombe")], "ng'ombe")).toEqual(["Kilimo"]);
  });

  test("a query with surrounding spaces, or spaces for hyphens, finds the same pages", () => {
    expect(titles(pages, "  a level ")).toEqual(["A-level Admission"]);
  });

  test("a query finds pages by their keywords", () => {
    expect(titles(pages, "form 1")).toEqual(["Masters’ café"]);
    expect(titles(pages, "nothing like it")).toEqual([]);
    expect(titles(pages, "!?")).toEqual([]);
  });

  test("a query finds pages that contain its words in any order", () => {
    expect(titles(pages, "admission to the café")).toEqual(["A-level Admission"]);
    expect(titles(pages, "admission lion zebra hippo")).toEqual([]);
    expect(titles(pages, "admission cafe")).toEqual(["A-level Admission"]);
    expect(titles(pages, "cafe ya admission")).toEqual(["A-level Admission"]);
  });

  test("short words of a query match whole words only, and are ignored if no page contains them", () => {
    const levels = [page("A-level"), page("O-level"), page("Post", "to b level")];
    expect(titles(levels, "level a")).toEqual(["A-level"]);
    expect(titles(levels, "level of")).toEqual(["A-level", "O-level", "Post"]);
  });
});

test("search ranks titles that begin with the query, then whole words, then beginnings of words", () => {
  const pages = [page("One", "workshop"), page("Two", "work"), page("Manual work"), page("Work")];
  expect(titles(pages, "work")).toEqual(["Work", "Manual work", "Two", "One"]);
});

test("a query matches the beginnings of words, and parts of words only if nothing begins with it", () => {
  const pages = [page("Alumni", "roadmap"), page("Staff", "mapadri"), page("Contact", "the map"), page("Map of roads")];
  expect(titles(pages, "map")).toEqual(["Map of roads", "Contact", "Staff"]);
  expect(titles(pages, "adri")).toEqual(["Staff"]);
  expect(titles(pages, "ad")).toEqual([]);
});

test("items come after all other pages, in the same order among themselves", () => {
  const items = [page("Map of the farm"), page("The map")].map((each) => ({ ...each, item: true as const }));
  expect(titles([...items.reverse(), page("Contact", "map")], "map")).toEqual([
    "Contact",
    "Map of the farm",
    "The map",
  ]);
});

test.each([
  ["0712345678", "Contact"],
  ["+255 712 345 678", "Contact"],
  ["00255712345678", "Contact"],
  ["0712 345", "Contact"],
  ["15000", "Fees"],
  ["15 000", "Fees"],
  ["1850000", "Fees"],
  ["2027", "Calendar"],
  ["wazazi walezi", "Parents"],
  ["walezi/wazazi", "Parents"],
  ["form 4", "Parents"],
  ["-4", "Parents"],
  ["necta", "Parents"],
  ["Noe\u0308l", "Parents"],
  ["SACRE COEUR", "Parents"],
  ["adda", "Fees"],
  ["mtiani", "Calendar"],
  ["usahili", "Calendar"],
  ["usiali", "Calendar"],
  ["mitihani", "Calendar"],
])("%s finds %s", (query, title) => {
  const pages = [
    page("Contact", "+255 (0) 712 345 678"),
    page("Fees", "Ada, Tsh 15,000, 1,850,000/="),
    page("Calendar", "mtihani, usaili, 18 Septemba 2027"),
    page("Parents", "wazazi/walezi, Form-4, www.necta.go.tz, Noël, Sacré-Cœur"),
  ];
  expect(titles(pages, query)).toEqual([title]);
});

test.each(["'", "’", " ʼ ` ´ ", "!?", "😀", "adz", "xyzxyz"])("%s finds nothing", (query) => {
  expect(titles([page("Fees", "ada, ng'ombe 😀")], query)).toEqual([]);
});

test("small words of a question count only if there are no others, or pages with all words", () => {
  const pages = [page("Fees", "ada ya shule"), page("How to apply"), page("Apply", "katika shule")];
  expect(titles(pages, "ada za shule yetu")).toEqual(["Fees"]);
  expect(titles(pages, "how to apply")).toEqual(["How to apply"]);
  expect(titles(pages, "how do I apply?")).toEqual(["How to apply"]);
  expect(titles(pages, "why apply")).toEqual(["Apply", "How to apply"]);
  expect(titles(pages, "katika")).toEqual(["Apply"]);
});

test("a mistyped word finds nothing if another word of the query is missing", () => {
  const pages = [page("Fees", "ada ya mwaka"), page("Exams", "mtihani")];
  expect(titles(pages, "adda mwaka")).toEqual(["Fees"]);
  expect(titles(pages, "adda mtiani")).toEqual([]);
});

test.each([
  ["schoolfees", ["Fees"]],
  ["school feesaccount", ["Fees"]],
  ["crdb account", ["Fees"]],
  ["form IV results", ["Results"]],
  ["formfour", ["Results"]],
  ["kidato cha 4", ["Results"]],
  ["results kidato cha nne", ["Results"]],
  ["matokeo form six 2025", ["Results of Form 6"]],
  ["exam", []],
  ["fees grand hotel bus", []],
  ["fees form 2025", ["Fees"]],
  ["14/02/2027", []],
])("%s finds %j by other spaces, spellings of a form, or the rarest of its words", (query, expected) => {
  const pages = [page("Fees", "school fees, account"), page("Results", "Form 4"), page("Results of Form 6", "matokeo")];
  expect(titles(pages, query)).toEqual(expected);
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
