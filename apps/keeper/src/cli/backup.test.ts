import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { programPath } from "@visiga/api/src/testing/program-path.ts";
import { lockIds } from "@visiga/system/database/advisory-locks";
import type { ServerProcess } from "@visiga/testing/server-process";
import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkArchive } from "#archive/archive-reader.ts";
import { isEncrypted } from "#archive/encrypted-archive.ts";
import { lockFolder } from "#database/database-server.ts";
import { takeControl } from "#process/control.ts";
import { runOperatorCommand } from "#testing/operator-command.ts";
import { startTestServer } from "#testing/started-server.ts";

let folder: string;
let dataDir: string;
let server: ServerProcess | undefined;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "visiga-commands-"));
  dataDir = join(folder, "data");
});
afterAll(async () => {
  server?.process.kill("SIGKILL");
  await server?.ended;
  await rm(folder, { recursive: true, force: true });
});

type Command = Parameters<typeof runOperatorCommand>[0];
const runWith = (passphrase: string, name: Command, ...args: string[]) =>
  runOperatorCommand(name, args, {
    ...process.env,
    DATA_DIR: dataDir,
    DATABASE_URL: "",
    INIT_CWD: folder,
    BACKUP_PASSPHRASE: passphrase,
  });
const run = (name: Command, ...args: string[]) => runWith("", name, ...args);
const backups = () => readdir(join(dataDir, "backups"));

// Each test depends on the state that the previous one leaves.

test("before the first start there is nothing to back up", async () => {
  expect(await run("backup")).toEqual({ code: 1, out: "", err: `DATA_DIR: there is no database in ${dataDir}\n` });
});

test("a program that uses the folder without a database is to be diagnosed", async () => {
  const starting = await takeControl(lockFolder(dataDir));
  expect(await run("backup")).toMatchObject({
    code: 1,
    err: expect.stringMatching(
      /^DATA_DIR: .* is in use, and its database does not run\nIf the server has just started, .*: .*diagnose\n$/,
    ),
  });
  await starting?.release();
});

test("a backup is made while the server runs, and only this account can read it", async () => {
  server = await startTestServer(dataDir);
  const named = await run("backup", "mine.tar");
  expect(named.err).toBe("");
  expect(named.out).toMatch(
    /^Backup made: .*mine\.tar\n\d+ tables with \d+ rows, 0 photos in 0 copies, 0\.0 MB, after [\d.]+ s\n$/,
  );
  expect((await stat(join(folder, "mine.tar"))).mode & 0o777).toBe(0o600);
  expect((await checkArchive({ path: join(folder, "mine.tar") })).installation).toMatch(/^[0-9a-f-]{36}$/);
});

test("a folder in place of the file of a backup is refused with its path", async () => {
  const err = `${folder} is a folder: name a file in it\n`;
  expect(await run("backup", folder)).toEqual({ code: 1, out: "", err });
});

test("an option that a command does not know shows its usage", async () => {
  for (const command of ["backup", "verify-backup", "restore", "admin"] as const)
    expect(await run(command, "--help")).toMatchObject({ code: 1, out: "", err: expect.stringMatching(/^Usage:/) });
});

test("a setting of the shell for another PostgreSQL does not reach the embedded one", async () => {
  const environment = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "", PGSSLMODE: "require" };
  expect(await runOperatorCommand("admin", [], environment)).toMatchObject({ code: 0, err: "" });
});

test("a second backup at the same time is refused", async () => {
  const other = new Client({ host: join(dataDir, "postgres"), user: "postgres", database: "postgres" });
  await other.connect();
  await other.query("SELECT pg_advisory_lock($1)", [lockIds.backup]);
  expect(await run("backup")).toEqual({
    code: 1,
    out: "",
    err: "Another backup is being made; try again once it is done\n",
  });
  await other.end();
});

test("a backup without a name is stored in the folder of the nightly backups", async () => {
  expect(await run("backup")).toMatchObject({ code: 0, err: "" });
  expect(await backups()).toEqual([expect.stringMatching(/^visiga-.*Z\.tar$/)]);
});

