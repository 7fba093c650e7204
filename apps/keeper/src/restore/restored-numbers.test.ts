import { join } from "node:path";
import { schema } from "@visiga/api/src/schema.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type BackedUpSite, backUpPlace, backUpSite, restoreTo } from "#testing/backed-up-site.ts";
import { type EmptyPlace, emptyPlace } from "#testing/backup-places.ts";
import { openDatabase } from "#testing/open-database.ts";

let source: BackedUpSite;
let place: EmptyPlace;
beforeAll(async () => {
  source = await backUpSite();
  await source.site.addUser({ role: "ADMIN" });
  place = await emptyPlace("server, disk");
});
afterAll(async () => {
  await place.close();
  await source.close();
});

const empty = { reference: null, steps: null, checked: null, afterwards: null, since: null };
const way = (number: string) => ({ kind: "bank", name: "NMB", number, holder: "Visiga", ...empty });

async function backUpWith(name: string, numbers: readonly string[]): Promise<string> {
  const { site, folder } = source;
  await site.database.query(
    "INSERT INTO site_value (key, value) VALUES ('payments', $1) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
    [JSON.stringify(numbers.map(way))],
  );
  const path = join(folder, name);
  await backUpPlace(site.config, path);
  return path;
}

/** The numbers that visitors see, those that are entered, and what the security log says of numbers. */
async function numbers() {
  const { dataSource, close } = await openDatabase(place.config, schema, () => {});
  const list = (table: string) =>
    `SELECT jsonb_path_query_array(value, '$[*].number') AS numbers FROM ${table} WHERE key = 'payments'`;
  const [[shown], [entered], [plan], events] = await Promise.all([
    dataSource.query(list("site_value")),
    dataSource.query(list("planned_value")),
    dataSource.query("SELECT held FROM planned_value WHERE key = 'payments'"),
    dataSource.query("SELECT kind, detail FROM security_event WHERE kind LIKE 'number%' ORDER BY id"),
  ]).finally(close);
  return {
    shown: shown?.numbers,
    entered: entered?.numbers,
    held: plan?.held,
    events: events.map(({ kind, detail }: Record<string, string>) => `${kind} ${detail}`),
  };
}

test("a number that only the backup has waits after a restore, and the former one stays", async () => {
  const then = await backUpWith("then.tar", ["111 111", "222 222"]);
  const since = await backUpWith("since.tar", ["333 333", "222 222"]);
  await restoreTo(place.config, since);
  expect(await numbers()).toEqual({
    shown: ["333 333", "222 222"],
    entered: undefined,
    events: ["numbersRestored NMB 333 333 (Visiga), NMB 222 222 (Visiga)"],
  });

  await restoreTo(place.config, then);
  expect(await numbers()).toEqual({
    shown: ["333 333", "222 222"],
    entered: ["111 111", "222 222"],
    held: null,
    events: ["numberEntered NMB 111 111 (Visiga)"],
  });

  const less = await backUpWith("less.tar", ["222 222"]);
  await restoreTo(place.config, less);
  expect(await numbers()).toEqual({ shown: ["222 222"], entered: undefined, events: [] });
});

test("a number that waited when the backup was made waits anew after a restore", async () => {
  const { database } = source.site;
  await database.query(
    `INSERT INTO planned_value (key, value, planned_at, planner_id, planner_name)
      VALUES ('payments', $1, '2026-01-01', gen_random_uuid(), 'Sample Administrator 01')`,
    [JSON.stringify(["222 222", "444 444"].map(way))],
  );
  const waiting = await backUpWith("waiting.tar", ["222 222"]);
  await database.query("DELETE FROM planned_value");
  await restoreTo(place.config, await backUpWith("none.tar", ["222 222"]));
  await restoreTo(place.config, waiting);
  expect(await numbers()).toEqual({ shown: ["222 222"], entered: ["222 222", "444 444"], held: null, events: [] });
});
