import { expect, test } from "vitest";
import { byPhase, datedKeys, isOver, phaseOf } from "./dated-facts.ts";
import { siteCatalogue } from "./site-catalogue.ts";

const onDays = (phase: (today: string) => string | null) => ["2027-01-10", "2027-01-11", "2027-01-12"].map(phase);

test("a fact of one day is to come before it, holds on it, and is over after it", () => {
  const phases = ["coming", "today", "over"];
  const day = "2027-01-11";
  expect(onDays((today) => phaseOf("admissionDueDate", day, today))).toEqual(phases);
  expect(onDays((today) => phaseOf("entranceExaminations", { day }, today))).toEqual(phases);
  expect(onDays((today) => phaseOf("reportingDays", { day }, today))).toEqual(phases);
  expect(onDays((today) => phaseOf("fees", { due: day }, today))).toEqual(phases);
  expect(onDays((today) => phaseOf("instalments", { due: day }, today))).toEqual(phases);
  expect(onDays((today) => phaseOf("termDates", { first: day, last: day }, today))).toEqual(phases);
  expect(onDays((today) => phaseOf("announcements", { from: day, until: day }, today))).toEqual(phases);
});

test("a period holds from its first day to its last, and without a first day until its last", () => {
  const holds = ["today", "today", "over"];
  expect(onDays((today) => phaseOf("termDates", { first: "2026-09-01", last: "2027-01-11" }, today))).toEqual(holds);
  expect(onDays((today) => phaseOf("reportingDays", { day: "2027-01-10", last: "2027-01-11" }, today))).toEqual(holds);
  expect(onDays((today) => phaseOf("announcements", { from: null, until: "2027-01-11" }, today))).toEqual(holds);
  expect(onDays((today) => phaseOf("documents", { until: "2027-01-11" }, today))).toEqual(holds);
});

test("a fee without a day has no phase, and a document without a last day is never over", () => {
  expect(phaseOf("fees", { due: null }, "2099-01-01")).toBeNull();
  expect(isOver("documents", { until: null }, "2099-01-01")).toBe(false);
});

test("a list is divided into what is to come, earliest first, and what is over, latest first", () => {
  const days = ["2028-01-10", "2027-01-11", "2027-01-12", "2026-01-12"].map((day) => ({ day }));
  expect(byPhase("reportingDays", days, "2027-01-12")).toEqual({
    coming: [{ day: "2027-01-12" }, { day: "2028-01-10" }],
    over: [{ day: "2027-01-11" }, { day: "2026-01-12" }],
  });
  expect(byPhase("reportingDays", undefined, "2027-01-12")).toEqual({ coming: [], over: [] });
});

test("every value of the catalogue with a day has a phase", () => {
  const withDays = Object.entries(siteCatalogue).filter(([, definition]) =>
    "fields" in definition
      ? // The day on which steps were checked promises nothing.
        Object.entries(definition.fields).some(([name, { type }]) => type === "day" && name !== "checked")
      : "format" in definition && definition.format === "day",
  );
  expect(withDays.map(([key]) => key).sort()).toEqual([...datedKeys].sort());
});