test("a backup is verified while the server runs", async () => {
  expect(await run("verify-backup", "mine.tar")).toMatchObject({
    code: 0,
    err: "",
    out: expect.stringMatching(/\n10 pages open; after [\d.]+ s\n$/),
  });
});

test("a verification that is ended with Ctrl+C leaves no files and no PostgreSQL", async () => {
  const temporary = join(dataDir, "tmp");
  const begun = async () => (await readdir(temporary)).find((name) => name.startsWith("verify-"));
  const environment = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "" };
  const command = spawn(process.execPath, [await programPath("verify-backup"), join(folder, "mine.tar")], {
    env: environment,
  });
  const lockFile = async () => join(temporary, (await begun()) ?? "none", "postgres", "postmaster.pid");
  await expect.poll(async () => existsSync(await lockFile()), { timeout: 30_000 }).toBe(true);
  const [postgres] = (await readFile(await lockFile(), "utf8")).split("\n");
  command.kill("SIGINT");
  expect(await once(command, "exit")).toEqual([130, null]);
  expect(await begun()).toBeUndefined();
  expect(() => process.kill(Number(postgres), 0)).toThrow("ESRCH");
});

test("with BACKUP_PASSPHRASE a backup is encrypted, and verified with the same passphrase only", async () => {
  expect(await runWith("of the office", "backup", "mine.tar.age")).toMatchObject({
    code: 0,
    err: "",
    out: expect.stringMatching(/ 0\.0 MB, encrypted, after [\d.]+ s\n$/),
  });
  const refused = { code: 1, out: "" };
  const asks = "BACKUP_PASSPHRASE is not set, and there is no terminal to ask for it\n";
  expect(await run("verify-backup", "mine.tar.age")).toEqual({ ...refused, err: asks });
  const wrong = "The passphrase does not open the backup; nothing was changed\n";
  expect(await runWith("of another one", "verify-backup", "mine.tar.age")).toEqual({ ...refused, err: wrong });
  expect(await runWith("of the office", "verify-backup", "mine.tar.age")).toMatchObject({
    code: 0,
    err: "",
    out: expect.stringMatching(/\n10 pages open; after [\d.]+ s\n$/),
  });
});

test("a backup with a passphrase of its own needs a file and a terminal", async () => {
  expect(await run("backup", "--encrypt")).toMatchObject({ code: 1, err: expect.stringMatching(/^Usage:/) });
  expect(await run("backup", "--encrypt", "other.tar.age")).toMatchObject({
    code: 1,
    out: "",
    err: expect.stringMatching(/there is no terminal to ask for it\n$/),
  });
  expect(await readdir(folder)).not.toContain("other.tar.age");
});

test("a restore while the server runs is refused", async () => {
  expect(await run("restore", "mine.tar")).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^DATA_DIR: .* is in use by another server/),
  });
});

test("backups are listed and restored while the server is stopped", async () => {
  expect(await server?.stop()).toEqual([0, null]);
  const [name = ""] = await backups();
  expect((await run("restore")).out).toContain(name);
  const restored = await run("restore", name);
  expect(restored.err).toBe("");
  expect(restored.out).toMatch(
    /^Restore point: before-restore-.*\nPictures: .*\nRestored the backup of .*\nNext, start the server/,
  );
});

test("an encrypted backup is restored by its passphrase, which encrypts the restore point too", async () => {
  const refused = await runWith("of another one", "restore", "mine.tar.age");
  expect(refused).toEqual({ code: 1, out: "", err: "The passphrase does not open the backup; nothing was changed\n" });
  const restored = await runWith("of the office", "restore", "mine.tar.age");
  expect(restored).toMatchObject({ code: 0, err: "" });
  const [, point = ""] = /^Restore point: (before-restore-\S+\.tar\.age) in /.exec(restored.out) ?? [];
  expect(await backups()).toContain(point);
  expect(await isEncrypted(join(dataDir, "backups", point))).toBe(true);
});
