import { cp, mkdir, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { StartFailure } from "#platform/start-failure.ts";
import { schema } from "#schema.ts";
import { databaseUrl, onServer } from "#testing/postgres-setup.ts";
import { openTestDatabase } from "#testing/test-database.ts";
import { createConnection } from "./connection.ts";
import { openDatabase } from "./database.ts";
import { isUnavailable } from "./database-error.ts";
import { openEmbeddedFiles, packEmptyDatabase } from "./embedded-files.ts";
import { migrate } from "./migrate.ts";
import { waitForServer } from "./server-wait.ts";
import { openSocketFolder } from "./socket-folder.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "visiga-database-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const silent = () => {};
const open = (dataDir: string) => openDatabase({ dataDir, databaseUrl: undefined }, schema, silent);
const source = inject("database");

if (source.kind === "embedded")
  describe("the embedded database", () => {
    test("keeps what was written, lets one process in, and opens again", async () => {
      const dataDir = join(folder, "kept");
      await cp(source.template, dataDir, { recursive: true });
      const first = await open(dataDir);
      await first.dataSource.query("UPDATE content_version SET version = 41");
      await expect(open(dataDir)).rejects.toThrow(`in use by another server (process ${process.pid})`);
      await first.close();
      const second = await open(dataDir);
      expect(await second.dataSource.query("SELECT version::integer FROM content_version")).toEqual([{ version: 41 }]);
      await second.close();
    });

    test("is begun from what the build packed, and never half: files of something else are left alone", async () => {
      const template = join(folder, "empty.tar.gz");
      await writeFile(template, await packEmptyDatabase());
      const home = join(folder, "packed");
      // What a power cut in the first seconds leaves behind.
      await mkdir(`${home}.new/base`, { recursive: true });
      const engine = await openEmbeddedFiles(home, template);
      expect((await engine.query("SELECT 1 AS one")).rows).toEqual([{ one: 1 }]);
      await engine.close();

      const other = join(folder, "other");
      await mkdir(other);
      await writeFile(join(other, "letters.txt"), "keep me");
      await expect(openEmbeddedFiles(other, template)).rejects.toThrow(StartFailure);
      expect(await readFile(join(other, "letters.txt"), "utf8")).toBe("keep me");
    });

    test("listens where only this user can reach it", async () => {
      const { folder: home, remove } = await openSocketFolder(folder);
      expect((await stat(home)).mode & 0o777).toBe(0o700);
      await remove();
    });

    test("finds a shorter place for its socket where the data folder's path is too long", async () => {
      const { folder: home, socket, remove } = await openSocketFolder(join(folder, "x".repeat(90)), folder);
      expect(socket.length).toBeLessThan(104);
      expect((await stat(home)).mode & 0o777).toBe(0o700);
      await remove();
      await expect(stat(home)).rejects.toThrow("ENOENT");
    });

    test("says in one line that its folder is none", async () => {
      const file = join(folder, "file");
      await writeFile(file, "");
      for (const dataDir of [file, join(file, "below"), "/proc/visiga"]) {
        const failure = await open(dataDir).catch((error: unknown) => error);
        expect(failure).toBeInstanceOf(StartFailure);
        expect((failure as StartFailure).lines).toEqual([
          expect.stringMatching(/^DATA_DIR: .* cannot be written to \(E\w+\)$/),
        ]);
      }
    });
  });

if (source.kind === "postgres")
  describe("a server", () => {
    test("is migrated once by many that start together", async () => {
      if (source.kind !== "postgres") return;
      const name = `visiga_migrate_${process.pid}`;
      await onServer(source.url, `CREATE DATABASE ${name}`);
      const url = databaseUrl(source.url, name);
      const opened = await Promise.all(
        [1, 2, 3, 4].map(() => openDatabase({ dataDir: folder, databaseUrl: url }, schema, silent)),
      );
      const [{ dataSource } = {}] = opened;
      expect(await dataSource?.query("SELECT count(*)::integer AS count FROM migrations")).toEqual([
        { count: Object.keys(schema.migrations).length },
      ]);
      for (const { close } of opened) await close();
      await onServer(source.url, `DROP DATABASE ${name}`);
    });

    test("that refuses the login is not waited for, and the password is not told", async () => {
      if (source.kind !== "postgres") return;
      const url = new URL(source.url);
      url.pathname = "/no_such_database";
      url.password = "hush";
      const failure = await waitForServer(url.href, { report: silent }).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(StartFailure);
      expect((failure as StartFailure).lines[0]).toMatch(/^DATABASE_URL: .* refuses: .*no_such_database/);
      expect((failure as StartFailure).message).not.toContain("hush");
    });
  });

test("every migration can be taken back, and done again", async () => {
  const { dataSource, close } = await openTestDatabase();
  const tables = () =>
    dataSource.query("SELECT table_name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY 1");
  const before = await tables();
  for (let step = 0; step < Object.keys(schema.migrations).length; step++) await dataSource.undoLastMigration();
  expect(await tables()).toEqual([{ table_name: "migrations" }]);
  await migrate(dataSource);
  expect(await tables()).toEqual(before);
  await close();
});

test("the migrations make what the entities say", async () => {
  const { dataSource, close } = await openTestDatabase();
  for (const { tableName, columns } of dataSource.entityMetadatas) {
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

describe("a server that does not answer", () => {
  test("is waited for, with a word, and given up with a clear line", async () => {
    const said: string[] = [];
    const wait = waitForServer("postgres://u:hush@127.0.0.1:1/x", {
      patience: 120,
      interval: 20,
      report: (line) => said.push(line),
    });
    await expect(wait).rejects.toThrow(/^DATABASE_URL: 127\.0\.0\.1:1 did not answer within \d+ s \(ECONNREFUSED\)$/);
    expect(said).toEqual(["Waiting for the database at 127.0.0.1:1 (ECONNREFUSED)"]);
  });

  test("though something listens there, neither", async () => {
    const mute = createServer().listen(0, "127.0.0.1");
    await new Promise((resolve) => mute.once("listening", resolve));
    const { port } = mute.address() as { port: number };
    const wait = waitForServer(`postgres://u@127.0.0.1:${port}/x`, { patience: 600, interval: 20, report: silent });
    await expect(wait).rejects.toThrow(/did not answer within/);
    mute.close();
  });
});

test("a connection that finds its server gone says that it is unavailable", async () => {
  const error = await createConnection({ url: "postgres://u@127.0.0.1:1/x" }, schema)
    .initialize()
    .catch((thrown: unknown) => thrown);
  expect(isUnavailable(error)).toBe(true);
  expect(isUnavailable(new Error("something else"))).toBe(false);
});
