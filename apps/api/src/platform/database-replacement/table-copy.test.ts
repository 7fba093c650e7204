import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import type { QueryRunner } from "typeorm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { testServer } from "#testing/test-database.ts";
import { copyOut } from "./table-copy.ts";

/** Milliseconds that a query of a request may take in this test. */
const queryTimeout = 200;

let client: pg.Client;
let runner: QueryRunner;
beforeEach(async () => {
  client = new pg.Client({ connectionString: (await testServer()).url, query_timeout: queryTimeout });
  await client.connect();
  const filled = {
    text: "CREATE TEMPORARY TABLE number AS SELECT generate_series(1, 200000) AS value",
    query_timeout: 60_000,
  };
  await client.query(filled);
  runner = { connect: async () => client } as unknown as QueryRunner;
});
afterEach(() => client.end());

test("a table copy may exceed the query timeout of requests, and leaves no timer", async () => {
  const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === "Timeout").length;
  const before = timers();
  const rows = await copyOut(runner, "number", ["value"]);
  await pause(3 * queryTimeout);
  expect((await text(rows)).trimEnd().split("\n")).toHaveLength(200_000);
  expect(timers()).toBeLessThanOrEqual(before);
});
