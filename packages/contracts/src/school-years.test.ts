import { describe, expect, test } from "vitest";
import { inYear, notOver, yearToStart } from "./school-years.ts";

const weekday = (day: string) => new Date(day).getUTCDay();
const moved = (day: string, year: number) => String(inYear("admissionDueDate", { day }, year).day);
const words = (en: string, sw: string | null = null) => ({ en, sw });

test("every day moves into the next year, to its weekday, at most six days from its date", () => {
  for (let at = Date.parse("2025-01-01"); at < Date.parse("2036-01-01"); at += 24 * 3600 * 1000) {
    const day = new Date(at).toISOString().slice(0, 10);
    const year = Number(day.slice(0, 4)) + 1;
    const next = moved(day, year);
    expect([day, next.slice(0, 4), weekday(next)]).toEqual([day, String(year), weekday(day)]);
    const date = Date.parse(`${year}${day.slice(4) === "-02-29" ? "-02-28" : day.slice(4)}`);
    expect(Math.abs(Date.parse(next) - date) / (24 * 3600 * 1000), day).toBeLessThanOrEqual(6);
  }
});

test.each([
  ["2027-01-11", 2028, "2028-01-10"],
  ["2027-01-01", 2028, "2028-01-07"],
  ["2028-12-31", 2029, "2029-12-30"],
  ["2028-01-10", 2028, "2028-01-10"],
  ["2026-01-12", 2028, "2028-01-10"],
])("%s is in %i on %s", (day, year, there) => {
  expect(moved(day, year)).toBe(there);
});

test("a period keeps its length over the turn of a year, and gets an id of its own", () => {
  const period = { id: "one", first: "2027-12-06", last: "2028-01-07", what: words("Holiday"), level: null };
  const next = inYear("termDates", period, 2028);
  expect(next).toEqual({ ...period, id: expect.any(String), first: "2028-12-04", last: "2029-01-05" });
  expect(next.id).not.toBe("one");
  expect(inYear("termDates", { ...period, first: "2028-01-10" }, 2028)).toMatchObject({ id: "one" });
});

describe("the years in words", () => {
  test.each([
    ["Ada ya mwaka 2027", "Ada ya mwaka 2028"],
    ["Fees 2027/2028, 2027/28 and 2027–28", "Fees 2028/2029, 2028/29 and 2028–29"],
    ["Fees 2026", "Fees 2028"],
    ["Fees of 2028", "Fees of 2028"],
    ["2000 sheets, number 12027, 0712 2027001", "2000 sheets, number 12027, 0712 2027001"],
    ["By 2027-07-05", "By 2028-07-05"],
    ["Muhula wa II 2027/2028, DARASA LA 2027", "Muhula wa II 2028/2029, DARASA LA 2028"],
    ["NMB 2011 2027 345, simu 0655 2027 11", "NMB 2011 2027 345, simu 0655 2027 11"],
    ["Kidato cha 1 2027, Januari 11 2027", "Kidato cha 1 2028, Januari 11 2028"],
  ])("of a record without a day: %s", (text, then) => {
    const fee = { what: words(text, text), amount: 2027, due: null, level: "both" };
    expect(inYear("fees", fee, 2028)).toEqual({ ...fee, what: words(then, then) });
  });

  test("of a record with a day move as far as the day", () => {
    const examination = { day: "2027-09-25", place: words("For the year 2028"), level: "o-level" };
    expect(inYear("entranceExaminations", examination, 2028)).toMatchObject({
      day: "2028-09-23",
      place: words("For the year 2029"),
    });
    const reporting = { day: "2028-01-10", what: words("Form One 2028"), level: "o-level" };
    expect(inYear("reportingDays", reporting, 2028)).toEqual(reporting);
  });
});

const term = (first: string, last = first) => ({ id: first, first, last, what: words("Term"), level: null });

test.each([
  [[["termDates", [term("2027-01-11", "2027-06-04")]]], "2027-06-30", null],
  [[["termDates", [term("2027-01-11", "2027-06-04")]]], "2027-07-01", 2028],
  [[["termDates", [term("2027-01-11")]]], "2028-02-01", 2028],
  [[["termDates", [term("2027-01-11"), term("2027-12-04", "2028-01-09")]]], "2027-11-01", 2028],
  [
    [
      ["termDates", [term("2027-01-11")]],
      ["entranceExaminations", [{ day: "2028-03-04", place: words("Visiga"), level: "both" }]],
    ],
    "2027-11-01",
    2028,
  ],
  [
    [
      ["termDates", [term("2027-01-11")]],
      ["termDates", [term("2028-01-10")]],
    ],
    "2027-11-01",
    null,
  ],
  [[["admissionDueDate", "2027-06-30"]], "2027-11-01", 2028],
  [[["fees", [{ what: words("Fees"), amount: 1, due: null, level: "both" }]]], "2027-11-01", null],
  [[], "2027-11-01", null],
] as const)("with %j the year to start on %s is %s", (values, today, year) => {
  expect(yearToStart(values, today)).toBe(year);
});

test("dates that are not over on the day stay, and fees do not", () => {
  const [over, running, next] = [term("2027-01-11"), term("2027-07-05", "2027-12-03"), term("2028-01-10")];
  expect(notOver("termDates", [over, running, next], "2027-12-01", 2028)).toEqual([running]);
  expect(notOver("fees", [{ what: words("Fees"), due: "2027-12-31" }], "2027-12-01", 2028)).toEqual([]);
});
