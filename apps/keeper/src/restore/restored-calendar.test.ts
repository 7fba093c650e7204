import { join } from "node:path";
import { schema } from "@visiga/api/src/schema.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type BackedUpSite, backUpPlace, backUpSite, restoreTo } from "#testing/backed-up-site.ts";
import { type EmptyPlace, emptyPlace } from "#testing/backup-places.ts";
import { openDatabase } from "#testing/open-database.ts";

let source: BackedUpSite;
let place: EmptyPlace;
let token: string;
beforeAll(async () => {
  source = await backUpSite();
  const { site } = source;
  token = await site.logIn(await site.addUser({ role: "ADMIN" }));
  place = await emptyPlace("server, disk");
});
afterAll(async () => {
  await place.close();
  await source.close();
});

const ids = ["kept", "changed", "deleted", "added"].map((_, index) => `00000000-0000-4000-8000-10000000000${index}`);
const termDate = (name: number, en = "Term") => ({
  id: ids[name],
  first: "2027-01-11",
  last: "2027-06-04",
  what: { en, sw: null },
  level: null,
});

async function backUpWith(name: string, version: number, value: readonly object[]): Promise<string> {
  const { site, folder } = source;
  await site.call("mutation", "site.save", { key: "termDates", version, value }, token);
  const path = join(folder, name);
  await backUpPlace(site.config, path);
  return path;
}

/** Index, sequence and status of each event of these dates in the restored place. */
async function events(): Promise<unknown[]> {
  const { dataSource, close } = await openDatabase(place.config, schema, () => {});
  const rows = await dataSource
    .query<{ id: string; sequence: number; cancelled: boolean }[]>("SELECT * FROM calendar_event ORDER BY id")
    .finally(close);
  return rows
    .filter(({ id }) => ids.includes(id))
    .map(({ id, sequence, cancelled }) => [ids.indexOf(id), sequence, cancelled]);
}

test("a restore raises the sequence of changed events and cancels those that the backup lacks", async () => {
  const then = await backUpWith("then.tar", 1, [termDate(0), termDate(1), termDate(2)]);
  const since = await backUpWith("since.tar", 2, [termDate(0), termDate(1, "Other"), termDate(3)]);
  await restoreTo(place.config, since);
  expect(await events()).toEqual([
    [0, 0, false],
    [1, 1, false],
    [2, 1, true],
    [3, 0, false],
  ]);
  await restoreTo(place.config, then);
  expect(await events()).toEqual([
    [0, 0, false],
    [1, 2, false],
    [2, 2, false],
    [3, 1, true],
  ]);
});
