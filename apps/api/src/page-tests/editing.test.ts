import { editAttribute, entryEditKey } from "@visiga/contracts/page-editing";
import { publicPaths } from "@visiga/contracts/public-paths";
import { isTextKey, textKey } from "@visiga/contracts/site-texts";
import { loadPublicDictionary } from "@visiga/i18n/dictionaries";
import { fill } from "@visiga/i18n/format";
import { textsOf } from "@visiga/i18n/page-texts";
import { site as swahili } from "@visiga/i18n/sw/site";
import { textsByPath } from "@visiga/i18n/text-paths";
import { type CheerioAPI, load } from "cheerio";
import { describe, expect, test } from "vitest";
import { plain, useRenderedSite } from "./rendered-site.ts";

const texts = textsByPath(await loadPublicDictionary("en"));

const site = await useRenderedSite();
const admin = await site.api.logIn(await site.api.addUser({ role: "ADMIN" }));
const user = await site.api.logIn(await site.api.addUser());

const ask = (path: string, token?: string) =>
  site.api.app.inject({
    url: `/editing${path}`,
    headers: { host: "school.example", ...(token && { authorization: `Bearer ${token}` }) },
  });
const editing = async (path: string, token = admin) => load((await ask(path, token)).body);

const marked = ($: CheerioAPI): string[] =>
  $(`[${editAttribute}]`)
    .get()
    .flatMap((each) => String($(each).attr(editAttribute)).split(" "));

/** The texts of a page's body outside of attributes, without white space. */
const read = ($: CheerioAPI): string => {
  // A marked number leads nowhere, so that it has no icons for calls and WhatsApp with their hidden names.
  $("script, style, noscript, .visually-hidden").remove();
  return $("body").text().replace(/\s/g, "");
};

test("a page for editing needs a valid token, and nothing stores it", async () => {
  for (const token of [undefined, "x", `${admin}x`]) {
    const refused = await ask("/contact", token);
    expect(refused.statusCode).toBe(401);
    expect(refused.body).not.toContain(editAttribute);
  }
  const { statusCode, headers } = await ask("/contact", admin);
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({ "cache-control": "private, no-store", "x-robots-tag": "noindex" });
  expect(headers).not.toHaveProperty("etag");
  const visited = await site.get("/contact");
  expect(visited.body).not.toContain(editAttribute);
  expect((await ask("/contact")).statusCode).toBe(401);
});

test.each(["/dashboard", "/not-found", "/nowhere", "/editing/contact", "/news/x-0198c2f4a1"])(
  "%s cannot be edited as a page",
  async (path) => {
    expect((await ask(path, admin)).statusCode).toBe(404);
  },
);

test("a saved text is on the page for editing and on the public page at once", async () => {
  const value = { en: "Come and ask us.", sw: null };
  const saved = await site.api.call("mutation", "site.save", { key: "text.contact.lead", value, version: 0 }, admin);
  expect(saved.statusCode).toBe(200);
  const $ = await editing("/contact");
  expect($(`main [${editAttribute}~="text.contact.lead"]`).first().text()).toBe("Come and ask us.");
  expect((await site.get("/contact")).body).toContain("Come and ask us.");
  await site.api.call("mutation", "site.save", { key: "text.contact.lead", value: null, version: 1 }, admin);
});

test("a USER can edit the pictures of a page only", async () => {
  const [entry] = (await site.api.services.publicEntries.list({ page: "GALLERY", first: 1 })).items;
  const keys = marked(await editing("/gallery", user));
  expect(keys).toContain(entryEditKey(String(entry?.id)));
  expect(keys.filter((key) => !key.startsWith("file."))).toEqual([]);
});

