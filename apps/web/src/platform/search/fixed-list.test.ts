import { framedPaths } from "@visiga/contracts/public-paths";
import type { SearchPage } from "@visiga/contracts/search-module";
import { loadPublicDictionary } from "@visiga/i18n/dictionaries";
import { searchList } from "@visiga/i18n/search-list";
import { withTexts } from "@visiga/i18n/text-paths";
import { describe, expect, test } from "vitest";
import { searchPages } from "./search-pages.ts";

const facts = {
  phoneOffice: "+255 712 345 678",
  emailAdmission: "visiga@example.org",
  postalAddress: "S.L.P. 35222, Dar es Salaam",
  rectorName: "Pd. Yohane Mushi",
  reportingDays: [{ day: "2027-01-11", last: null, what: "New boys", afterwards: null, level: "both" as const }],
  termDates: [{ id: "1", first: "2027-01-11", last: "2027-01-11", what: "Term begins", level: null, kind: null }],
  documents: [{ id: "1", title: "Circular", file: { id: "1", pages: 1, bytes: 1 }, place: null, until: null }],
};
const englishWords = await loadPublicDictionary("en");
const english = searchList(englishWords, { facts, items: [] }, "en");
const swahili = searchList(await loadPublicDictionary("sw"), { facts, items: [] }, "sw");
/** The page of the results stands in the list while there are some. */
const period = { from: "2027-01-11", at: "08:00", until: "2027-01-31", phase: "open" as const };
const withResults = { facts: { ...facts, entranceResults: period }, items: [] };
const whole = searchList(englishWords, withResults, "en");
const wholeSwahili = searchList(await loadPublicDictionary("sw"), withResults, "sw");
const addresses = (pages: readonly SearchPage[], query: string) => searchPages(pages, query).map(({ to }) => to);

