import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkArchive } from "#platform/archive/archive-reader.ts";

const workspace = fileURLToPath(new URL("../..", import.meta.url));
let folder: string;
let dataDir: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "visiga-commands-"));
  dataDir = join(folder, "data");
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const options = () => ({
  cwd: workspace,
  env: { ...process.env, PORT: "0", DATA_DIR: dataDir, DATABASE_URL: "", SEED_DEMO: "false", INIT_CWD: folder },
});
const program = (name: string) => ["--import", "tsx", `src/${name}.ts`];

/** Runs a command as an operator does. */
const run = (name: string, ...args: string[]) =>
  new Promise<{ code: number; out: string; err: string }>((resolve) => {
    execFile(process.execPath, [...program(`cli/${name}`), ...args], options(), (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), out, err }),
    );
  });

async function startServer(): Promise<ChildProcess> {
  const server = spawn(process.execPath, program("main"), { ...options(), stdio: ["ignore", "pipe", "inherit"] });
  for await (const text of server.stdout ?? []) if (String(text).includes("Ready at")) break;
  return server;
}

test("a backup is made while the server runs, and restored once it is stopped", async () => {
  expect(await run("backup")).toEqual({ code: 1, out: "", err: `DATA_DIR: there is no database in ${dataDir}\n` });

  const server = await startServer();
  const named = await run("backup", "mine.tar");
  expect(named.err).toBe("");
  expect(named.out).toMatch(
    /^Backup made: .*mine\.tar\n\d+ tables with \d+ rows, 0 photos in 0 copies, 0\.0 MB, after [\d.]+ s\n$/,
  );
  expect((await stat(join(folder, "mine.tar"))).mode & 0o777).toBe(0o600);
  expect((await checkArchive(join(folder, "mine.tar"))).installation).toMatch(/^[0-9a-f-]{36}$/);
  expect(await run("backup", "no-such-folder/mine.tar")).toMatchObject({
    code: 1,
    err: expect.stringMatching(/there is no folder/),
  });
  const verified = await run("verify-backup", "mine.tar");
  expect(verified).toMatchObject({
    code: 0,
    err: "",
    out: expect.stringMatching(/\n10 pages open; after [\d.]+ s\n$/),
  });
  const beside = await run("restore", "mine.tar");
  expect(beside).toMatchObject({ code: 1, err: expect.stringMatching(/^DATA_DIR: .* is in use by another server/) });

  expect(await run("backup")).toMatchObject({ code: 0 });
  server.kill("SIGTERM");
  await once(server, "exit");
  const [name = ""] = await readdir(join(dataDir, "backups"));
  expect(name).toMatch(/^visiga-.*Z\.tar$/);
  expect(await run("backup")).toMatchObject({ code: 0 });

  expect((await run("restore")).out).toContain(name);
  const restored = await run("restore", name);
  expect(restored.err).toBe("");
  expect(restored.out).toMatch(
    /^Restore point: before-restore-.*\nPictures: .*\nRestored the backup of .*\nStart the server now/,
  );
  expect(await run("restore", "nothing.tar")).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^There is no file .*nothing\.tar/),
  });
  expect(await run("restore", "../../etc/passwd.tar")).toMatchObject({ code: 1 });
  const again = await startServer();
  again.kill("SIGTERM");
  expect(await once(again, "exit")).toEqual([0, null]);
}, 120_000);
