import { schoolDay, startOfSchoolDay } from "@visiga/contracts/dates";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestApp, type TestApp } from "#testing/test-app.ts";
import { type UserClient, userClient } from "#testing/user-client.ts";
import { createContentReader } from "./content-reader.ts";
import type { ContentReader } from "./platform/pages/page-renderer.ts";

let api: TestApp;
let token: string;
let client: UserClient;
let reader: ContentReader;
beforeEach(async () => {
  api = await createTestApp();
  token = await api.logIn(await api.addUser({ role: "ADMIN" }));
  client = userClient(api, token);
  reader = createContentReader(api.services);
});
afterEach(() => api.close());

test("a list is read from the database once for all pages until content changes", async () => {
  await client.add({ name: "First", page: "NEWS" });
  const query = { page: "NEWS", first: 24, language: "en" } as const;
  const [first, again] = await Promise.all([reader.entries(query), reader.entries(query)]);
  expect(again).toBe(first);
  expect(await reader.entries({ ...query })).toBe(first);
  expect(first.items.map(({ name }) => name)).toEqual(["First"]);
  expect((await reader.entries({ ...query, page: "WAWATA" })).items).toEqual([]);

  await client.add({ name: "Second", page: "NEWS" });
  expect((await reader.entries(query)).total).toBe(2);
});

test("an announcement expires at midnight in the school's time zone", async () => {
  const today = schoolDay(api.clock.now());
  const value = [{ id: crypto.randomUUID(), text: { en: "Today", sw: "Leo" }, link: null, until: today }];
  await api.call("mutation", "site.save", { key: "announcements", value, version: 0 }, token);
  const english = await reader.site("en");
  expect(english.announcement?.text).toBe("Today");
  expect((await reader.site("sw")).announcement?.text).toBe("Leo");
  expect(await reader.site("en")).toBe(english);

  const midnight = startOfSchoolDay(today).getTime() + 24 * 3600 * 1000;
  api.clock.pass(Math.ceil((midnight - api.clock.now().getTime()) / 1000));
  expect((await reader.site("en")).announcement).toBeNull();
});
