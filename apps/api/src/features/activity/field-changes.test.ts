import { expect, test } from "vitest";
import { fieldChanges } from "./field-changes.ts";

const changed = (before: object | null, after: object | null, action = "pictureChanged" as const) =>
  fieldChanges({ action, before: before as never, after: after as never });

test("changed fields are listed by name in a fixed order, without the fields that only serve to restore", () => {
  expect(
    changed(
      { page: "NEWS", name: "One", record: { weight: 1 }, alt: null },
      { page: "GALLERY", name: "Two", record: { weight: 2 }, alt: "" },
    ),
  ).toEqual([
    { field: "name", before: "One", after: "Two" },
    { field: "page", before: "NEWS", after: "GALLERY" },
  ]);
});

test("each language of a bilingual value is a separate field, and shared content is the field `value`", () => {
  const value = (en: string, sw: string | null) => ({ value: { en, sw } });
  expect(changed(value("Prayer", "Sala"), value("Prayer", "Kazi"))).toEqual([
    { field: "sw", before: "Sala", after: "Kazi" },
  ]);
  expect(changed({ value: null }, value("Prayer", null))).toEqual([{ field: "en", before: null, after: "Prayer" }]);
  expect(changed({ value: "A" }, { value: null })).toEqual([{ field: "value", before: "A", after: null }]);
});

test("a table is written as lines, and true as a tick", () => {
  const rows = [
    ["Sample Student 01", "Sample Parish 01"],
    ["Sample Student 02", ""],
  ];
  expect(changed({ value: null, minors: false }, { value: rows, minors: true })).toEqual([
    { field: "minors", before: null, after: "✓" },
    { field: "value", before: null, after: "Sample Student 01 · Sample Parish 01\nSample Student 02" },
  ]);
});

test("each announcement is written as one line", () => {
  const announcement = {
    text: { en: "Open day", sw: "Siku ya wazi" },
    link: { to: "/contact", words: { en: "Come", sw: null } },
    until: "2027-01-31",
  };
  expect(changed({ value: null }, { value: [announcement] })[0]?.after).toBe(
    "Open day · Siku ya wazi · /contact · Come · 2027-01-31",
  );
});

test("the id of a record is not shown", () => {
  const date = { id: "00000000-0000-4000-8000-000000000001", first: "2027-01-11", level: null };
  expect(changed({ value: null }, { value: [date] })[0]?.after).toBe("2027-01-11");
});

test("an addition changes all fields, a deletion or restore none", () => {
  const fields = { name: "Sample Teacher" };
  const added = fieldChanges({ action: "userInvited", before: null, after: fields });
  expect(added).toEqual([{ field: "name", before: null, after: "Sample Teacher" }]);
  expect(fieldChanges({ action: "pictureBinned", before: fields, after: null })).toEqual([]);
  expect(fieldChanges({ action: "pictureRestored", before: null, after: fields })).toEqual([]);
});
