import { formerTables } from "@visiga/contracts/former-tables";
import { type RecordsKey, siteKeys } from "@visiga/contracts/site";
import type { AnyRecord } from "@visiga/contracts/site-value";
import { describe, expect, test } from "vitest";
import { isPasted, newRecord, withPastedRows } from "./record-form.ts";
import { checkValue, differs, enteredValue, fits, toForm, type ValueForm } from "./value-form.ts";

test("a value is unchanged after conversion to a form and back", () => {
  const values = {
    phoneOffice: "+255 700 000 001",
    motto: { en: "Prayer", sw: null },
    placesOLevel: [{ name: { en: "A", sw: "C" }, where: { en: "B", sw: null } }],
    historyYears: [{ year: null, heading: { en: "A", sw: null }, text: { en: "One.\n\nTwo.", sw: null } }],
    firstStudents: [{ name: "Sample Student 01" }],
    announcements: [
      {
        id: "00000000-0000-4000-8000-000000000001",
        text: { en: "A", sw: null },
        from: null,
        until: "2027-01-01",
        link: { to: "/msg", words: { en: "B", sw: "C" } },
      },
    ],
    phoneOfficeChannels: ["call", "sms"],
    reportingDays: [
      { day: "2027-01-11", last: null, what: { en: null, sw: "Kidato cha Kwanza" }, afterwards: null, level: "both" },
    ],
    thingsToBring: [{ item: { en: "Shirt", sw: null }, count: null, level: "both" }],
    fees: [{ what: { en: "Fees", sw: "Ada" }, amount: 100000, due: null, level: "both", sample: true }],
  } as const;
  for (const [key, value] of Object.entries(values) as [keyof typeof values, unknown][]) {
    expect(enteredValue(key, toForm(key, value))).toEqual(value);
    expect(differs(key, toForm(key, value), value)).toBe(false);
    expect(checkValue(key, toForm(key, value))).toEqual({ value });
  }
});

test("a text that is empty in both languages removes the value, and one language is enough", () => {
  expect(checkValue("motto", { shape: "text", en: " ", sw: "" })).toEqual({ value: null });
  expect(checkValue("phoneOffice", { shape: "text", en: "", sw: "" })).toEqual({ value: null });
  const oneSide = { shape: "text", en: "", sw: "S.L.P. 1" } as const;
  for (const key of ["motto", "postalAddress", "physicalAddress", "rectorMessage", "developerAbout"] as const)
    expect(checkValue(key, oneSide)).toEqual({ value: { en: "", sw: "S.L.P. 1" } });
});

test("a line in the wrong format is an error at its field", () => {
  const wrong = { emailProjects: "email_invalid", tiktok: "url_invalid", admissionPrice: "amount_invalid" } as const;
  for (const [key, code] of Object.entries(wrong) as [keyof typeof wrong, string][]) {
    expect(checkValue(key, { shape: "text", en: "x", sw: "" }).issues).toEqual({ [key]: code });
  }
});

describe("rows pasted from a spreadsheet", () => {
  const pasted = (key: RecordsKey, records: AnyRecord[], rows: string[][], side: "en" | "sw" = "en") =>
    enteredValue(key, { shape: "records", records: withPastedRows(key, records, rows, side) });
  const place = (en: string | null, sw: string | null) => ({ name: { en, sw }, where: null });

  test("names replace the list, and an empty cell of an optional column is none", () => {
    const old = [{ name: "A", parish: "P" }, { name: "B" }, { name: "C" }];
    expect(
      pasted("deceasedStudents", old, [
        ["D", ""],
        ["E", "Q"],
      ]),
    ).toEqual([
      { name: "D", parish: null },
      { name: "E", parish: "Q" },
    ]);
  });

  test("rows in one language leave the words of the other in their place", () => {
    const old = [place("A", "a"), place("B", "b"), place("C", null)];
    expect(pasted("placesOLevel", old, [["X", ""]])).toEqual([place("X", "a"), place(null, "b")]);
    expect(pasted("placesOLevel", [place("X", null)], [["x"], ["y"]], "sw")).toEqual([
      place("X", "x"),
      place(null, "y"),
    ]);
  });

  test("what both languages share stays where a row is missing", () => {
    const old = [{ name: { en: "A", sw: "a" }, assignment: null, year: "2004" }];
    expect(pasted("firstAssignments", old, [])).toEqual([
      { name: { en: null, sw: "a" }, assignment: null, year: "2004" },
    ]);
  });

  test("an unchanged record stays a sample", () => {
    const old = [{ name: "A", sample: true }];
    expect(pasted("firstStudents", old, [["A"], ["B"]])).toEqual([{ name: "A", sample: true }, { name: "B" }]);
  });

  test("only lists of texts are pasted", () => {
    expect(siteKeys.filter(isPasted).sort()).toEqual([...formerTables].sort());
  });
});

test("a draft whose value has another shape now does not fit it", () => {
  const table = { shape: "rows", en: [["A", ""]], sw: [["a", "hapa"], [""]] } as unknown as ValueForm;
  for (const key of ["placesOLevel", "motto", "fees"] as const) expect(fits(key, table)).toBe(false);
  expect(fits("motto", { shape: "text", en: "A", sw: "" })).toBe(true);
});

test("an amount that is not a number is an error at its field, and a valid one becomes a number", () => {
  const typed = (amount: string) => {
    const record = { what: { en: "Fees", sw: "" }, amount, due: "", level: "both" };
    return checkValue("fees", { shape: "records", records: [record] });
  };
  expect(typed("15,00").issues).toEqual({ "fees.0.amount": "amount_invalid" });
  expect(typed("-5").issues).toEqual({ "fees.0.amount": "amount_invalid" });
  expect(typed(" 15,000 ").value).toEqual([
    { what: { en: "Fees", sw: null }, amount: 15000, due: null, level: "both" },
  ]);
});

test("a new date has its identity, which stays when it is changed", () => {
  const record = newRecord("termDates");
  const typed = { ...record, first: "2027-01-11", last: "2027-01-10", what: { en: "Term", sw: "" } };
  expect(checkValue("termDates", { shape: "records", records: [typed] }).issues).toEqual({
    "termDates.0.last": "period_reversed",
  });
  const oneDay = checkValue("termDates", { shape: "records", records: [{ ...typed, last: "" }] });
  expect(oneDay.value).toMatchObject([{ first: "2027-01-11", last: "2027-01-11" }]);
  const value = enteredValue("termDates", { shape: "records", records: [{ ...typed, last: "2027-06-04" }] });
  expect(value).toMatchObject([{ id: record.id }]);
  expect(enteredValue("termDates", toForm("termDates", value))).toEqual(value);
  expect(newRecord("termDates").id).not.toBe(record.id);
});

test("a number whose channels are not entered takes calls", () => {
  expect(toForm("phoneOfficeChannels", null)).toEqual({ shape: "choices", options: ["call"] });
  expect(differs("phoneOfficeChannels", { shape: "choices", options: ["call"] }, null)).toBe(false);
  expect(checkValue("phoneOfficeChannels", { shape: "choices", options: [] }).issues).toEqual({
    phoneOfficeChannels: "field_required",
  });
});

test("the errors of an announcement name its index and its field", () => {
  const item = {
    id: crypto.randomUUID(),
    text: { en: "", sw: "" },
    link: { to: "/msg", words: { en: "", sw: "" } },
    until: "",
  };
  expect(checkValue("announcements", { shape: "records", records: [item] }).issues).toEqual({
    "announcements.0.text": "field_required",
    "announcements.0.link.words": "field_required",
    "announcements.0.until": "date_invalid",
  });
});
