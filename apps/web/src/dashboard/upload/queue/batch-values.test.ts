import { expect, test } from "vitest";
import { checkForm } from "#platform/forms/form-issues.ts";
import { batchFields, batchShowsMinors, dayBefore, defaultBatch, fileFields } from "./batch-values.ts";

test("a batch with its initial values is valid, and its pictures are hidden until consent is noted", () => {
  const { data } = checkForm(batchFields, { ...defaultBatch, minors: String(batchShowsMinors(defaultBatch)) });
  expect(data && fileFields("EVENTS 1", data)).toEqual({
    name: "EVENTS 1",
    title: "EVENTS",
    page: "GALLERY",
    minors: "true",
    consent: "false",
  });
});

test("a batch counts as showing minors where pupils appear, until somebody says otherwise", () => {
  const shows = (values: Partial<typeof defaultBatch>) => batchShowsMinors({ ...defaultBatch, ...values });
  expect([shows({}), shows({ minors: "false" })]).toEqual([true, false]);
  expect([shows({ page: "WAWATA" }), shows({ page: "WAWATA", title: "GAMES" })]).toEqual([false, true]);
  expect(shows({ page: "WAWATA", minors: "true" })).toBe(true);
});

test("consent is sent only for pictures that show minors", () => {
  const { data } = checkForm(batchFields, {
    ...defaultBatch,
    eventDay: "2026-11-20",
    minors: "false",
    consent: "true",
  });
  expect(data && fileFields("Harvest", data)).toMatchObject({
    eventDay: "2026-11-20",
    minors: "false",
    consent: "false",
  });
});

test("a title must be there, and a day must be one", () => {
  expect(
    checkForm(batchFields, { ...defaultBatch, minors: "true", title: " ", eventDay: "20/11/2026" }).issues,
  ).toEqual({
    title: "title_required",
    eventDay: "date_invalid",
  });
});

test("today and yesterday are the school’s", () => {
  const lateEvening = new Date("2026-11-20T21:30:00Z");
  expect([dayBefore(0, lateEvening), dayBefore(1, lateEvening)]).toEqual(["2026-11-21", "2026-11-20"]);
});