describe("the fixed list", () => {
  test("the fixed list has each public page once", () => {
    expect(whole.map(({ to }) => to).sort()).toEqual([...framedPaths].sort());
  });

  test("the fixed list is searchable in the page's language and in the other one", () => {
    expect(addresses(english, "wahitimu")).toEqual(["/alumni"]);
    expect(addresses(swahili, "dispensary")[0]).toBe("/dispensary");
    expect(addresses(english, "tahasusi")).toContain("/a-level-admission");
    expect(addresses(swahili, "masharti ya A-level")).toContain("/a-level-admission");
    expect(addresses(swahili, "15,000")).toEqual(["/o-level-admission", "/a-level-admission"]);
  });

  test.each([
    ["St. Mary's", "/", "/about-us"],
    ["saint mary", "/", "/about-us"],
    ["Visiga", "/", "/about-us"],
    ["Mtakatifu Maria", "/"],
    ["SLP", "/contact"],
    ["S.L.P", "/contact"],
    ["S. L. P. 35222", "/contact"],
    ["0712 345 678", "/contact"],
    ["+255712345678", "/contact"],
    ["mailto:visiga@example.org", "/contact"],
    ["Padri Mushi", "/msg"],
    ["rekta", "/msg", "/organization"],
    ["mvinyo", "/work"],
    ["dini", "/spiritual", "/o-level"],
    ["waliofariki", "/history"],
    ["maths", "/o-level", "/a-level"],
    ["P.C.M.", "/a-level"],
    ["form4", "/o-level"],
    ["history of the school", "/history"],
    ["malazi", "/joining"],
    ["ada shilingi ngapi", "/joining"],
    ["mahali ilipo", "/contact"],
    ["std 7", "/o-level-admission"],
    ["deadline", "/o-level-admission", "/a-level-admission"],
    ["vigezo", "/o-level-admission", "/a-level-admission"],
    ["uhamisho", "/o-level-admission", "/a-level-admission"],
    ["Visiga history", "/history"],
    ["historia ya shule", "/history"],
    ["how do I apply?", "/o-level-admission", "/a-level-admission"],
    ["jinsi ya kujiunga", "/o-level-admission", "/a-level-admission"],
    ["What are the school fees?", "/joining"],
    ["ada ni kiasi gani?", "/joining"],
    ["how much are the fees", "/joining"],
    ["shule inafungua lini? kalenda", "/calendar"],
    ["je, zahanati iko wapi", "/dispensary"],
    ["namna ya kulipa ada", "/joining"],
    ["where can I find the map of the school", "/contact"],
    ["https://www.instagram.com/", "/contact"],
    ["Tsh15,000", "/o-level-admission"],
    ["schoolfees", "/joining"],
    ["head master", "/organization"],
    ["shule iko wapi", "/contact"],
    ["where is the school", "/contact"],
    ["form IV", "/o-level"],
    ["matokeo ya form six", "/a-level"],
    ["matokeo form four 2025", "/o-level"],
    ["kujiunga form one", "/o-level-admission"],
    ["how to become a priest", "/o-level-admission"],
    ["apply online", "/o-level-admission"],
    ["crdb account number", "/joining"],
    ["lini wanafunzi wanafunga", "/calendar"],
    ["11/01/2027", "/calendar", "/joining"],
    ["11.1.2027", "/calendar", "/joining"],
    ["2027-01-11", "/calendar", "/joining"],
    ["11 Jan 2027", "/calendar", "/joining"],
    ["Januari 2027", "/calendar"],
    ["01/2027", "/calendar"],
    ["hostel", "/joining"],
    ["boarding school", "/joining"],
    ["dormitory", "/joining"],
    ["bweni", "/joining"],
    ["mabweni", "/joining"],
    ["hosteli", "/joining"],
    ["food", "/joining"],
    ["meals", "/joining"],
    ["chakula", "/joining"],
    ["transport", "/contact"],
    ["bus", "/contact"],
    ["usafiri", "/contact"],
    ["daladala", "/contact"],
    ["nauli", "/contact"],
    ["how to donate", "/contact"],
    ["mchango", "/contact"],
    ["wasichana", "/o-level-admission"],
    ["sheria za shule", "/pillars"],
    ["vifaa", "/joining"],
    ["applicant", "/o-level-admission", "/a-level-admission"],
    ["mwombaji", "/o-level-admission", "/a-level-admission"],
    ["waombaji", "/o-level-admission"],
    ["fomu", "/o-level-admission", "/a-level-admission"],
    ["ada", "/joining"],
    ["sare", "/joining"],
    ["simu", "/contact"],
    ["ramani", "/contact"],
    ["mahali", "/contact"],
  ])("“%s” finds its pages in either language", (query, ...paths) => {
    expect(addresses(english, query)).toEqual(expect.arrayContaining(paths));
    expect(addresses(swahili, query)).toEqual(expect.arrayContaining(paths));
  });

  test.each([
    ["timu ya miradi", "/staff"],
    ["ndizi", "/work"],
    ["mhudumu", "/dispensary"],
    ["paroko", "/o-level-admission"],
    ["wajawazito", "/dispensary"],
    ["zaburi", "/spiritual"],
    ["Ijumaa", "/spiritual"],
  ])("“%s” finds the page that has it in its text", (query, path) => {
    expect(addresses(swahili, query)).toContain(path);
  });

  test.each([
    ["matokeo", "/o-level"],
    ["results", "/o-level"],
    ["NECTA", "/o-level"],
    ["WhatsApp", "/contact"],
    ["mahafali", "/alumni"],
    ["graduation", "/alumni"],
    ["map", "/contact"],
    ["karo", "/joining"],
    ["ada", "/joining"],
    ["vocation", "/o-level-admission"],
    ["likizo", "/calendar"],
    ["barua ya kujiunga", "/joining"],
    ["joining letter", "/joining"],
    ["namba ya simu", "/contact"],
    ["phone number", "/contact"],
  ])("“%s” finds the page %s first in either language", (query, path) => {
    expect([english, swahili].map((list) => addresses(list, query)[0])).toEqual([path, path]);
  });

  test.each(["selection", "selection list", "majina ya waliochaguliwa"])(
    "“%s” finds the results while there are some",
    (query) => {
      for (const list of [whole, wholeSwahili]) expect(addresses(list, query)[0]).toBe("/results");
    },
  );

  test("after the page that an everyday word names come pages with the word in their text", () => {
    expect(addresses(swahili, "bweni")).toEqual(["/joining", "/works"]);
    expect(addresses(english, "dormitory")[0]).toBe("/joining");
    expect(addresses(english, "dormitor")).toContain("/works");
  });

  test("“team on the farm” finds the page that has these words in its text", () => {
    expect(addresses(english, "team on the farm")).toEqual(["/staff"]);
  });

  test("words that a page got in the dashboard find it", () => {
    const texts = { "staff.lead": "Come and meet our choirmaster" };
    const edited = searchList(withTexts(englishWords, texts), { facts, items: [] }, "en");
    expect(addresses(english, "choirmaster")).toEqual([]);
    expect(addresses(edited, "choirmaster")).toEqual(["/staff"]);
  });

  test.each(whole.map((entry, index) => [entry.to, entry.title, wholeSwahili[index]?.title ?? ""]))(
    "%s is found by its title in either language",
    (to, ...names) => {
      for (const name of names) {
        expect(addresses(whole, name)).toContain(to);
        expect(addresses(wholeSwahili, name)).toContain(to);
      }
    },
  );
});
