import { schoolDay, startOfSchoolDay } from "@visiga/contracts/dates";
import { type Language, languages } from "@visiga/contracts/languages";
import type { SiteKey } from "@visiga/contracts/site";
import { loadPublicDictionary, type PublicDictionary } from "@visiga/i18n/dictionaries";
import { fill, formatDay, formatWeekday } from "@visiga/i18n/format";
import { load } from "cheerio";
import { beforeAll, expect, test } from "vitest";
import { readPdf } from "#testing/read-pdf.ts";
import { plain, useRenderedSite } from "./rendered-site.ts";

const words = (en: string) => ({ en, sw: `${en} (Kiswahili)` });
const id = (number: number) => `00000000-0000-4000-8000-0000000000${number}`;
const termDate = (number: number, first: string, last: string) => {
  const kind = first === last ? "visiting" : null;
  return { id: id(number), first, last, what: words(`Date ${number}`), level: null, kind };
};
const termDates = [
  termDate(10, "2027-01-11", "2027-06-04"),
  termDate(11, "2027-03-25", "2027-04-05"),
  termDate(12, "2027-07-05", "2027-12-03"),
  termDate(13, "2027-09-18", "2027-09-18"),
];
const reportingDays = [
  { day: "2027-01-11", last: "2027-01-15", what: words("Form 1"), afterwards: words("Ask first"), level: "o-level" },
  { day: "2027-07-05", last: null, what: words("Form 5"), afterwards: null, level: "a-level" },
  { day: "2027-07-05", last: "2027-07-09", what: words("Form 6"), afterwards: null, level: "a-level" },
];
const content: { readonly [Key in SiteKey]?: unknown } = {
  admissionDueDate: "2027-06-30",
  announcements: [
    {
      id: crypto.randomUUID(),
      text: words("Visit of 18 September 2027"),
      from: "2027-09-01",
      until: "2027-09-18",
      link: null,
    },
    { id: crypto.randomUUID(), text: words("Open on 2 March 2027"), from: null, until: "2027-03-02", link: null },
  ],
  entranceExaminations: [
    { day: "2027-09-04", place: words("Parish 1"), level: "o-level" },
    { day: "2027-05-08", place: words("Parish 2"), level: "both" },
  ],
  fees: [
    { what: words("First half"), amount: 100_000, due: "2027-01-11", level: "both" },
    { what: words("Second half"), amount: 100_000, due: "2027-07-05", level: "a-level" },
    { what: words("Uniform"), amount: 20_000, due: null, level: "o-level" },
  ],
  instalments: [
    { what: words("First instalment"), amount: 120_000, due: "2027-02-12", level: "both" },
    { what: words("Second instalment"), amount: 100_000, due: "2027-08-20", level: "o-level" },
  ],
  reportingDays,
  termDates,
  documents: [
    {
      id: id(20),
      title: words("Form"),
      file: { id: id(21), pages: 1, bytes: 9 },
      place: "joining",
      until: "2027-06-30",
    },
    {
      id: id(24),
      title: words("Medical examination"),
      file: { id: id(25), pages: 1, bytes: 9 },
      place: "joiningForms",
      until: "2027-01-31",
    },
    {
      id: id(22),
      title: words("List"),
      file: { id: id(23), pages: 1, bytes: 9 },
      place: "admission",
      until: "2027-08-31",
    },
  ],
};
const paths = [
  "/",
  "/o-level-admission",
  "/a-level-admission",
  "/formation-admission",
  "/joining",
  "/joining?level=o-level",
  "/calendar",
  "/documents",
  "/contact",
];
const files = ["/joining.pdf?level=o-level", "/joining.pdf?level=a-level", "/calendar.ics?"];

const site = await useRenderedSite();
beforeAll(async () => {
  for (const [key, value] of Object.entries(content)) await site.enter(key, value);
});

const year = Array.from({ length: 366 }, (_, index) => schoolDay(new Date(Date.UTC(2027, 0, 1 + index, 9))));
const days = year.filter((day) => JSON.stringify(content).includes(day));

