import { expect, test } from "vitest";
import { showsMinors } from "#dashboard/shared/forms/file-parts.tsx";
import { checkForm } from "#platform/forms/form-issues.ts";
import { batchFields, fileFields, newBatch } from "./batch-values.ts";

const batch = newBatch();

test("a batch with its initial values is valid, and its pictures are hidden until consent is noted", () => {
  const { data } = checkForm(batchFields, { ...batch, minors: String(showsMinors(batch)) });
  expect(data && fileFields("EVENTS 1", data)).toEqual({
    name: "EVENTS 1",
    title: "EVENTS",
    page: "GALLERY",
    minors: "true",
    consent: "false",
  });
});

test("a file of a batch takes the Swahili name with the number of its English one, and none if its name is its own", () => {
  const { data } = checkForm(batchFields, { ...batch, name: "Harvest", nameSw: "Mavuno", minors: "false" });
  expect(data && fileFields("Harvest 2", data).nameSw).toBe("Mavuno 2");
  expect(data && fileFields("Chapel", data).nameSw).toBeUndefined();
});

test("a batch counts as showing minors where students appear, until somebody says otherwise", () => {
  const shows = (values: Partial<typeof batch>) => showsMinors({ ...batch, ...values });
  expect([shows({}), shows({ minors: "false" })]).toEqual([true, false]);
  expect([shows({ page: "WAWATA" }), shows({ page: "WAWATA", title: "GAMES" })]).toEqual([false, true]);
  expect(shows({ page: "WAWATA", minors: "true" })).toBe(true);
});

test("consent is sent only for pictures that show minors", () => {
  const { data } = checkForm(batchFields, {
    ...batch,
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

test("a batch needs a title, and its day must be a valid date", () => {
  expect(checkForm(batchFields, { ...batch, minors: "true", title: " ", eventDay: "20/11/2026" }).issues).toEqual({
    title: "title_required",
    eventDay: "date_invalid",
  });
});

test("a batch begins with the page that it was opened from, and with a title only where one fits most pictures", () => {
  expect(newBatch()).toMatchObject({ page: "GALLERY", title: "EVENTS" });
  expect(newBatch("HOME")).toMatchObject({ page: "HOME", title: "" });
});
