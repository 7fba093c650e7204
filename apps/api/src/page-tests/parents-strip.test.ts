import { schoolDay } from "@visiga/contracts/dates";
import { type Language, languages } from "@visiga/contracts/languages";
import { loadPublicDictionary } from "@visiga/i18n/dictionaries";
import { formatDay } from "@visiga/i18n/format";
import { expect, test } from "vitest";
import { plain, useRenderedSite } from "./rendered-site.ts";

const site = await useRenderedSite();

/** The links of the parents' strip, without the message of WhatsApp. */
async function strip(path: string, part: "main" | "#menu", language: Language = "en") {
  const { $ } = await site.read(path, language);
  const { label } = (await loadPublicDictionary(language)).navbar.parents;
  return $(`${part} nav[aria-label="${label}"] a`)
    .toArray()
    .map((link) => [plain($(link).text()), $(link).attr("href")?.split("?")[0]]);
}

test.each(languages)(
  "the hero and the phone menu have links for parents and the next date, in %s",
  async (language) => {
    const { navbar, common } = await loadPublicDictionary(language);
    const { fees, calendar, apply, call } = navbar.parents;
    const what = { en: "Term begins", sw: "Muhula unaanza" };
    await site.enter("termDates", [{ id: crypto.randomUUID(), first: day(10), last: day(10), what }]);
    const next = `${plain(formatDay(day(10), language))}: ${what[language]}`;
    const links = [
      [fees, "/joining"],
      [calendar, "/calendar"],
      [apply, "/o-level-admission"],
      [common.whatsapp, "https://wa.me/255700000002"],
      [call, "tel:+255700000002"],
      [next, "/calendar"],
    ];
    // The button of the hero leads to the admission page.
    expect(await strip("/", "main", language)).toEqual(links.filter(([name]) => name !== apply));
    expect(await strip("/", "#menu", language)).toEqual(links);
    expect(await strip("/news", "#menu", language)).toEqual(links);
    expect(await strip("/news", "main", language)).toEqual([]);
    const { $ } = await site.read("/", language);
    expect($("main > section").first().find("h1, nav").length).toBe(2);
    expect($("main > section").first().prevAll(":not(aside)").length).toBe(0);
    expect($("#menu nav").last().attr("aria-label")).toBe(navbar.parents.label);
  },
);

const day = (fromNow: number) => schoolDay(new Date(site.api.clock.now().getTime() + fromNow * 24 * 3600 * 1000));

test("an admission page shows day and place of the coming examinations of its level", async () => {
  const { examinations } = (await loadPublicDictionary("en")).admission;
  const shown = async (path: string, language: Language) => {
    const { $ } = await site.read(path, language);
    const heading = $("main h2").filter((_, each) => /examination|Mtihani/i.test($(each).text()));
    return [
      plain(heading.text()),
      ...heading
        .next("dl")
        .find("div")
        .toArray()
        .map((each) => plain($(each).text())),
    ];
  };
  const held = (fromNow: number, place: string, level: string) => ({
    day: day(fromNow),
    place: { en: place, sw: `${place} (Kiswahili)` },
    level,
  });
  await site.enter("entranceExaminations", [
    held(-2, "Past place", "both"),
    held(40, "Later place", "o-level"),
    held(10, "Sooner place", "both"),
    held(20, "Other level", "a-level"),
  ]);
  const english = await shown("/o-level-admission", "en");
  expect(english).toHaveLength(3);
  expect(english[0]).toBe(examinations);
  expect(english[1]).toMatch(new RegExp(`${plain(formatDay(day(10), "en"))} ?Sooner place$`));
  expect(english[2]).toMatch(/Later place$/);
  const swahili = await shown("/a-level-admission", "sw");
  expect(swahili.slice(1).map((line) => line.replace(/.*\d{4} ?/, ""))).toEqual([
    "Sooner place (Kiswahili)",
    "Other level (Kiswahili)",
  ]);
  await site.enter("entranceExaminations", [held(-1, "Past place", "both")]);
  const { $ } = await site.read("/o-level-admission");
  const heading = $("main h2").filter((_, each) => $(each).text() === examinations);
  expect(plain(heading.next("p").text())).toMatch(/^The last one was on \w+ \d+ \w+ \d{4}\. Ask the seminary/);
});

test("each link of the parents' strip is left out until the school enters its value", async () => {
  const names = async () => (await strip("/", "#menu")).map(([name]) => name);
  const date = expect.stringMatching(/: Term begins$/);
  await site.enter("fees", null);
  expect(await names()).toEqual(["Calendar", "Apply", "WhatsApp", "Call", date]);
  await site.enter("phoneAdmissionChannels", ["sms"]);
  await site.enter("joiningContact", null);
  expect(await strip("/", "main")).toContainEqual(["Call", "tel:+255700000001"]);
  expect(await names()).toEqual(["Calendar", "Apply", "Call", date]);
  await site.enter("termDates", []);
  expect(await names()).toEqual(["Apply", "Call"]);
  for (const key of ["admissionPrice", "admissionDueDate", "placesOLevel", "entranceExaminations"] as const)
    await site.enter(key, null);
  expect(await names()).toEqual(["Call"]);
  await site.enter("phoneOfficeChannels", ["whatsapp"]);
  expect(await strip("/", "main")).toEqual([["WhatsApp", "https://wa.me/255700000001"]]);
  await site.enter("phoneOfficeChannels", ["sms"]);
  expect(await strip("/", "main")).toEqual([]);
});
