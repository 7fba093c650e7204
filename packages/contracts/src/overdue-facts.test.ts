import { expect, test } from "vitest";
import { missingFacts, overdueFacts } from "./overdue-facts.ts";
import type { SiteContent } from "./site.ts";

const file = { id: "1", pages: 1, bytes: 9 };
const facts: SiteContent["facts"] = {
  admissionDueDate: "2027-06-30",
  termDates: [
    { id: "1", first: "2027-01-11", last: "2027-06-04", what: "First term", level: null, kind: null },
    { id: "2", first: "2027-07-05", last: "2027-12-03", what: "Second term", level: null, kind: null },
  ],
  fees: [{ what: "School fees", amount: 1, due: null, level: "both" }],
  documents: [
    { id: "1", title: "Form", file, place: null, until: "2027-08-31" },
    { id: "2", title: "Rules", file, place: null, until: null },
  ],
};
const on = (today: string, newestNews?: string) =>
  overdueFacts({ facts, changed: { fees: "2026-12-10T12:00:00.000Z" }, today }, newestNews);

test("what is over is listed from the day after it, unless another of its kind is to come", () => {
  const due = { kind: "noneToCome", key: "admissionDueDate" };
  const past = { kind: "pastDocuments", count: 1 };
  expect(on("2027-06-30")).toEqual([]);
  expect(on("2027-07-01")).toEqual([due]);
  expect(on("2027-12-03")).toEqual([due, past]);
  expect(on("2027-12-04")).toEqual([due, { kind: "noneToCome", key: "termDates" }, past]);
});

test("fees that nobody has changed for a year and news of more than ninety days are old", () => {
  const kinds = (today: string) => on(today, "2027-02-01T12:00:00.000Z").map(({ kind }) => kind);
  expect(kinds("2027-05-02")).toEqual([]);
  expect(kinds("2027-05-03")).toEqual(["oldNews"]);
  expect(on("2027-12-10").map(({ kind }) => kind)).not.toContain("oldFees");
  expect(on("2027-12-12")).toContainEqual({ kind: "oldFees", since: "2026-12-10T12:00:00.000Z" });
});

test("what the school never entered is not listed", () => {
  expect(overdueFacts({ facts: {}, changed: {}, today: "2099-01-01" }, undefined)).toEqual([]);
  expect(overdueFacts({ facts: { termDates: [] }, changed: {}, today: "2099-01-01" }, undefined)).toEqual([]);
});

test("what pages for parents leave out is missing, an emptied list too", () => {
  expect(missingFacts({})).toContain("position");
  expect(missingFacts({})).not.toContain("tiktok");
  expect(missingFacts({ position: "-6.79, 38.98", reportingDays: [] })).toEqual(
    missingFacts({}).filter((key) => key !== "position"),
  );
});
