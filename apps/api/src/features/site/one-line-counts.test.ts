import { afterEach, beforeEach, expect, test } from "vitest";
import { OneLineCounts1767225600030 } from "#migrations/0030-one-line-counts.ts";
import { createTestApp, type TestApp } from "#testing/test-app.ts";
import { insertSampleSite } from "./sample-site.ts";

let api: TestApp;
beforeEach(async () => {
  api = await createTestApp();
});
afterEach(() => api.close());

const inBoth = (en: string | null, sw: string | null) => ({ en, sw });
const things = (...counts: unknown[]) =>
  counts.map((count, at) => ({ item: inBoth(`Thing ${at}`, null), count, level: "both" }));
const counts = (list: { count: unknown }[]) => list.map(({ count }) => count);

test("counts of an earlier version in two languages become one line, in earlier versions of the list too", async () => {
  const earlier = things(inBoth("12", "12"), inBoth("2 pairs", "jozi 2"), inBoth(null, "3"), inBoth("One", null), null);
  await insertSampleSite(api.database.manager, { thingsToBring: [] });
  await api.database.query("UPDATE site_value SET value = $1 WHERE key = 'thingsToBring'", [JSON.stringify(earlier)]);
  await api.database.query(
    `INSERT INTO revision (kind, subject_id, action, name, at, before)
      VALUES ('site', 'thingsToBring', 'siteChanged', 'thingsToBring', now(), jsonb_build_object('value', $1::jsonb))`,
    [JSON.stringify(earlier)],
  );
  const migration = new OneLineCounts1767225600030();
  const runner = api.database.createQueryRunner();
  await migration.up(runner);
  const [{ value, before }] = await api.database.query(
    `SELECT value, before FROM site_value JOIN revision ON subject_id = key WHERE key = 'thingsToBring'`,
  );
  const inOneLine = ["12", "2 pairs / jozi 2", "3", "One", null];
  expect(counts(value)).toEqual(inOneLine);
  expect(counts(before.value)).toEqual(inOneLine);
  await migration.down(runner);
  await migration.up(runner);
  const [again] = await api.database.query("SELECT value FROM site_value WHERE key = 'thingsToBring'");
  expect(counts(again.value)).toEqual(inOneLine);
  await runner.release();
});
