import { expect, test } from "vitest";
import { inEitherLanguage } from "#dashboard/shared/forms/either-language.ts";
import { showsMinors } from "#dashboard/shared/forms/entry-parts.tsx";
import { checkForm } from "#platform/forms/form-issues.ts";
import { batchFields, entryFields, newBatch, nextBatch, onPage } from "./batch-values.ts";

const batch = newBatch("GALLERY");

test("a batch with its initial values is valid, and hides its pictures until consent is noted", () => {
  const { data } = checkForm(batchFields, { ...batch, minors: String(showsMinors(batch)) });
  expect(data && entryFields("EVENTS 1", data)).toEqual({
    name: "EVENTS 1",
    title: "EVENTS",
    page: "GALLERY",
    minors: "true",
    consent: "false",
  });
});

test("a file of a batch has the Swahili name with its number, and none if its name is its own", () => {
  const { data } = checkForm(batchFields, { ...batch, name: "Harvest", nameSw: "Mavuno", minors: "false" });
  expect(data && entryFields("Harvest 2", data).nameSw).toBe("Mavuno 2");
  expect(data && entryFields("Chapel", data).nameSw).toBeUndefined();
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
  expect(data && entryFields("Harvest", data)).toMatchObject({
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

test("a batch that is named in one language has this name in both, with the same number", () => {
  const check = (values: Partial<typeof batch>) => {
    const entered = { ...batch, minors: "false", ...values };
    return checkForm(batchFields, { ...entered, ...inEitherLanguage(entered) }).data;
  };
  const swahili = check({ nameSw: "Mavuno", altSw: "Mahindi" });
  expect(swahili && entryFields("Mavuno 2", swahili)).toMatchObject({
    name: "Mavuno 2",
    nameSw: "Mavuno 2",
    alt: "Mahindi",
    altSw: "Mahindi",
  });
  const english = check({ name: "Harvest" });
  expect(english && entryFields("Harvest 2", english)).not.toHaveProperty("nameSw");
  const news = check({ page: "NEWS", title: "", titleSw: "Mavuno mema" });
  expect(news && entryFields("Fr. Juma 1", news)).toMatchObject({ title: "Mavuno mema", titleSw: "Mavuno mema" });
});

test("a batch takes over a page on which students appear, and asks for the page elsewhere", () => {
  expect(newBatch("GALLERY")).toMatchObject({ page: "GALLERY", title: "EVENTS" });
  expect(newBatch("HOME")).toMatchObject({ page: "HOME", title: "HOME" });
  for (const page of ["ALUMNI", "ORGANIZATION", "WAWATA", undefined] as const) {
    const asked = newBatch(page);
    expect([asked.page, showsMinors(asked)]).toEqual(["", true]);
    expect(checkForm(batchFields, { ...asked, minors: "true" }).issues).toMatchObject({ page: "page_required" });
  }
});

test("a chosen page gives pictures its usual title, and news none", () => {
  expect(onPage(batch, "WAWATA")).toEqual({ page: "WAWATA", title: "WAWATA", titleSw: "" });
  expect(onPage({ ...batch, title: "students" }, "GALLERY").title).toBe("STUDENTS");
  expect(onPage(batch, "NEWS").title).toBe("");
});

test("after a sent batch its page and its title stay, and what belongs to its pictures goes", () => {
  const sent = { ...batch, page: "WAWATA", title: "Choir", name: "Feast", minors: "false", altSw: "Kwaya" };
  expect(nextBatch(sent)).toMatchObject({ page: "WAWATA", title: "Choir", name: "", minors: "", altSw: "" });
  expect(nextBatch({ ...sent, page: "NEWS" })).toMatchObject({ page: "NEWS", title: "" });
});
