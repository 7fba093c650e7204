import { schoolDay, startOfSchoolDay } from "@visiga/contracts/dates";
import { languages } from "@visiga/contracts/languages";
import { loadPublicDictionary } from "@visiga/i18n/dictionaries";
import { fill, formatDay, formatMonth, formatWeekday } from "@visiga/i18n/format";
import { expect, test } from "vitest";
import { updateCalendarEvents } from "#features/site/calendar-events.ts";
import { origin, plain, useRenderedSite } from "./rendered-site.ts";

const site = await useRenderedSite();

/** The last link of the strip in the hero, after that to the calendar. */
const nextDate = "main nav a[href='/calendar'] ~ a[href='/calendar']";

/** The fold with the dates that are over. */
const past = "main details:has(dt)";

const dayAfter = (days: number) => schoolDay(new Date(site.api.clock.now().getTime() + days * 24 * 3600 * 1000));
const idOf = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;
const termDate = (number: number, first: number, last: number) => ({
  id: idOf(number),
  first: dayAfter(first),
  last: dayAfter(last),
  what: { en: `Date ${number}`, sw: `Tarehe ${number}` },
  level: number === 1 ? "o-level" : null,
});

async function enter(...dates: object[]) {
  const value = dates.length > 0 ? JSON.stringify(dates) : null;
  await site.database.query("UPDATE site_value SET value = $1 WHERE key = 'termDates'", [value]);
  await site.api.services.contentVersion.change((manager) => updateCalendarEvents(manager, site.api.clock.now()));
}

test.each(languages)("the calendar in %s lists running and coming dates, the earliest first", async (language) => {
  await enter(termDate(1, 20, 30), termDate(2, -3, 4), termDate(3, 9, 9));
  const { calendar, common, news } = await loadPublicDictionary(language);
  const { status, $ } = await site.read("/calendar", language);
  expect(status).toBe(200);
  const actions = news.share;
  const folded = `${calendar.save} ${common.send.whatsapp} ${common.send.sms}`;
  const name = language === "sw" ? "Tarehe" : "Date";
  const inWords = (days: number) => `${formatWeekday(dayAfter(days), language)} ${formatDay(dayAfter(days), language)}`;
  const period = (first: number, last: number) => fill(calendar.period, { first: inWords(first), last: inWords(last) });
  expect(
    $("main dt")
      .get()
      .map((each) => plain($(each).text())),
  ).toEqual([period(-3, 4), inWords(9), period(20, 30)].map(plain));
  const closed = $("main dd details").not("[open]");
  const inside = (each: (typeof closed)[number]) =>
    $(each)
      .children(":not(summary)")
      .map((_, child) => plain($(child).text()))
      .get();
  expect(closed.get().map((each) => inside(each).join(" "))).toEqual(Array(3).fill(folded));
  closed.children(":not(summary)").remove();
  expect(
    $("main dd")
      .get()
      .map((each) => plain($(each).text())),
  ).toEqual([
    `${name} 2 ${calendar.now} ${actions}`,
    `${name} 3 ${actions}`,
    `${name} 1 ${actions} ${calendar.levels["o-level"]}`,
  ]);
  expect($(past)).toHaveLength(0);
  const months = [-3, 9, 20].map((days) => plain(formatMonth(dayAfter(days), language)));
  const headings = $("main section:has(dt) > h2")
    .get()
    .map((each) => plain($(each).text()));
  expect(headings).toEqual([...new Set(months)]);
});

test.each(languages)(
  "the calendar in %s links a file for each date and one to subscribe to, which exist",
  async (language) => {
    await enter(termDate(1, 20, 30));
    const query = language === "sw" ? "?lang=sw" : "";
    const { $ } = await site.read("/calendar", language);
    const links = $("main a[href*='.ics']")
      .get()
      .map((each) => $(each).attr("href"));
    expect(links).toEqual([
      `/calendar/${idOf(1)}.ics${query}`,
      `${origin.replace("http", "webcal")}/calendar.ics${query}`,
      `/calendar.ics${query}`,
    ]);
    expect($("main").text()).toContain(`${origin}/calendar.ics${query}`);
    for (const link of [links[0], links[2]])
      expect((await site.get(String(link))).headers["content-type"]).toBe("text/calendar; charset=utf-8");
  },
);

test("past dates are folded, the latest first, without files", async () => {
  await enter(termDate(1, -40, -30), termDate(2, -9, -9), termDate(3, 1, 2));
  const { $ } = await site.read("/calendar");
  expect($(`${past}[open]`)).toHaveLength(0);
  expect(
    $(`${past} dd`)
      .get()
      .map((each) => plain($(each).text())),
  ).toEqual(["Date 2", "Date 1 For O-level"]);
  expect($(`${past} a`)).toHaveLength(0);
});

test.each(languages)("without any date, the calendar in %s says so in one sentence", async (language) => {
  await enter();
  const { calendar } = await loadPublicDictionary(language);
  const { $ } = await site.read("/calendar", language);
  expect(plain($("main article").text())).toContain(calendar.empty);
  expect($("main a[href*='.ics']")).toHaveLength(0);
});

test.each(languages)("the home page in %s has the next date within 60 days in one line", async (language) => {
  const line = async () => {
    const { $ } = await site.read("/", language);
    return plain($(nextDate).text());
  };
  await enter(termDate(1, 61, 70), termDate(2, -3, 4));
  expect(await line()).toBe("");
  await enter(termDate(1, 61, 70), termDate(2, 60, 60));
  expect(await line()).toBe(plain(`${formatDay(dayAfter(60), language)}: ${language === "sw" ? "Tarehe" : "Date"} 2`));
});

test("calendar and home page change at the school's midnight", async () => {
  await enter(termDate(1, 0, 0));
  const shown = async () => [(await site.read("/calendar")).$(past).length, (await site.read("/")).$(nextDate).length];
  const midnight = startOfSchoolDay(dayAfter(1)).getTime() - site.api.clock.now().getTime();
  site.api.clock.pass(Math.floor(midnight / 1000) - 1);
  expect(await shown()).toEqual([0, 1]);
  site.api.clock.pass(2);
  expect(await shown()).toEqual([1, 0]);
});

test.each(["/o-level-admission", "/a-level-admission"])(
  "%s links the calendar beside and below its text",
  async (path) => {
    const { $ } = await site.read(path);
    expect($("main a[href='/calendar']")).toHaveLength(2);
    expect($("footer a[href='/calendar']")).toHaveLength(1);
  },
);
