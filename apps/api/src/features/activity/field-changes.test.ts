import { expect, test } from "vitest";
import { fieldChanges } from "./field-changes.ts";

const changed = (before: object | null, after: object | null, subjectId = "") =>
  fieldChanges({
    kind: subjectId ? "site" : "picture",
    subjectId,
    action: "pictureChanged",
    before: before as never,
    after: after as never,
  });

test("changed fields are listed by name in a fixed order, without internal fields", () => {
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

test("each language of a value is a field of its own, and shared content is the field `value`", () => {
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

const fee = (what: string, amount: number) => ({ amount, what: { en: what, sw: null } });

test("the records of a list that differ are listed with their places", () => {
  const [uniform, books] = [fee("Uniform", 20_000), fee("Books", 5_000)];
  const before = { value: [uniform, books] };
  const dearer = { ...uniform, amount: 25_000 };
  const change = { field: "value", before: null, after: null, more: 0 };
  expect(changed(before, { value: [dearer, books] }, "fees")).toEqual([
    { ...change, records: [{ number: 1, before: uniform, after: dearer }] },
  ]);
  expect(changed(before, { value: [fee("Bed", 1), uniform, books] }, "fees")).toEqual([
    { ...change, records: [{ number: 1, before: null, after: fee("Bed", 1) }] },
  ]);
  expect(changed(before, { value: null }, "fees")[0]?.records?.map(({ number, after }) => [number, after])).toEqual([
    [1, null],
    [2, null],
  ]);
  expect(changed(before, { value: [uniform, books] }, "fees")).toEqual([]);
  const many = Array.from({ length: 14 }, (_, index) => fee("Fee", index + 1));
  expect(changed({ value: null }, { value: many }, "fees")).toMatchObject([{ more: 4 }]);
});

test("a record with an id that has moved in its list is not listed as changed", () => {
  const [first, second] = ["1", "2"].map((id) => ({ id, first: "2027-01-11" }));
  const moved = { ...second, first: "2027-02-11" };
  expect(changed({ value: [first, second] }, { value: [moved, first] }, "termDates")[0]?.records).toEqual([
    { number: 1, before: second, after: moved },
  ]);
});

test("an addition lists all fields, a deletion or a restore none", () => {
  const fields = { name: "Sample Teacher" };
  const user = { kind: "user", subjectId: "1" } as const;
  const added = fieldChanges({ ...user, action: "userInvited", before: null, after: fields });
  expect(added).toEqual([{ field: "name", before: null, after: "Sample Teacher" }]);
  expect(fieldChanges({ ...user, action: "pictureBinned", before: fields, after: null })).toEqual([]);
  expect(fieldChanges({ ...user, action: "pictureRestored", before: null, after: fields })).toEqual([]);
});
