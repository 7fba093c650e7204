import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { backupName } from "#features/backups/backup-names.ts";
import { freePort } from "#platform/free-port.ts";
import { runOperatorCommand } from "#testing/operator-command.ts";
import { type StartedServer, startServerProcess } from "#testing/started-server.ts";

let dataDir: string;
let PORT: string;
let server: StartedServer | undefined;
beforeAll(async () => {
  dataDir = join(await mkdtemp(join(tmpdir(), "visiga-diagnose-")), "data");
  PORT = String(await freePort());
});
afterAll(async () => {
  server?.process.kill("SIGKILL");
  await server?.ended;
  await rm(join(dataDir, ".."), { recursive: true, force: true });
});

/** `pnpm diagnose` with only the settings of the server. */
const diagnose = (environment: Record<string, string> = {}) =>
  runOperatorCommand("diagnose", [], {
    PATH: process.env.PATH,
    TMPDIR: tmpdir(),
    PORT,
    DATA_DIR: dataDir,
    SEED_DEMO: "false",
    ...environment,
  });

// Each test depends on the state that the previous one leaves.

test("each setting that prevents a start is reported as broken", async () => {
  const { code, out, err } = await diagnose({ PORT: "http", S3_BUCKET: "pictures" });
  expect([code, err]).toEqual([1, ""]);
  expect(out).toMatch(/^BROKEN {3}settings +PORT must be a number/m);
  expect(out).toMatch(/^BROKEN {3}settings +S3_ENDPOINT is missing/m);
  expect(out).toMatch(/\n5 broken, \d+ could be better, \d+ fine\n$/);
});

test("before the first start nothing is broken, and the diagnosis creates no files", async () => {
  const { code, out, err } = await diagnose();
  expect([code, err]).toEqual([0, ""]);
  expect(out).toMatch(/^WARNING {2}disk +.* is not there$/m);
  expect(out).toMatch(new RegExp(`^WARNING  server +does not run at http://127.0.0.1:${PORT}$`, "m"));
  expect(out).toMatch(/^WARNING {2}database +there is none yet$/m);
  expect(await readdir(join(dataDir, ".."))).toEqual([]);
});

test("a running site is diagnosed", async () => {
  server = await startServerProcess(dataDir, { PORT });
  const running = await diagnose();
  expect([running.code, running.err]).toEqual([0, ""]);
  expect(running.out).toMatch(new RegExp(`^ok       server +ready at http://127.0.0.1:${PORT}$`, "m"));
  expect(running.out).toMatch(/^ok {7}database +PostgreSQL 18/m);
  expect(running.out).toMatch(/^ok {7}storage +.*media answers$/m);
  expect(running.out).toMatch(/^WARNING {2}backups +there is none in /m);
});

test("a stopped site is diagnosed", async () => {
  expect(await server?.stop()).toEqual([0, null]);
  await backUp(3);
  const stopped = await diagnose();
  expect([stopped.code, stopped.err]).toEqual([0, ""]);
  expect(stopped.out).toMatch(/^WARNING {2}server +does not run/m);
  expect(stopped.out).toMatch(/^ok {7}database +PostgreSQL 18/m);
  expect(stopped.out).toMatch(/^ok {7}backups +1 in .*, the newest 3 hours old/m);
});

test("old backups and a database of another version are broken", async () => {
  await backUp(8 * 24);
  await writeFile(join(dataDir, "postgres/PG_VERSION"), "17\n");
  const broken = await diagnose();
  expect(broken.code).toBe(1);
  expect(broken.out).toMatch(/^BROKEN {3}database +cannot be opened: DATA_DIR: .* was made by PostgreSQL 17/m);
  expect(broken.out).toMatch(/^BROKEN {3}backups +1 in .*, the newest 192 hours old/m);
});

/** Leaves one backup of the given age. */
async function backUp(hours: number): Promise<void> {
  const backups = join(dataDir, "backups");
  await rm(backups, { recursive: true, force: true });
  await mkdir(backups);
  await writeFile(join(backups, backupName(new Date(Date.now() - hours * 3600_000))), "archive");
}
