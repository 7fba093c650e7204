import { execFile } from "node:child_process";
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { OpenDatabase } from "@visiga/system/database/database";
import { StartFailure } from "@visiga/system/errors/start-failure";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { copyDataFolder, fillDataFolder, openDataFolder as open } from "#testing/data-folders.ts";
import { startEmbeddedPostgres } from "./embedded-postgres.ts";

const run = promisify(execFile);
const root = process.getuid?.() === 0;

let folder: string;
let filled: string;
const failureOf = (dataDir: string) =>
  open(dataDir).then(
    () => undefined,
    (error: unknown) => error as Error,
  );
const setting = async ({ dataSource }: OpenDatabase, name: string) =>
  (await dataSource.query("SELECT current_setting($1) AS value", [name]))[0].value;
const copyOf = (dataDir: string, name: string) => copyDataFolder(dataDir, join(folder, name));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "visiga-embedded-"));
  filled = join(folder, "filled");
  // The state after a power cut during the first start.
  await mkdir(join(filled, "postgres.new-abc", "base"), { recursive: true });
  await fillDataFolder(filled);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test("the remains of an interrupted first start are removed", async () => {
  expect((await readdir(filled)).sort()).toEqual(["lock", "postgres"]);
});

test("PostgreSQL syncs every write to the disk and listens on no port", async () => {
  const opened = await open(filled);
  expect(await setting(opened, "fsync")).toBe("on");
  expect(await setting(opened, "synchronous_commit")).toBe("on");
  expect(await setting(opened, "listen_addresses")).toBe("");
  expect(await setting(opened, "server_version_num")).toMatch(/^18/);
  await opened.close();
});

test("data survives a restart, also in a copy of the folder at another path", async () => {
  const { dataSource, close } = await open(await copyOf(filled, "copied"));
  expect(await dataSource.query("SELECT version::integer FROM content_version")).toEqual([{ version: 41 }]);
  await close();
});

test("only one server can use the data folder, and a second one names the first", async () => {
  const first = await open(filled);
  expect(await failureOf(filled)).toEqual(
    new StartFailure(`DATA_DIR: ${filled} is in use by another server; stop that one first`),
  );
  await first.close();
});

test("the socket is in a temporary folder if the data folder's path is too long", async () => {
  const { dataSource, close } = await open(await copyOf(filled, "x".repeat(110)));
  const [{ setting: place }] = await dataSource
    .query("SHOW unix_socket_directories")
    .then((rows) =>
      rows.map(({ unix_socket_directories: setting }: { unix_socket_directories: string }) => ({ setting })),
    );
  expect((await stat(place)).mode & 0o777).toBe(0o700);
  await close();
  await expect(stat(place)).rejects.toThrow("ENOENT");
});

test("connections over a port, as on Windows, need a password", async () => {
  const dataDir = await mkdtemp(join(folder, "port-"));
  const { address, stop } = await startEmbeddedPostgres(dataDir, {
    listenOn: "port",
    durable: false,
    tellOperator: () => {},
  });
  const url = new URL("url" in address ? address.url : "");
  const ask = async () => {
    const client = new Client({ connectionString: url.href });
    await client.connect();
    return (await client.query("SELECT 1 AS one").finally(() => client.end())).rows;
  };
  expect(await ask()).toEqual([{ one: 1 }]);
  url.password = "guessed";
  await expect(ask()).rejects.toMatchObject({ code: "28P01" });
  expect((await stat(join(dataDir, "postgres-password"))).mode & 0o077).toBe(0);
  await stop();
});

