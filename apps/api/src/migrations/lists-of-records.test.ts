import { migrate } from "@visiga/system/database/migrate";
import { expect, test } from "vitest";
import { openTestDatabase } from "#testing/test-database.ts";

/** Migrations before the one that makes records of tables. */
const before = 11;

test("tables of the site, its earlier versions and its bin become records, samples stay samples", async () => {
  const { dataSource, close } = await openTestDatabase({ migrated: before });
  const json = JSON.stringify;
  const insert = "INSERT INTO site_value (key, value, sample, version) VALUES ($1, $2, $3, 7)";
  await dataSource.query(insert, ["firstStudents", json([["A"], ["B"]]), true]);
  await dataSource.query(insert, ["deceasedStudents", json([["A", ""]]), false]);
  await dataSource.query(insert, ["credits", null, false]);
  await dataSource.query(insert, ["motto", json({ en: "Prayer", sw: null }), true]);
  const revision = `INSERT INTO revision (at, kind, subject_id, action, name, before, after)
    VALUES (now(), $1, $2, $3, 'x', $4, $5)`;
  const table = { en: [["1990", "Doors", "Text"]], sw: [["", "Milango", ""]] };
  await dataSource.query(revision, ["site", "historyYears", "siteBinned", json({ value: table, sample: true }), null]);
  const change = [json({ value: [["A", "P"]], sample: false }), json({ value: [["B", ""]] })];
  await dataSource.query(revision, ["site", "deceasedStudents", "siteChanged", ...change]);
  await dataSource.query(revision, ["site", "credits", "siteChanged", json({ value: null }), json({ value: null })]);
  await dataSource.query(revision, ["picture", "firstStudents", "pictureBinned", json({ value: [["A"]] }), null]);

  await migrate(dataSource);
  const values = await dataSource.query("SELECT key, value, version FROM site_value ORDER BY key");
  const place = (en: string, sw: string) => ({ name: { en, sw }, where: null });
  expect(values).toEqual([
    { key: "admissionPrice", value: "15000", version: 1 },
    { key: "credits", value: null, version: 7 },
    { key: "deceasedStudents", value: [{ name: "A", parish: null }], version: 7 },
    {
      key: "firstStudents",
      value: [{ name: "A" }, { name: "B" }],
      version: 7,
    },
    { key: "motto", value: { en: "Prayer", sw: null }, version: 7 },
    {
      key: "placesALevel",
      value: [
        { name: { en: "The seminary", sw: "Seminarini" }, where: { en: "Visiga", sw: "Visiga" } },
        place("The vocational director’s parish", "Parokia ya Mkurugenzi wa Miito"),
      ],
      version: 1,
    },
    {
      key: "placesOLevel",
      value: [
        { name: { en: "The seminary", sw: "Seminarini" }, where: { en: "Visiga", sw: "Visiga" } },
        place("Msimbazi Centre", "Msimbazi Centre"),
        place("St Joseph", "St Joseph"),
      ],
      version: 1,
    },
  ]);
  const year = { en: "1990", sw: null };
  const history = { year, heading: { en: "Doors", sw: "Milango" }, text: { en: "Text", sw: null } };
  expect(await dataSource.query("SELECT before, after FROM revision ORDER BY id")).toEqual([
    { before: { value: [history] }, after: null },
    {
      before: { value: [{ name: "A", parish: "P" }] },
      after: { value: [{ name: "B", parish: null }] },
    },
    { before: { value: null }, after: { value: null } },
    { before: { value: [["A"]] }, after: null },
  ]);
  expect(await dataSource.query("SELECT key, record FROM shipped ORDER BY key, record ->> 'name'")).toEqual([
    { key: "firstStudents", record: { name: "A" } },
    { key: "firstStudents", record: { name: "B" } },
    { key: "historyYears", record: history },
    { key: "motto", record: { en: "Prayer", sw: null } },
  ]);
  await close();
});
