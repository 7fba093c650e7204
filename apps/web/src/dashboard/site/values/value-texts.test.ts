import { records } from "@visiga/i18n/en/records";
import { expect, test } from "vitest";
import { formOf } from "./value-form.ts";
import { valueTexts } from "./value-texts.ts";

const texts = (key: Parameters<typeof formOf>[0], value: unknown) =>
  valueTexts(key, formOf(key, value), records.options).map(({ side, text }) => [side, text]);

test("a list of records is written in both languages, one record on each line, with the words of its options", () => {
  const fees = [
    { what: { en: "Fees", sw: "Ada" }, amount: 100000, due: "2027-01-11", level: "both" },
    { what: { en: "Uniform", sw: null }, amount: 20000, due: null, level: "o-level" },
  ];
  expect(texts("fees", fees)).toEqual([
    ["en", "Fees · 100000 · 2027-01-11 · O-level and A-level\nUniform · 20000 · O-level"],
    ["sw", "Ada · 100000 · 2027-01-11 · O-level and A-level\n20000 · O-level"],
  ]);
});

test("records without words are written once, and an id never", () => {
  const payment = { kind: "bank", name: "both", number: "000", holder: "Sample" };
  expect(texts("payments", [payment])).toEqual([["both", "Bank · both · 000 · Sample"]]);
  const id = "00000000-0000-4000-8000-000000000001";
  const date = { id, first: "2027-01-11", last: "2027-01-12", what: { en: "Term", sw: null }, level: null };
  expect(texts("termDates", [date])[0]).toEqual(["en", "2027-01-11 · 2027-01-12 · Term"]);
});

test("announcements have their link, and other shapes their plain text", () => {
  const link = { to: "/msg", words: { en: "Read", sw: null } };
  expect(texts("announcements", [{ text: { en: "A", sw: "B" }, link, until: "2027-01-01" }])).toEqual([
    ["en", "A · 2027-01-01 · Read · /msg"],
    ["sw", "B · 2027-01-01 · /msg"],
  ]);
  expect(texts("phoneOfficeChannels", ["call", "sms"])).toEqual([["both", "Calls · SMS"]]);
  expect(texts("motto", { en: "Prayer", sw: null })).toEqual([
    ["en", "Prayer"],
    ["sw", ""],
  ]);
  expect(texts("deceasedStudents", [["A", "B"]])).toEqual([["both", "A · B"]]);
});