/** Pages change on a day of the content and on the day after it. */
const changing = year.filter((day, index) => days.includes(day) || days.includes(year[index - 1] ?? ""));

/** All that a page says, shows or sends, without news, the past dates of the calendar, and when it was changed. */
function said(html: string): string {
  const $ = load(html);
  $("main article time, main details:has(dl), [class*=changed]").remove();
  const attributes = (selector: string, name: string) =>
    $(selector)
      .toArray()
      .map((each) => $(each).attr(name) ?? "");
  const messages = attributes("a[href^='https://wa.me']", "href").map(decodeURIComponent);
  const sent = [...attributes("[data-copy]", "data-copy"), ...messages];
  const machines = [...attributes("[data-until]", "data-until"), ...attributes("time", "datetime")];
  const data = $("script[type='application/ld+json']").text();
  return plain([$("body").text(), data, ...sent, ...machines].join(" ").replaceAll("+", " "));
}

/** All that a file says. A calendar's own days promise nothing: programs show a past one in the past. */
async function written(answer: Answer): Promise<string> {
  if (answer.headers["content-type"] === "application/pdf") return plain((await readPdf(answer)).text);
  return plain(answer.payload.replace(/\r\n /g, "").replace(/^(DTSTART|DTEND|DTSTAMP|LAST-MODIFIED)[;:].*$/gm, ""));
}
type Answer = Awaited<ReturnType<typeof site.get>>;

/** The days before today in a text that neither are said to be over nor begin a running period. */
function promised(text: string, today: string, language: Language, { admission, joining, calendar }: PublicDictionary) {
  const named = (day: string) => plain(formatDay(day, language));
  const weekday = (day: string) => `${formatWeekday(day, language)} ${named(day)}`;
  const running = termDates
    .filter(({ first, last }) => first < today && last >= today)
    .map(({ first, last }) => plain(fill(calendar.period, { first: weekday(first), last: weekday(last) })));
  const reporting = reportingDays
    .filter(({ day, last }) => day < today && last && last >= today)
    .map(({ day, last }) => plain(fill(calendar.period, { first: named(day), last: named(last ?? day) })));
  const over = days
    .filter((day) => day < today)
    .flatMap((day) =>
      [weekday(day), named(day)].flatMap((words) => [
        fill(admission.dueDate.over, { day: words }),
        fill(admission.dayOver, { day: words }),
        fill(joining.dueOver, { day: words }),
      ]),
    );
  const rest = [...running, ...reporting, ...over].reduce((left, words) => left.replaceAll(plain(words), ""), text);
  return days.filter(
    (day) => day < today && [named(day), day, day.replaceAll("-", "")].some((written) => rest.includes(written)),
  );
}

test("on each changing day of a school year, no page or file promises a day that is over", {
  timeout: 120_000,
}, async () => {
  const found: string[] = [];
  const seen = new Set<string>();
  for (const today of changing) {
    site.api.clock.pass((startOfSchoolDay(today).getTime() - site.api.clock.now().getTime()) / 1000);
    for (const language of languages) {
      const t = await loadPublicDictionary(language);
      for (const path of [...paths, ...files]) {
        const isFile = files.includes(path);
        const answer = await site.get(isFile ? `${path}&lang=${language}` : path, { cookie: `language=${language}` });
        expect(answer.statusCode, path).toBe(200);
        const text = isFile ? await written(answer) : said(answer.body);
        // Each PDF names the day on which it was made.
        for (const day of days)
          if (text.includes(plain(formatDay(day, language))) && !(isFile && day === today)) seen.add(day);
        found.push(...promised(text, today, language, t).map((day) => `${today} ${path} ${language}: ${day}`));
      }
    }
  }
  expect(found).toEqual([]);
  // Every day is named until it is over, but the first one of an announcement.
  expect([...seen].sort()).toEqual(days.filter((day) => day !== "2027-09-01"));
});
