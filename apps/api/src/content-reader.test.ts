import { schoolDay, startOfSchoolDay } from "@visiga/contracts/dates";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type FileClient, fileClient } from "#testing/file-client.ts";
import { createTestApp, type TestApp } from "#testing/test-app.ts";
import { createContentReader } from "./content-reader.ts";
import type { ContentReader } from "./platform/pages/page-renderer.ts";

let api: TestApp;
let token: string;
let files: FileClient;
let reader: ContentReader;
beforeEach(async () => {
  api = await createTestApp();
  token = await api.logIn(await api.addUser({ role: "ADMIN" }));
  files = fileClient(api, token);
  reader = createContentReader(api.services);
});
afterEach(() => api.close());

test("a list is read from the database once for all pages until content changes", async () => {
  await files.add({ name: "First", page: "NEWS" });
  const query = { page: "NEWS", first: 24, language: "en" } as const;
  const [first, again] = await Promise.all([reader.files(query), reader.files(query)]);
  expect(again).toBe(first);
  expect(await reader.files({ ...query })).toBe(first);
  expect(first.items.map(({ name }) => name)).toEqual(["First"]);
  expect((await reader.files({ ...query, page: "WAWATA" })).items).toEqual([]);

  await files.add({ name: "Second", page: "NEWS" });
  expect((await reader.files(query)).total).toBe(2);
});

test("an announcement expires at midnight in the school's time zone", async () => {
  const today = schoolDay(api.clock.now());
  const value = [{ text: { en: "Today", sw: "Leo" }, link: null, until: today }];
  await api.call("mutation", "site.save", { key: "announcements", value, version: 0 }, token);
  const english = await reader.site("en");
  expect(english.announcement?.text).toBe("Today");
  expect((await reader.site("sw")).announcement?.text).toBe("Leo");
  expect(await reader.site("en")).toBe(english);

  const midnight = startOfSchoolDay(today).getTime() + 24 * 3600 * 1000;
  api.clock.pass(Math.ceil((midnight - api.clock.now().getTime()) / 1000));
  expect((await reader.site("en")).announcement).toBeNull();
});
