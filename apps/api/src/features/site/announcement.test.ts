import { schoolDay, startOfSchoolDay } from "@visiga/contracts/dates";
import type { Announcement, SiteContent } from "@visiga/contracts/site";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestApp, type TestApp } from "#testing/test-app.ts";

let api: TestApp;
beforeEach(async () => {
  api = await createTestApp();
});
afterEach(() => api.close());

const dayAfter = (days: number) => schoolDay(new Date(api.clock.now().getTime() + days * 24 * 3600 * 1000));
const announced = async (language = "en"): Promise<SiteContent["announcement"]> =>
  (await api.call("query", "site.read", { language })).json().result.data.announcement;
const announce = async (value: readonly Announcement[]) => {
  const token = await api.logIn(await api.addUser({ role: "ADMIN" }));
  const answer = await api.call("mutation", "site.save", { key: "announcements", value, version: 0 }, token);
  return answer.json().result.data;
};
const announcementUntil = (en: string, until: string, sw: string | null = null): Announcement => ({
  id: crypto.randomUUID(),
  from: null,
  text: { en, sw },
  link: { to: "/contact", words: { en: "Come", sw: "" } },
  until,
});

test("the first announcement that has not ended is shown, in English if Swahili is missing", async () => {
  const today = dayAfter(0);
  await announce([
    announcementUntil("Over", dayAfter(-1)),
    announcementUntil("Today", today, "Leo"),
    announcementUntil("Next", dayAfter(7)),
  ]);
  expect(await announced()).toEqual({
    text: "Today",
    link: { to: "/contact", words: "Come" },
    from: null,
    until: today,
  });
  expect(await announced("sw")).toEqual({
    text: "Leo",
    link: { to: "/contact", words: "Come", langs: { words: "en" } },
    from: null,
    until: today,
  });
  expect((await api.services.site.read({ language: "en" })).facts).not.toHaveProperty("announcements");
});

test("an announcement ends after its last day, at midnight in the school's time zone", async () => {
  await announce([announcementUntil("Today", dayAfter(0))]);
  const midnight = startOfSchoolDay(dayAfter(1)).getTime();
  api.clock.pass(Math.floor((midnight - api.clock.now().getTime()) / 1000) - 1);
  expect((await announced())?.text).toBe("Today");
  api.clock.pass(2);
  expect(await announced()).toBeNull();
});

test("an announcement begins at the school's midnight, and an end before its start is refused", async () => {
  const later = { ...announcementUntil("Later", dayAfter(9)), from: dayAfter(1) };
  await announce([later, announcementUntil("Now", dayAfter(9))]);
  const midnight = startOfSchoolDay(dayAfter(1)).getTime();
  api.clock.pass(Math.floor((midnight - api.clock.now().getTime()) / 1000) - 1);
  expect((await announced())?.text).toBe("Now");
  api.clock.pass(2);
  expect((await announced())?.text).toBe("Later");
  const token = await api.logIn(await api.addUser({ role: "ADMIN" }));
  const value = [{ ...later, until: "1999-01-01" }];
  const refused = await api.call("mutation", "site.save", { key: "announcements", value, version: 1 }, token);
  expect(refused.json().error.data.issues).toMatchObject([{ path: "value.0.until", code: "period_reversed" }]);
});

test("two announcements with one id are refused, as is one without an id: a circular is of one", async () => {
  const token = await api.logIn(await api.addUser({ role: "ADMIN" }));
  const refusal = async (value: readonly object[]) =>
    (await api.call("mutation", "site.save", { key: "announcements", value, version: 0 }, token)).json().error.data;
  const one = announcementUntil("One", dayAfter(1));
  const twice = await refusal([one, { ...announcementUntil("Other", dayAfter(1)), id: one.id.toUpperCase() }]);
  expect(twice.issues).toMatchObject([{ path: "value.1.id", code: "record_repeated" }]);
  const { id: _, ...unnamed } = one;
  expect((await refusal([unnamed])).issues).toMatchObject([{ path: "value.0.id", code: "field_required" }]);
  expect(await announced()).toBeNull();
});

test("an empty list of announcements is no value", async () => {
  expect(await announce([])).toMatchObject({ value: null, version: 0 });
  expect(await announced()).toBeNull();
});
