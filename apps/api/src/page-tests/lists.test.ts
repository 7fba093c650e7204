import type { EntryRecord } from "@visiga/contracts/entries";
import { loadPublicDictionary } from "@visiga/i18n/dictionaries";
import { expect, test } from "vitest";
import { pageTexts } from "./page-texts.ts";
import { plain, readOnlySite } from "./rendered-site.ts";

const site = await readOnlySite();

test("staff shows every picture titled STAFFS", async () => {
  const records: EntryRecord[] = (await site.get("/api/v1/files")).json();
  const staff = records.filter(({ title, photoUrl }) => title === "STAFFS" && photoUrl).map(({ name }) => name);
  expect(staff.length).toBeGreaterThan(0);
  const { $ } = await site.read("/staff");
  const shown = $("article :is(figure, li):has(img)")
    .toArray()
    .map((figure) => plain($(figure).text()));
  for (const name of staff) expect(shown).toContainEqual(expect.stringContaining(name));
});

test("the rector's message has seven paragraphs", async () => {
  const input = encodeURIComponent(JSON.stringify({ language: "en" }));
  const { result } = (await site.get(`/api/trpc/site.read?input=${input}`)).json();
  const paragraphs: string[] = result.data.facts.rectorMessage.split("\n\n");
  expect(paragraphs).toHaveLength(7);
  const written = pageTexts((await site.read("/msg")).$);
  expect(paragraphs.map(plain).filter((paragraph) => !written.has(paragraph))).toEqual([]);
});

test("WAWATA has two banners with emblems, and a picture, a name and a description on each card", async () => {
  const { $ } = await site.read("/wawata");
  const named = (text: string) => $("main *").filter((_, element) => plain($(element).text()) === text);
  for (const name of ["St. Mary’s Junior Seminary, Visiga", "WAWATA"]) {
    expect(named(name).last().parent().parent().find("svg").length, name).toBeGreaterThan(0);
  }
  const cards = $("main li");
  expect(cards.length).toBeGreaterThan(3);
  expect(cards.filter(":has(img):has(p):has(b)")).toHaveLength(cards.length);
});

test("/services has six services, each with an icon, a text and a description", async () => {
  const { $ } = await site.read("/services");
  const services = $("article h2").parent();
  expect(services).toHaveLength(6);
  for (const service of services.toArray()) {
    expect($(service).find("p")).toHaveLength(2);
    expect($(service).parent().find("svg").length).toBeGreaterThan(0);
  }
});

test.each(["en", "sw"] as const)(
  "the home page in %s has the motto in its hero and six complete services",
  async (language) => {
    const { $ } = await site.read("/", language);
    const words = { en: "Prayer Discipline Education Work", sw: "Sala Nidhamu Elimu Kazi" };
    expect(plain($("main section:has(h1)").text())).toContain(words[language]);
    const services = $("main li > a:has(h3):has(svg)");
    expect(services).toHaveLength(6);
    for (const service of services.toArray()) {
      const texts = $(service)
        .find("p")
        .toArray()
        .map((text) => plain($(text).text()));
      expect(texts).toHaveLength(2);
      expect(texts).not.toContain("");
    }
  },
);

test("the gallery names the number of its pictures and of each category, and nothing more", async () => {
  const { $ } = await site.read("/gallery");
  const tabs = $("main nav:has([data-tab])");
  const counts = tabs.find("a").map((_, each) => Number($(each).text().match(/\d+$/)?.[0]));
  expect(counts.get().every((count) => count > 0)).toBe(true);
  expect(tabs.children().not("a")).toHaveLength(0);
});

test("/spiritual says in words on which Friday the Holy Hour is", async () => {
  const { $ } = await site.read("/spiritual");
  const row = $("article table tr").filter((_, element) => $(element).text().includes("Holy Hour"));
  row.find(".visually-hidden, [aria-hidden]").remove();
  expect(plain(row.text())).toContain("First Friday of the month");
});

test("the home page has its name, subtitle, description and sections in the documented order", async () => {
  const { title, subtitle, description, services, pillars, home } = await loadPublicDictionary("en");
  const { $ } = await site.read("/");
  const hero = plain($("main section").first().text());
  for (const text of [title.full, subtitle, description]) expect(hero).toContain(plain(text));
  const sections = [services.homeTitle, pillars.homeTitle, home.news.title, home.films.title, home.wawata.title];
  const headings = $("main :is(h1, h2)").map((_, heading) => plain($(heading).text()));
  expect(headings.get()).toEqual([title.full, ...sections, home.gallery.title].map(plain));
});

test("the chart groups people in the documented order", async () => {
  const groups = [
    ...["Archbishop", "Auxiliary Bishop", "Rector", "Spiritual Director", "Academic Dean", "Discipline Master"],
    ...["Guardian Teacher", "Teachers", "Accountant", "Head Chef", "Academic", "Staff", "Assistant Academic"],
    ...["Project Manager", "Project Team", "Assistant Project Manager", "Dispensary Manager", "Dispensary Team"],
    ...["Assistant Dispensary Manager", "Drivers", "Chef Team", "Other"],
  ];
  const { $ } = await site.read("/organization");
  const labels = $("main :is(li h2, li b + span)").map((_, label) => plain($(label).contents().first().text()));
  expect(labels.get().filter((label) => groups.includes(label))).toEqual(groups);
});

test("the first class is a table of 35 names in 4 columns, and deceased students have a parish", async () => {
  const { $ } = await site.read("/history");
  const table = (caption: string) => $("main table").filter((_, each) => plain($(each).text()).includes(caption));
  const roll = table("First students, 1991");
  expect(roll.find("td")).toHaveLength(35);
  expect(roll.find("tr").first().find("td")).toHaveLength(4);
  expect(table("First assignments")).toHaveLength(1);
  const deceased = $("main section").filter((_, each) => plain($(each).find("h2, h3").text()) === "Deceased students");
  const students = deceased.find("li").map((_, student) => plain($(student).text()));
  expect(students.length).toBeGreaterThan(0);
  for (const student of students.get()) expect(student).toMatch(/\S+ ?Parish: \S/);
});
