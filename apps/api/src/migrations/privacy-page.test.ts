import { migrate } from "@visiga/system/database/migrate";
import { expect, test } from "vitest";
import { schema } from "#schema.ts";
import { openTestDatabase } from "#testing/test-database.ts";

const texts = ["contact.lead", "contact.privacy.which.answer", "contact.accessibility.ask", "contact.privacyNote"];
const movedTexts = ["contact.lead", "privacy.which.answer", "privacy.accessibility.ask", "contact.privacyNote"];
const before = schema.migrations.findIndex((each) => new each().name.startsWith("PrivacyPage"));

test("texts on privacy move to their page with their history", async () => {
  const { dataSource, close } = await openTestDatabase({ migrated: before });
  for (const text of texts.map((path) => `text.${path}`)) {
    await dataSource.query("INSERT INTO site_value (key, value) VALUES ($1, '{}')", [text]);
    await dataSource.query(
      "INSERT INTO revision (at, kind, subject_id, action, name) VALUES (now(), 'site', $1, 'edited', 'x')",
      [text],
    );
    for (const table of ["shipped", "confirmed"])
      await dataSource.query(`INSERT INTO ${table} VALUES ('site', $1, '{}')`, [text]);
  }
  const keys = async () => {
    const tables = ["SELECT key FROM site_value", "SELECT subject_id AS key FROM revision"];
    const found = [...tables, "SELECT key FROM shipped", "SELECT key FROM confirmed"].map((query) =>
      dataSource.query(`SELECT key FROM (${query}) AS keys WHERE key LIKE 'text.%' ORDER BY key`),
    );
    return (await Promise.all(found)).map((rows) => rows.map(({ key }: { key: string }) => key.slice(5)));
  };
  await migrate(dataSource);
  expect(await keys()).toEqual(Array(4).fill(movedTexts.toSorted()));
  await close();
});
