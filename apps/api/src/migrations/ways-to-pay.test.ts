import { siteCatalogue } from "@visiga/contracts/site-catalogue";
import { migrate } from "@visiga/system/database/migrate";
import { expect, test } from "vitest";
import { openTestDatabase } from "#testing/test-database.ts";

/** Migrations before the one that adds reference, steps and days to the ways to pay. */
const before = 16;

const own = { kind: "mobile", name: "M-Pesa", number: "5544332", holder: "Visiga" };
const sample = { kind: "bank", name: "Sample Bank", number: "000", holder: "Sample Account 01" };
const added = { reference: null, steps: null, checked: null, afterwards: null, since: null };

test("stored ways to pay get the new members and their day, samples stay samples", async () => {
  const { dataSource, close } = await openTestDatabase({ migrated: before });
  await dataSource.query(
    "INSERT INTO site_value (key, value, changed_at) VALUES ('payments', $1, '2026-03-04T22:30:00Z'), ('fees', '[{}]', now())",
    [JSON.stringify([own, sample])],
  );
  await dataSource.query("INSERT INTO shipped VALUES ('site', 'payments', $1)", [JSON.stringify(sample)]);
  await dataSource.query(
    `INSERT INTO revision (at, kind, subject_id, action, name, before, after)
      VALUES (now(), 'site', 'payments', 'siteChanged', 'payments', $1, '{"value": null}')`,
    [JSON.stringify({ value: [own] })],
  );
  const rows = `SELECT (SELECT jsonb_agg(value ORDER BY key) FROM site_value WHERE key IN ('fees', 'payments')) AS values,
    (SELECT jsonb_agg(record) FROM shipped) AS shipped, (SELECT jsonb_agg(before) FROM revision) AS before`;
  await migrate(dataSource);

  const [{ values, ...others }] = await dataSource.query(rows);
  // It is the next day already at the school.
  const ways = [
    { ...own, ...added, since: "2026-03-05" },
    { ...sample, ...added },
  ];
  expect(values).toEqual([[{}], ways]);
  expect(others).toEqual({ shipped: [{ ...sample, ...added }], before: [{ value: [{ ...own, ...added }] }] });
  expect(siteCatalogue.payments.saved.safeParse(ways).success).toBe(true);
  await close();
});
