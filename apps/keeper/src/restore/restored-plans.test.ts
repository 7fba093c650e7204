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
  await source.site.database.query("DELETE FROM planned_value");
  place = await emptyPlace("server, disk");
});
afterAll(async () => {
  await place.close();
  await source.close();
});

async function plans(): Promise<unknown> {
  const { dataSource, close } = await openDatabase(place.config, schema, () => {});
  return dataSource.query("SELECT key, value, held FROM planned_value ORDER BY key").finally(close);
}

test("a restore holds the planned values that had gone since the backup, and keeps the others", async () => {
  const { site, folder } = source;
  const token = await site.logIn(await site.addUser({ role: "ADMIN" }));
  const call = async (path: string, input: object) => {
    const answer = await site.call("mutation", `site.${path}`, input, token);
    expect(answer.statusCode).toBe(200);
  };
  const backUp = async (name: string) => {
    await backUpPlace(site.config, join(folder, name));
    return join(folder, name);
  };
  const entries = (await site.call("query", "site.entries", undefined, token)).json().result.data.entries;
  const plan = (key: string, value: string) => {
    const { version } = entries.find((each: { key: string }) => each.key === key);
    return call("plan", { from: "2099-01-01", values: [{ key, value, version, plan: 0 }] });
  };
  await plan("rectorName", "Rev. Sample Rector 09");
  await plan("tiktok", "https://www.tiktok.com/@sample");
  const then = await backUp("then.tar");
  await call("withdrawPlan", { key: "tiktok", plan: 1 });
  const since = await backUp("since.tar");

  const kept = { key: "rectorName", value: "Rev. Sample Rector 09", held: null };
  await restoreTo(place.config, since);
  expect(await plans()).toEqual([kept]);
  const said: string[] = [];
  await restoreTo(place.config, then, (line) => said.push(line));
  const returned = { key: "tiktok", value: "https://www.tiktok.com/@sample", held: "restored" };
  expect(await plans()).toEqual([kept, returned]);
  expect(said.join("\n")).toContain("the planned value of “tiktok”");
});
