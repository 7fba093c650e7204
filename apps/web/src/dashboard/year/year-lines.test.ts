import { expect, test } from "vitest";
import { changedSince, enteredYear, versionsOf, yearGroups, yearInput } from "./year-lines.ts";

const words = (sw: string) => ({ en: null, sw });
const term = (id: number, first: string, last: string) => ({
  id: `0190b5a4-0000-7000-8000-00000000000${id}`,
  first,
  last,
  what: words(`Muhula ${id}`),
  level: null,
});
const terms = [term(1, "2027-01-11", "2027-06-04"), term(2, "2027-07-05", "2027-12-10")];
const things = [
  { item: words("Godoro"), count: null, level: "both" },
  { item: words("Shuka"), count: "2", level: "both" },
];
// As PostgreSQL orders the members.
const sorted = things.map(({ item, count, level }) => ({ item, level, count }));
const values = [
  { key: "thingsToBring", value: sorted, version: 3 },
  { key: "termDates", value: terms, version: 2 },
  { key: "admissionDueDate", value: "2027-06-30", version: 1 },
] as const;
const groups = yearGroups(values, 2028);
const input = yearInput(groups, "2027-12-01");

test("a list that stays the same is not planned, and dates that are not over then stay", () => {
  const { values: planned, issues } = enteredYear(groups, input, 2028);
  expect(issues).toEqual({});
  expect(planned).toMatchObject([
    {
      key: "termDates",
      version: 2,
      value: [
        terms[1],
        { first: "2028-01-10", last: "2028-06-02", what: words("Muhula 1") },
        { first: "2028-07-03", last: "2028-12-08", what: words("Muhula 2") },
      ],
    },
    { key: "admissionDueDate", version: 1, value: "2028-06-28" },
  ]);
});

test("what is not ticked is left out, and a list of which nothing is ticked stays as it is", () => {
  const left = { ...input, "thingsToBring.1": "off", "termDates.0": "off", "termDates.1": "off" };
  const { values: planned } = enteredYear(groups, { ...left, "admissionDueDate.0": "off" }, 2028);
  expect(planned).toEqual([{ key: "thingsToBring", version: 3, value: things.slice(0, 1) }]);
});

test("what is wrong is named at the field of its line, also after dates that stay", () => {
  const wrong = { ...input, "termDates.1.last": "2028-01-01", "admissionDueDate.0.day": "soon" };
  expect(enteredYear(groups, wrong, 2028).issues).toEqual({
    "termDates.1.last": "period_reversed",
    "admissionDueDate.0.day": "date_invalid",
  });
});

test("what was typed stays with its line if the list changes meanwhile, and the list is named", () => {
  const [, sheets] = groups.find(({ key }) => key === "thingsToBring")?.lines ?? [];
  const typed = { [String(sheets?.name)]: "off" };
  const bucket = { item: words("Ndoo"), count: "1", level: "both" };
  const now = yearGroups([{ key: "thingsToBring", value: [bucket, ...sorted], version: 4 }, ...values.slice(1)], 2028);
  const shown = yearInput(now, "2027-12-01", typed);
  expect([0, 1, 2].map((at) => shown[`thingsToBring.${at}`])).toEqual(["on", "on", "off"]);
  expect(changedSince(versionsOf(groups), now)).toEqual(["thingsToBring"]);
  expect(changedSince(versionsOf(groups), groups)).toEqual([]);
});