describe.each(publicPaths)("%s for editing", (path) => {
  test("a page for editing has the texts that visitors read, no script, and no marks in its code", async () => {
    const { body } = await ask(path, admin);
    expect(body).not.toMatch(/<script|[\ue000-\ue002]|%EE%80%8[0-2]/);
    const $ = load(body);
    expect(read($)).toBe(read((await site.read(path)).$));
    expect($(`:is(button, option, textarea, title) [${editAttribute}]`).length).toBe(0);
    expect($(`[tabindex="0"]:is(a, button, input, select, textarea, summary)`).length).toBe(0);
  });

  test("every text of a page for editing that stands in it is marked, with a name", async () => {
    const $ = await editing(path);
    const keys = new Set(marked($));
    $("header, footer, button").remove();
    const shown = read($);
    const standing = textsOf(path as never, texts.keys()).filter((text) => {
      const words = plain(texts.get(text) ?? "").replace(/\s/g, "");
      return !words.includes("{") && shown.includes(words);
    });
    // A short text, and the name of the school, may also be part of a longer one.
    const missing = standing.filter((text) => !keys.has(textKey(text)) && !/^(seo|search|title)\./.test(text));
    expect(missing.filter((text) => (texts.get(text) ?? "").length > 25)).toEqual([]);
    expect([...keys].filter(isTextKey)).not.toEqual([]);
    for (const place of $(`[role=button][${editAttribute}]`).toArray()) {
      expect($(place).attr("aria-label")).toMatch(/^Edit: \S/);
    }
  });
});

test.each([
  ["/contact", ["phoneOffice", "emailAdmission", "physicalAddress"]],
  ["/a-level-admission", ["admissionPrice", "admissionDueDate", "placesALevel.1.name"]],
  [
    "/joining",
    [
      ...["fees", "fees.0.what", "fees.0.amount", "fees.0.due", "fees.1.amount"],
      ...["payments.0.number", "thingsToBring.0.item", "thingsToBring.0.count"],
      ...["reportingDays.0.day", "reportingDays.0.what", "joiningContact.0.phone"],
    ],
  ],
  ["/joining?level=a-level", ["reportingDays.1.day"]],
  ["/o-level-admission", ["fees", "reportingDays.0.day", "entranceExaminations.0.day", "entranceExaminations.0.place"]],
  ["/calendar", ["termDates.0.what", "termDates.0.first", "termDates.0.last"]],
  [
    "/history",
    ["historyYears.4.text", "firstStudents.34.name", "firstAssignments.0.year", "deceasedStudents.7.parish"],
  ],
  ["/developer", ["developerName", "developerEmail", "developerPhone", "developerAbout", "credits.4.note"]],
  ["/msg", ["rectorName", "rectorMessage"]],
  ["/", ["motto"]],
])("%s has its site values marked", async (path, keys) => {
  expect(marked(await editing(path))).toEqual(expect.arrayContaining(keys));
});

test("a position, results and an announcement are marked on pages for editing", async () => {
  const { api } = site;
  const save = async (key: string, value: unknown) => {
    const [row] = await site.database.query("SELECT version FROM site_value WHERE key = $1", [key]);
    const saved = await api.call("mutation", "site.save", { key, value, version: row?.version ?? 0 }, admin);
    expect(saved.statusCode).toBe(200);
  };
  await save("position", "-6.79, 38.98");
  const divisions = { divisionI: 1, divisionII: 1, divisionIII: 1, divisionIV: 1, division0: 0 };
  await save("results", [{ exam: "acsee", year: 2026, candidates: 4, ...divisions, link: null }]);
  const text = { en: "Come next week", sw: null };
  await save("announcements", [{ id: crypto.randomUUID(), text, from: null, until: "2099-01-01", link: null }]);
  expect(marked(await editing("/contact"))).toContain("position");
  expect(marked(await editing("/a-level"))).toEqual(
    expect.arrayContaining(["year", "candidates", "divisionII"].map((field) => `results.0.${field}`)),
  );
  expect(marked(await editing("/"))).toContain("announcements");
});

test("editable parts are named in the language of the page", async () => {
  const $ = load((await ask("/contact?lang=sw", admin)).body);
  const place = $(`main [role=button][${editAttribute}^="text."]`).first();
  expect(place.attr("aria-label")).toContain(fill(swahili.editor.editOne, { words: plain(place.text()).slice(0, 20) }));
});
