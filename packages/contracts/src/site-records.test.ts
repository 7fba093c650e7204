import { expect, test } from "vitest";
import { fieldIssues } from "./schema-issues.ts";
import { siteValueSchema } from "./site-editing.ts";
import type { ValueKey } from "./site-texts.ts";

const issuesOf = (key: ValueKey, value: unknown) => {
  const read = siteValueSchema(key).safeParse(value);
  return read.success ? [] : fieldIssues(read.error).map(({ path, code }) => [path, code]);
};
const words = { en: "Words", sw: null };
const fee = { what: words, amount: 15000, due: null, level: "both" };
const date = { id: "00000000-0000-4000-8000-000000000001", first: "2027-01-11", last: "2027-06-04", what: words };
const result = { exam: "csee", year: 2026, candidates: 10, divisionI: 1, divisionII: 2, divisionIII: 3, divisionIV: 4 };
const results = { ...result, division0: 0, link: null };
const person = { name: "Sample Name", office: words, phone: "+255 700 000 001", channels: ["whatsapp"] };
const reporting = { day: "2027-01-11", last: "2027-01-15", what: words, afterwards: null, level: "both" };
const payment = { kind: "bank", name: "Sample Bank", number: "000 0000", holder: "Sample" };

test.each<[ValueKey, unknown]>([
  ["fees", fee],
  ["fees", { ...fee, due: "2028-02-29" }],
  ["fees", { ...fee, what: { en: null, sw: "Ada" } }],
  ["fees", { ...fee, what: { en: " ", sw: "Ada" } }],
  ["termDates", { ...date, last: date.first }],
  ["results", results],
  ["joiningContact", person],
  ["joiningContact", { ...person, phone: "0700 000 001", channels: ["call", "sms"] }],
  ["payments", payment],
  ["reportingDays", reporting],
  ["reportingDays", { day: "2027-01-11", what: words, level: "both" }],
  ["directions", { from: words, kilometres: 45, fare: "3,000" }],
  ["termDates", { ...date, kind: "visiting" }],
])("the list %s accepts the record %j", (key, record) => {
  expect(issuesOf(key, [record])).toEqual([]);
});

test.each<[ValueKey, unknown, string, string]>([
  ["fees", { ...fee, amount: -1 }, "0.amount", "amount_invalid"],
  ["fees", { ...fee, amount: 0 }, "0.amount", "amount_invalid"],
  ["fees", { ...fee, amount: "15,00" }, "0.amount", "amount_invalid"],
  ["fees", { ...fee, amount: 1.5 }, "0.amount", "amount_invalid"],
  ["fees", { ...fee, due: "2027-02-29" }, "0.due", "date_invalid"],
  ["fees", { ...fee, level: "" }, "0.level", "field_required"],
  ["fees", { ...fee, what: { en: " ", sw: null } }, "0.what", "field_required"],
  ["fees", { ...fee, what: { en: null, sw: "" } }, "0.what", "field_required"],
  ["fees", { ...fee, what: { en: "\u200b", sw: null } }, "0.what", "field_required"],
  ["fees", { ...fee, what: { en: "a".repeat(201), sw: null } }, "0.what.en", "text_too_long"],
  ["termDates", { ...date, last: "2027-01-10" }, "0.last", "period_reversed"],
  ["termDates", { ...date, id: "1" }, "0.id", "id_invalid"],
  ["termDates", { ...date, id: 7 }, "0.id", "id_invalid"],
  ["termDates", { ...date, id: null }, "0.id", "field_required"],
  ["termDates", { ...date, id: undefined }, "0.id", "field_required"],
  ["documents", { title: words, id: date.id, file: { pages: 1, bytes: 9 } }, "0.file.id", "field_required"],
  ["results", { ...results, division0: 1 }, "0.candidates", "results_sum"],
  ["results", { ...results, divisionI: -1, candidates: 8 }, "0.divisionI", "number_invalid"],
  ["results", { ...results, year: 26 }, "0.year", "year_invalid"],
  ["results", { ...results, link: "hakuna" }, "0.link", "url_invalid"],
  ["joiningContact", { ...person, phone: "215 0001" }, "0.phone", "phone_country_code"],
  ["joiningContact", { ...person, channels: [] }, "0.channels", "field_required"],
  ["reportingDays", { ...reporting, last: "2027-01-10" }, "0.last", "period_reversed"],
  ["instalments", { ...fee, due: null }, "0.due", "date_invalid"],
  ["directions", { from: words, kilometres: -1 }, "0.kilometres", "number_invalid"],
  ["payments", { ...payment, number: "12 Bank 34" }, "0.number", "digits_invalid"],
  ["payments", { ...payment, kind: "cheque" }, "0.kind", "field_required"],
])("the list %s refuses the record %j", (key, record, path, code) => {
  expect(issuesOf(key, [record])).toEqual([[path, code]]);
});

