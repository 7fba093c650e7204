import { migrate } from "@visiga/system/database/migrate";
import { expect, test } from "vitest";
import { openTestDatabase } from "#testing/test-database.ts";

test("stored days and headlines of an earlier program are cleaned, other content stays", async () => {
  const { dataSource, close } = await openTestDatabase({ migrated: 1 });
  const insert = `INSERT INTO file (name, title, page, event_date, shown_from, shown_until)
    VALUES ($1, $2, 'NEWS', $3, $4, $5)`;
  await dataSource.query(insert, ["a", "\u202eTitle\u202c", "0026-03-01 00:00+03", null, "9999-12-31"]);
  await dataSource.query(insert, ["b", "1868", "1868-06-14 00:00+03", "9999-12-31", "2027-01-31"]);
  await dataSource.query(insert, ["c", "202", "0202-06-14 00:00+03", null, null]);
  const fee = { what: { en: "\u2066Uniform\u2069 “00-01-02”", sw: null }, due: "0026-02-09", level: "both" };
  const date = { id: crypto.randomUUID(), first: "9999-12-30", last: "9999-12-31" };
  await dataSource.query("INSERT INTO site_value (key, value) VALUES ('fees', $1), ('motto', $2)", [
    JSON.stringify([fee]),
    JSON.stringify({ en: "Sala 2027-06-30", sw: "0026" }),
  ]);
  await dataSource.query("INSERT INTO calendar_event (id, date, changed_at) VALUES ($1, $2, now())", [date.id, date]);
  await dataSource.query(
    `INSERT INTO revision (at, kind, subject_id, action, name, before)
      VALUES (now(), 'picture', 'x', 'pictureBinned', 'a', $1)`,
    [JSON.stringify({ eventDate: "0026-02-28T21:00:00.000Z", name: "\u202eTitle" })],
  );

  await migrate(dataSource);
  const read = async (query: string) => (await dataSource.query(query)).map(Object.values);
  const day = (column: string) => `to_char(${column}, 'YYYY-MM-DD')`;
  const shown = [
    `${day("event_date AT TIME ZONE 'Africa/Dar_es_Salaam'")} AS event`,
    `${day("shown_from")} AS "from"`,
    `${day("shown_until")} AS until`,
  ];
  expect(await read(`SELECT title, ${shown.join(", ")} FROM file ORDER BY name`)).toEqual([
    ["Title", "2026-03-01", null, null],
    ["1868", expect.stringMatching(/^1868-06-1/), "2100-12-31", "2027-01-31"],
    ["202", null, null, null],
  ]);
  expect(await read("SELECT value FROM site_value WHERE key IN ('fees', 'motto') ORDER BY key")).toEqual([
    [[{ ...fee, what: { en: "Uniform “00-01-02”", sw: null }, due: "2026-02-09" }]],
    [{ en: "Sala 2027-06-30", sw: "0026" }],
  ]);
  expect(await read("SELECT date FROM calendar_event")).toEqual([
    [{ ...date, first: "2100-12-31", last: "2100-12-31" }],
  ]);
  expect(await read("SELECT before FROM revision")).toEqual([
    [{ eventDate: "2026-02-28T21:00:00.000Z", name: "Title" }],
  ]);
  await close();
});