describe("other accounts", () => {
  test("other accounts cannot access a new data folder", async () => {
    expect(await openTo(filled)).toEqual([]);
  });

  test("other accounts cannot access a formerly open data folder once a server has started on it", async () => {
    const dataDir = await copyOf(filled, "open");
    const picture = join(dataDir, "media", "picture");
    await mkdir(picture, { recursive: true });
    await writeFile(join(picture, "320.webp"), "");
    await writeFile(join(dataDir, "jwt-secret"), "");
    await run("chmod", ["-R", "a+rwX", dataDir]);
    await (await open(dataDir)).close();
    expect(await openTo(dataDir)).toEqual([]);
  });

  test("other accounts keep their access to a shared folder and to files that are not the server's", async () => {
    const shared = join(folder, "shared");
    await mkdir(join(shared, "lock"), { recursive: true });
    await run("chmod", ["-R", "1777", shared]);
    expect((await failureOf(shared))?.message).toBe(
      `DATA_DIR: ${shared} is shared with other accounts; name a folder of its own`,
    );
    expect((await stat(join(shared, "lock"))).mode & 0o777).toBe(0o777);

    const foreign = join(folder, "foreign");
    for (const name of ["tmp", "lock", "postgresql"])
      await mkdir(join(foreign, name), { recursive: true, mode: 0o755 });
    const before = await stat(foreign);
    expect((await failureOf(foreign))?.message).toBe(
      `DATA_DIR: ${foreign} has folders of other programs; name a folder of its own`,
    );
    expect(await stat(foreign)).toMatchObject({ mode: before.mode, gid: before.gid });
    expect((await stat(join(foreign, "tmp"))).mode & 0o777).toBe(0o755);
    expect(await readdir(foreign)).toHaveLength(3);

    const dataDir = await copyOf(filled, "with-a-neighbour");
    await mkdir(join(dataDir, "neighbour"));
    await run("chmod", ["755", join(dataDir, "neighbour")]);
    await (await open(dataDir)).close();
    expect((await stat(join(dataDir, "neighbour"))).mode & 0o777).toBe(0o755);
  });

  /** Paths that other accounts can read or write, in folders that they can enter. */
  async function openTo(path: string): Promise<string[]> {
    const found = await stat(path);
    const isCluster = path.endsWith("/postgres");
    // The account that runs PostgreSQL for root enters through the group permission.
    const others = root ? found.mode & 0o067 : found.mode & 0o077;
    const here = others === 0 ? [] : [path];
    const enterable = found.isDirectory() && !isCluster && (found.mode & 0o011) !== 0;
    const below = enterable ? await Promise.all((await readdir(path)).map((name) => openTo(join(path, name)))) : [];
    return [...here, ...below.flat()];
  }
});

describe("the start fails with one line and changes nothing for", () => {
  const letter = async (path: string) => {
    await mkdir(path, { recursive: true });
    await writeFile(join(path, "letter.txt"), "keep me");
  };

  test("a folder at the cluster's path that is not a cluster stops the start with one line", async () => {
    const dataDir = join(folder, "foreign");
    await letter(join(dataDir, "postgres"));
    expect((await failureOf(dataDir))?.message).toMatch(
      /^DATA_DIR: .*postgres is there but holds no database; move it/,
    );
    expect(await readFile(join(dataDir, "postgres", "letter.txt"), "utf8")).toBe("keep me");
  });

  test("a cluster of another version stops the start with one line", async () => {
    const dataDir = await copyOf(filled, "later");
    await writeFile(join(dataDir, "postgres", "PG_VERSION"), "19\n");
    expect((await failureOf(dataDir))?.message).toMatch(
      /was made by PostgreSQL 19, and this is 18; restore a backup, if there is one in a bucket .*; else install the previous version again/,
    );
    await mkdir(join(dataDir, "backups"));
    const newest = "visiga-2026-11-20T02-00-00Z.tar.age";
    const others = ["visiga-2026-11-19T02-00-00Z.tar", "visiga-9035-06-01T02-00-00Z.tar"];
    for (const name of [newest, ...others, "before-restore-2026-11-21T02-00-00Z.tar"])
      await writeFile(join(dataDir, "backups", name), "");
    expect((await failureOf(dataDir))?.message).toMatch(new RegExp(`migrate it with its newest backup: .* ${newest}$`));
  });

  test("a data folder that cannot be written to stops the start with one line", async () => {
    const file = join(folder, "file");
    await writeFile(file, "");
    for (const dataDir of [file, join(file, "below"), "/proc/visiga"]) {
      const failure = await failureOf(dataDir);
      expect(failure).toBeInstanceOf(StartFailure);
      expect(failure?.message).toMatch(/^DATA_DIR: .* cannot be written to \(E\w+\)/);
    }
  });
});

test.runIf(root)("PostgreSQL runs for root in a folder that only root may enter, and in one open to all", async () => {
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  await chmod(folder, 0o755);
  await (await open(filled)).close();
  await chmod(folder, 0o700);
  await (await open(filled)).close();
  expect((await stat(join(filled, "postgres"))).uid).not.toBe(0);
});
