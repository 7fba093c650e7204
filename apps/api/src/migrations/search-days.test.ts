import { migrate } from "@visiga/system/database/migrate";
import { expect, test } from "vitest";
import { openTestDatabase } from "#testing/test-database.ts";

test("an update indexes stored event days and abbreviations", async () => {
  const { dataSource, close } = await openTestDatabase({ migrated: 3 });
  await dataSource.query(
    "INSERT INTO file (name, title, page, event_date) VALUES ('S.L.P. 77', 'Tsh1,850,000', 'NEWS', '2027-02-13T21:00:00Z')",
  );
  const finds = async (words: string) =>
    (
      await dataSource.query("SELECT count(*)::int AS count FROM file WHERE words @@ to_tsquery('simple', $1)", [words])
    )[0].count;
  const later = ["14 & februari & 2027", "february", "slp", "1850000"];
  const count = async () => Promise.all(["2027", ...later].map(finds));
  expect(await count()).toEqual([0, 0, 0, 0, 0]);
  await migrate(dataSource);
  expect(await count()).toEqual([1, 1, 1, 1, 1]);
  await close();
});
