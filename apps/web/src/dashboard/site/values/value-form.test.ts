import { expect, test } from "vitest";
import { checkValue, differs, enteredValue, formOf } from "./value-form.ts";

test("a value is unchanged after conversion to a form and back", () => {
  const values = {
    phoneOffice: "+255 700 000 001",
    motto: { en: "Prayer", sw: null },
    placesOLevel: { en: [["A", "B"]], sw: [["C", "D"]] },
    firstStudents: [["Sample Student 01"]],
    announcements: [
      { text: { en: "A", sw: null }, link: { to: "/msg", words: { en: "B", sw: "C" } }, until: "2027-01-01" },
    ],
  } as const;
  for (const [key, value] of Object.entries(values) as [keyof typeof values, unknown][]) {
    expect(enteredValue(key, formOf(key, value))).toEqual(value);
    expect(differs(key, formOf(key, value), value)).toBe(false);
    expect(checkValue(key, formOf(key, value))).toEqual({ value });
  }
});

test("an empty English text removes the value, but is an error if there is Swahili", () => {
  expect(checkValue("motto", { shape: "text", en: " ", sw: "" })).toEqual({ value: null });
  expect(checkValue("phoneOffice", { shape: "text", en: "", sw: "" })).toEqual({ value: null });
  expect(checkValue("motto", { shape: "text", en: "", sw: "Sala" }).issues).toEqual({ "motto.en": "field_required" });
  expect(checkValue("firstStudents", { shape: "rows", en: [[" "]], sw: [] })).toEqual({ value: null });
});

test("a line in the wrong format is an error at its field", () => {
  const wrong = { emailProjects: "email_invalid", tiktok: "url_invalid", admissionPrice: "amount_invalid" } as const;
  for (const [key, code] of Object.entries(wrong) as [keyof typeof wrong, string][]) {
    expect(checkValue(key, { shape: "text", en: "x", sw: "" }).issues).toEqual({ [key]: code });
  }
});

test("blank rows are dropped, and an empty Swahili cell takes the English text", () => {
  const en = [
    ["A", "here"],
    ["", ""],
    ["B", "there"],
  ];
  const valued = (sw: string[][]) => enteredValue("placesOLevel", { shape: "rows", en, sw });
  expect(valued([])).toEqual({ en: [en[0], en[2]], sw: null });
  expect(valued([["", "hapa"]])).toEqual({
    en: [en[0], en[2]],
    sw: [
      ["A", "hapa"],
      ["B", "there"],
    ],
  });
});

test("a Swahili cell without English is an error at the English field", () => {
  const form = { shape: "rows", en: [["A", ""]], sw: [["A", "hapa"]] } as const;
  expect(checkValue("placesOLevel", form).issues).toEqual({ "placesOLevel.en.0.1": "field_required" });
});

test("the errors of an announcement name its index and its field", () => {
  const item = { text: { en: "", sw: "" }, to: "/msg", words: { en: "", sw: "" }, until: "" } as const;
  expect(checkValue("announcements", { shape: "announcements", items: [item] }).issues).toEqual({
    "announcements.0.text.en": "field_required",
    "announcements.0.link.words.en": "field_required",
    "announcements.0.until": "date_invalid",
  });
});