test.each(["", null, undefined])("a date whose last day is %j lasts one day", (last) => {
  const saved = siteValueSchema("termDates").safeParse([{ ...date, last }]);
  expect(saved.data).toEqual([{ ...date, last: date.first, level: null, kind: null }]);
  expect(issuesOf("termDates", [{ ...date, first: "", last }])[0]).toEqual(["0.first", "date_invalid"]);
});

test("a list of records has a greatest length", () => {
  expect(
    issuesOf(
      "fees",
      Array.from({ length: 100 }, () => fee),
    ),
  ).toEqual([]);
  expect(
    issuesOf(
      "fees",
      Array.from({ length: 500 }, () => fee),
    ),
  ).toEqual([["", "list_too_long"]]);
  expect(issuesOf("joiningContact", [person, person])).toEqual([["", "list_too_long"]]);
});

test("an examination of one year, and the id of a date, can be in a list only once", () => {
  expect(issuesOf("results", [results, { ...results, exam: "acsee" }, results])).toEqual([
    ["2.year", "record_repeated"],
  ]);
  expect(issuesOf("termDates", [date, date])).toEqual([["1.id", "record_repeated"]]);
});

test("the channels of a phone number are stored in one order, each once", () => {
  const read = siteValueSchema("phoneOfficeChannels").safeParse(["sms", "call", "sms"]);
  expect(read.data).toEqual(["call", "sms"]);
  expect(issuesOf("phoneOfficeChannels", ["fax"])).toEqual([["0", "field_invalid"]]);
});

test.each([
  ["-6.79,38.98", "-6.79, 38.98"],
  [" (-6.7900001, 38.980000) ", "-6.79, 38.98"],
  ["-6.79 38.98", "-6.79, 38.98"],
  ["6°48'10.8\"S 38°58'12\"E", "-6.803, 38.97"],
  ["6° 48′ 10.8″ S, 38° 58′ 12″ E", "-6.803, 38.97"],
  ["6.79° S, 38.98° E", "-6.79, 38.98"],
  ["https://www.google.com/maps/place/Visiga/@-6.7900001,38.98,17z/data=!3m1!4b1", "-6.79, 38.98"],
  ["Location: https://maps.google.com/?q=-6.79%2C38.98&z=17", "-6.79, 38.98"],
  ["geo:-6.79,38.98?z=17", "-6.79, 38.98"],
])("the position %j is stored as %j", (typed, stored) => {
  expect(siteValueSchema("position").safeParse(typed).data).toBe(stored);
});

test.each([
  "38.98, -6.79",
  "6.79, 38.98",
  "-6.79, 180.5",
  "-6.79",
  "-6,79 38,98",
  "-6.79, 38.98, 12",
  "6°48'S 38°58'E 6°",
  "38°58'E 6°48'S",
  "6°60'S 38°58'E",
  "https://maps.app.goo.gl/Visiga",
  "https://www.google.com/maps/@-33.86,151.2,17z",
  "-6e0, 38",
  "",
])("the position %j is refused", (typed) => {
  expect(issuesOf("position", typed)).toEqual([["", "position_invalid"]]);
});
