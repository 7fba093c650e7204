import { expect, it } from "vitest";
import { inLanguage, rawValue, typedValue } from "./site-value.ts";

it.each([
  ["phoneOffice", "+255 700 000 001", { shape: "text", sides: { en: "+255 700 000 001", sw: null } }],
  ["motto", { en: "Prayer", sw: "Sala" }, { shape: "text", sides: { en: "Prayer", sw: "Sala" } }],
  ["motto", { en: "Prayer", sw: null }, { shape: "text", sides: { en: "Prayer", sw: null } }],
  ["firstStudents", [{ name: "A" }], { shape: "records", records: [{ name: "A" }] }],
  ["phoneOfficeChannels", ["call"], { shape: "choices", options: ["call"] }],
  ["announcements", [], { shape: "records", records: [] }],
] as const)("a value of %s like %j is read in the shape of its key, and written unchanged", (key, value, expected) => {
  const typed = typedValue(key, value);
  expect(typed).toEqual(expected);
  expect(typed && rawValue(key, typed)).toEqual(value);
});

it("an announcement of an earlier release can be read, whose Swahili may be an empty text", () => {
  const record = {
    id: "00000000-0000-4000-8000-000000000001",
    text: { en: "A", sw: "" },
    link: { to: "/msg", words: { en: "B", sw: null } },
    until: "2027-01-01",
  };
  expect(typedValue("announcements", [record])).toEqual({
    shape: "records",
    records: [{ ...record, from: null }],
  });
});

it("names that were stored without a limit, or in no language, can be read", () => {
  const records = [{ name: { en: null, sw: null }, where: { en: "a".repeat(5000), sw: null } }];
  expect(typedValue("placesOLevel", records)).toEqual({ shape: "records", records });
  expect(typedValue("firstStudents", [{ name: "" }])).toEqual({ shape: "records", records: [{ name: "" }] });
});

it("a record without an optional field can be read", () => {
  const { link: _absent, ...record } = {
    id: "00000000-0000-4000-8000-000000000001",
    text: { en: "A", sw: null },
    link: null,
    until: "2027-01-01",
  };
  expect(typedValue("announcements", [record])).toEqual({
    shape: "records",
    records: [{ ...record, from: null, link: null }],
  });
});

it.each([
  ["motto", null],
  ["motto", undefined],
  ["motto", "Prayer"],
  ["phoneOffice", { en: "1", sw: null }],
  ["firstStudents", [["A"]]],
  ["announcements", [{ text: "A" }]],
  ["phoneOfficeChannels", "call"],
] as const)("the value of %s cannot be %j", (key, value) => {
  expect(typedValue(key, value)).toBeNull();
});

it("inLanguage falls back to the other language at every depth, and names it in `langs`", () => {
  const fee = { what: { en: "Fees", sw: "Ada" }, amount: 100, due: null, level: "both" } as const;
  expect(inLanguage([fee], "sw")).toEqual([{ ...fee, what: "Ada" }]);
  expect(inLanguage({ link: { words: { en: "Come", sw: "" } } }, "sw")).toEqual({
    link: { words: "Come", langs: { words: "en" } },
  });
  expect(inLanguage([{ ...fee, what: { en: null, sw: "Ada" } }], "en")).toEqual([
    { ...fee, what: "Ada", langs: { what: "sw" } },
  ]);
  expect(inLanguage(["call"], "sw")).toEqual(["call"]);
});
