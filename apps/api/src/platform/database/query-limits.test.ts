import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { promisify } from "node:util";
import { createConnection, withConnection } from "@visiga/system/database/connection";
import { TimeoutClient } from "@visiga/system/database/timeout-client";
import { isInterrupted, isUnavailable } from "@visiga/system/errors/database-error";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { asAppError } from "#platform/errors/failure.ts";
import { openTestDatabase, type TestDatabase } from "#testing/test-database.ts";

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

test("a query without a response closes its connection, and the next one does not wait for it", async () => {
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

/** A line to the server that can be stopped: it accepts connections, and nothing arrives any more. */
async function openLine() {
  const { hostname, port } = new URL(database.databaseUrl);
  let stopped = false;
  const sockets: Socket[] = [];
  const line = createServer((socket) => {
    const server = connect(Number(port), hostname);
    sockets.push(socket, server);
    for (const [from, to] of [
      [socket, server],
      [server, socket],
    ] as const) {
      from.on("error", () => {});
      from.on("data", (data) => stopped || to.write(data));
      from.on("close", () => to.destroy());
    }
  });
  line.listen(0, "127.0.0.1");
  await once(line, "listening");
  const url = new URL(database.databaseUrl);
  url.hostname = "127.0.0.1";
  url.port = String((line.address() as AddressInfo).port);
  return {
    url: url.href,
    stop: () => (stopped = true),
    resume: () => (stopped = false),
    async close() {
      for (const socket of sockets) socket.destroy();
      await promisify(line.close.bind(line))();
    },
  };
}

test("a slow query is awaited while the server answers; when it falls silent, queries fail", async () => {
  const line = await openLine();
  const source = createConnection({ url: line.url }, { entities: [], migrations: [] });
  await source.initialize();
  expect(await source.query("SELECT 1 AS one FROM pg_sleep(2.5)")).toEqual([{ one: 1 }]);
  line.stop();
  const silent = async () => {
    const startedAt = performance.now();
    const failures = await Promise.allSettled([
      source.query("SELECT 1"),
      source.transaction((own) => own.query("SELECT 1")),
    ]);
    expect(failures.map((each) => each.status === "rejected" && isUnavailable(each.reason))).toEqual([true, true]);
    expect(failures.some((each) => each.status === "rejected" && isInterrupted(each.reason))).toBe(false);
    return performance.now() - startedAt;
  };
  expect(await silent()).toBeLessThan(12_000);
  expect(await silent()).toBeLessThan(1000);
  line.resume();
  await expect.poll(() => source.query("SELECT 1 AS one").catch(() => null), { timeout: 20_000 }).toEqual([{ one: 1 }]);
  await source.destroy();
  await line.close();
});

test("an error of a connection that the pool has given up does not end the process", () => {
  expect(() => new TimeoutClient().emit("error", new Error("terminating connection"))).not.toThrow();
});
