import { siteCatalogue } from "@visiga/contracts/site-catalogue";
import { migrate } from "@visiga/system/database/migrate";
import { expect, test } from "vitest";
import { openTestDatabase } from "#testing/test-database.ts";

/** Migrations before the one that gives ids to announcements. */
const before = 18;

const text = { en: "Mass", sw: "Misa" };
const old = { text, from: null, until: "2027-01-11", link: null };
const named = { ...old, id: "0e3b1c5a-6a0f-4c1e-9a4e-0d6f2b7c8d90" };

test("announcements without an id get one, the same in every version, and two equal ones get two", async () => {
  const { dataSource, close } = await openTestDatabase({ migrated: before });
  const insert = (table: string, columns: string, ...values: unknown[]) =>
    dataSource.query(
      `INSERT INTO ${table} (${columns}) VALUES (${values.map((_, at) => `$${at + 1}`).join(", ")})`,
      values,
    );
  await insert("site_value", "key, value", "announcements", JSON.stringify([old, { ...old, id: null }, named]));
  await insert("site_value", "key, value", "fees", JSON.stringify([{ amount: 1 }]));
  for (const table of ["shipped", "confirmed"])
    await insert(table, "kind, key, record", "site", "announcements", JSON.stringify(old));
  const sides = [JSON.stringify({ value: [named, old] }), JSON.stringify({ value: null })];
  await insert(
    "revision",
    "at, kind, subject_id, action, name, before, after",
    new Date(),
    "site",
    "announcements",
    "x",
    "x",
    ...sides,
  );
  await migrate(dataSource);

  const [{ values, records, history }] = await dataSource.query(`
    SELECT (SELECT jsonb_agg(value ORDER BY key) FROM site_value WHERE key IN ('announcements', 'fees')) AS values,
      (SELECT jsonb_agg(record) FROM (TABLE shipped UNION ALL TABLE confirmed) AS all_records) AS records,
      (SELECT jsonb_agg(jsonb_build_array(before, after)) FROM revision) AS history`);
  const [list, fees] = values;
  const ids = list.map(({ id }: { id: string }) => id);
  expect(new Set(ids).size).toBe(3);
  expect(siteCatalogue.announcements.saved.safeParse(list)).toMatchObject({ success: true, data: list });
  expect(list).toEqual([{ ...old, id: ids[0] }, { ...old, id: ids[1] }, named]);
  expect(fees).toEqual([{ amount: 1 }]);
  expect(records).toEqual([
    { ...old, id: ids[0] },
    { ...old, id: ids[0] },
  ]);
  expect(history).toEqual([[{ value: [named, { ...old, id: ids[0] }] }, { value: null }]]);
  await close();
});
