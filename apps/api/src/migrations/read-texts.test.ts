import { migrate } from "@visiga/system/database/migrate";
import { expect, test } from "vitest";
import { openTestDatabase } from "#testing/test-database.ts";

test("an update parses the texts that are stored, except those of before the format existed", async () => {
  const { dataSource, close } = await openTestDatabase({ migrated: 1 });
  await dataSource.query(
    `INSERT INTO file (name, title, page, description, description_sw, formatted)
      SELECT 'name', 'title ' || number, 'NEWS', '**text** ' || number, CASE WHEN number = 1 THEN '- neno' END, number < 700
      FROM generate_series(1, 700) AS number`,
  );
  await migrate(dataSource);
  const rows = await dataSource.query("SELECT title, plain_text, plain_text_sw, text_lines, text_lines_sw FROM file");
  const row = (number: number) => rows.find(({ title }: { title: string }) => title === `title ${number}`);
  expect(row(1)).toMatchObject({ plain_text: "text 1", plain_text_sw: "• neno", text_lines_sw: [{ item: true }] });
  expect(row(699)).toMatchObject({ plain_text: "text 699", plain_text_sw: null, text_lines_sw: null });
  expect(row(699).text_lines[0].spans).toHaveLength(2);
  expect(row(700)).toMatchObject({ plain_text: null, text_lines: null });
  await close();
});

test("an update parses texts again that have WhatsApp's marks", async () => {
  const { dataSource, close } = await openTestDatabase({ migrated: 8 });
  await dataSource.query(
    "INSERT INTO file (name, title, page, description, description_sw, formatted) VALUES ('a', 'b', 'NEWS', '~5~ _six_', 'saba', true)",
  );
  await migrate(dataSource);
  const [row] = await dataSource.query("SELECT plain_text, plain_text_sw, text_lines FROM file");
  expect(row).toMatchObject({ plain_text: "5 six", plain_text_sw: null });
  expect(row.text_lines[0].spans).toEqual([
    { text: "5", strong: false, struck: true, to: null },
    { text: " ", strong: false, to: null },
    { text: "six", strong: false, slanted: true, to: null },
  ]);
  await close();
});
