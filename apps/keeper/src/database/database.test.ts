import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { schema } from "@visiga/api/src/schema.ts";
import { openTestDatabase, testServer } from "@visiga/api/src/testing/test-database.ts";
import { databaseUrl, queryServer } from "@visiga/api/src/testing/test-server.ts";
import { createConnection } from "@visiga/system/database/connection";
import { isUnavailable } from "@visiga/system/errors/database-error";
import { StartFailure } from "@visiga/system/errors/start-failure";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { openDatabase } from "#testing/open-database.ts";
import { acquireLock, waitForServer } from "./configured-server.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "visiga-database-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const silent = () => {};
describe("a database server", () => {
  test("a database is migrated once when many processes start together", async () => {
    const source = await testServer();
    const name = `visiga_migrate_${process.pid}`;
    await queryServer(source.url, `CREATE DATABASE ${name}`);
    const url = databaseUrl(source.url, name);
    const opened = await Promise.all(
      [1, 2, 3, 4].map(() => openDatabase({ dataDir: folder, databaseUrl: url }, schema, silent)),
    );
    const [{ dataSource } = {}] = opened;
    expect(await dataSource?.query("SELECT count(*)::integer AS count FROM migrations")).toEqual([
      { count: Object.keys(schema.migrations).length },
    ]);
    for (const { close } of opened) await close();
    await queryServer(source.url, `DROP DATABASE ${name}`);
  });

  test("a database that refuses the login fails the start at once, and no password is printed", async () => {
    const url = new URL((await testServer()).url);
    url.pathname = "/no_such_database";
    url.password = "hush";
    const failure = await waitForServer(url.href, { tellOperator: silent }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(StartFailure);
    expect((failure as StartFailure).lines[0]).toMatch(/^DATABASE_URL: .* refuses: .*(no_such_database|password)/);
    expect((failure as StartFailure).message).not.toContain("hush");
  });
});

test("the migrations create the schema of the entities", async () => {
  const { dataSource, close } = await openTestDatabase();
  for (const { tableName, columns: all } of dataSource.entityMetadatas) {
    const columns = all.filter(({ isVirtualProperty }) => !isVirtualProperty);
    const rows: { name: string; nullable: string; type: string }[] = await dataSource.query(
      "SELECT column_name AS name, is_nullable AS nullable, udt_name AS type FROM information_schema.columns WHERE table_name = $1",
      [tableName],
    );
    const described = columns.map(({ databaseName, isNullable }) => ({
      name: databaseName,
      nullable: isNullable ? "YES" : "NO",
    }));
    expect(rows.map(({ name, nullable }) => ({ name, nullable }))).toEqual(expect.arrayContaining(described));
    expect(rows).toHaveLength(columns.length);
  }
  await close();
});

describe("a database server that does not respond", () => {
  test("an absent database is waited for with a message, then the start fails with a clear error", async () => {
    const reported: string[] = [];
    const wait = waitForServer("postgres://u:hush@127.0.0.1:1/x", {
      timeout: 120,
      interval: 20,
      tellOperator: (line) => reported.push(line),
    });
    await expect(wait).rejects.toThrow(
      /^DATABASE_URL: 127\.0\.0\.1:1 did not answer within \d+ s \(ECONNREFUSED\)\nDoes the server run/,
    );
    expect(reported).toEqual(["Waiting for the database at 127.0.0.1:1 (ECONNREFUSED)"]);
  });

  test("a database that accepts connections and is silent fails the start after the timeout", async () => {
    const silentServer = createServer().listen(0, "127.0.0.1");
    await new Promise((resolve) => silentServer.once("listening", resolve));
    const { port } = silentServer.address() as { port: number };
    const wait = waitForServer(`postgres://u@127.0.0.1:${port}/x`, {
      timeout: 600,
      interval: 20,
      tellOperator: silent,
    });
    await expect(wait).rejects.toThrow(/did not answer within/);
    silentServer.close();
  });
});

test("a lock whose connection is lost is held again, and its release leaves none", async () => {
  const { dataSource, close } = await openTestDatabase();
  const [{ name }]: [{ name: string }] = await dataSource.query("SELECT current_database() AS name");
  const url = databaseUrl((await testServer()).url, name);
  const holders = (): Promise<{ pid: number }[]> =>
    dataSource.query(
      `SELECT pid FROM pg_locks JOIN pg_database ON oid = database AND datname = current_database()
        WHERE locktype = 'advisory' AND mode = 'ShareLock' AND granted`,
    );
  const release = await acquireLock(url, "shared");
  const [first] = await holders();
  await expect(acquireLock(url, "exclusive")).rejects.toThrow("a server is running on this database");
  await dataSource.query("SELECT pg_terminate_backend($1)", [first?.pid]);
  await vi.waitFor(async () => expect([undefined, first?.pid]).not.toContain((await holders())[0]?.pid), 60_000);
  await release();
  await (await acquireLock(url, "exclusive"))();
  await close();
});

test("a query over a broken connection fails as unavailable", async () => {
  const error = await createConnection({ url: "postgres://u@127.0.0.1:1/x" }, schema)
    .initialize()
    .catch((thrown: unknown) => thrown);
  expect(isUnavailable(error)).toBe(true);
  expect(isUnavailable(new Error("something else"))).toBe(false);
});

test("a transaction whose connection broke between two statements fails as unavailable", async () => {
  const { dataSource, close } = await openTestDatabase();
  const error = await dataSource
    .transaction(async (manager) => {
      const [{ pid }] = await manager.query("SELECT pg_backend_pid() AS pid");
      await dataSource.query("SELECT pg_terminate_backend($1)", [pid]);
      const connections = () => dataSource.query("SELECT FROM pg_stat_activity WHERE pid = $1", [pid]);
      await vi.waitFor(async () => expect(await connections()).toEqual([]), 60_000);
      await manager.query("SELECT 1");
    })
    .catch((thrown: unknown) => thrown);
  expect([isUnavailable(error), String(error)]).toEqual([true, expect.any(String)]);
  await close();
});
