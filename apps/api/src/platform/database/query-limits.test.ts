import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isUnavailable } from "#platform/errors/database-error.ts";
import { asAppError } from "#platform/errors/failure.ts";
import { openTestDatabase, type TestDatabase } from "#testing/test-database.ts";
import { withConnection } from "./connection.ts";
import { TimeoutClient } from "./timeout-client.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const setting = async (name: string) => Object.values((await database.dataSource.query(`SHOW ${name}`))[0])[0];

test("the server cancels a slow query of a request and an idle transaction", async () => {
  expect(await setting("statement_timeout")).toBe("20s");
  expect(await setting("idle_in_transaction_session_timeout")).toBe("1min");

  const late = await database.dataSource
    .transaction(async (manager) => {
      await manager.query("SET LOCAL statement_timeout = 20");
      await manager.query("SELECT pg_sleep(5)");
    })
    .catch((error: unknown) => error);
  expect(asAppError(late)).toMatchObject({ code: "unavailable" });
});

test("the queries of a restore have no limit", async () => {
  const limits = await withConnection(
    { url: database.databaseUrl },
    { entities: [], migrations: [] },
    async (restored) => [
      ...(await restored.query("SHOW statement_timeout")),
      ...(await restored.query("SHOW idle_in_transaction_session_timeout")),
      restored.options.extra,
    ],
  );
  expect(limits).toEqual([{ statement_timeout: "0" }, { idle_in_transaction_session_timeout: "0" }, undefined]);
});

test("a query without a response closes its connection, so that the next one does not wait behind it", async () => {
  const pool = new pg.Pool({
    connectionString: database.databaseUrl,
    max: 1,
    query_timeout: 100,
    Client: TimeoutClient,
  } as pg.PoolConfig);
  pool.on("error", () => {});
  const client = await pool.connect();
  const late = await client.query("SELECT pg_sleep(5)").catch((error: unknown) => error);
  client.release();
  expect(isUnavailable(late)).toBe(true);
  expect((await pool.query("SELECT 1 AS one")).rows).toEqual([{ one: 1 }]);
  await pool.end();
});

test("an error of a connection that the pool has given up does not end the process", () => {
  expect(() => new TimeoutClient().emit("error", new Error("terminating connection"))).not.toThrow();
});
