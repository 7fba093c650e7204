import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { keptSite } from "@visiga/api/kept-site";
import { ensureAdministrator } from "@visiga/api/src/features/users/first-administrator.ts";
import { systemClock } from "@visiga/system/clock";
import { readConfig } from "@visiga/system/config/config";
import { freePort } from "@visiga/system/free-port";
import { administrator } from "@visiga/testing/server-process";
import { afterAll, beforeAll, expect, test } from "vitest";
import { backupName } from "#backup/backup-names.ts";
import { lockFolder } from "#database/database-server.ts";
import { diagnoseConnection } from "#diagnosis/database.ts";
import { diagnose } from "#diagnosis/diagnose.ts";
import { takeControl } from "#process/control.ts";
import { runOperatorCommand } from "#testing/operator-command.ts";
import { openSite } from "#testing/restored-site.ts";

let dataDir: string;
let PORT: string;
beforeAll(async () => {
  dataDir = join(await mkdtemp(join(tmpdir(), "visiga-diagnose-")), "data");
  PORT = String(await freePort());
});
afterAll(() => rm(join(dataDir, ".."), { recursive: true, force: true }));

const settings = () => ({ PORT, DATA_DIR: dataDir, SEED_DEMO: "false" });

const runCommand = () =>
  runOperatorCommand("diagnose", [], { PATH: process.env.PATH, TMPDIR: tmpdir(), ...settings() });

async function findings(environment: Record<string, string> = {}): Promise<string[]> {
  const lines: string[] = [];
  for await (const { about, state, says } of diagnose({ ...settings(), ...environment }, keptSite, () => new Date()))
    lines.push(`${about} ${state}: ${says}`);
  return lines;
}

const broken = (lines: readonly string[]) => lines.filter((line) => line.includes(" broken: "));

// Each test depends on the state that the previous one leaves.

test("each setting that prevents a start is reported as broken", async () => {
  const found = broken(await findings({ PORT: "http", S3_BUCKET: "pictures" }));
  expect(found).toHaveLength(5);
  expect(found).toContainEqual(expect.stringMatching(/^settings broken: PORT must be a number/));
  expect(found).toContainEqual(expect.stringMatching(/^settings broken: S3_ENDPOINT is missing/));
});

test("before the first start nothing is broken, and the diagnosis creates no files", async () => {
  const { code, out, err } = await runCommand();
  expect([code, err]).toEqual([0, ""]);
  expect(out).toMatch(/^WARNING {2}disk +.* is not there$/m);
  expect(out).toMatch(new RegExp(`^WARNING  server +does not run at http://127.0.0.1:${PORT}$`, "m"));
  expect(out).toMatch(/^WARNING {2}database +there is none yet$/m);
  expect(out).toMatch(/\n0 broken, \d+ could be better, \d+ fine\n$/);
  expect(await readdir(join(dataDir, ".."))).toEqual([]);
});

test("a running site is diagnosed", async () => {
  const site = await openSite(readConfig(settings()));
  await ensureAdministrator(site.database, administrator, systemClock);
  await site.app.listen({ host: "127.0.0.1", port: Number(PORT) });
  const running = await findings();
  await site.close();
  expect(broken(running)).toEqual([]);
  expect(running).toEqual(
    expect.arrayContaining([
      `server ok: ready at http://127.0.0.1:${PORT}`,
      expect.stringMatching(/^database (ok|warning): PostgreSQL 18/),
      expect.stringMatching(/^storage ok: .*media.[\da-f-]{36} answers$/),
      expect.stringMatching(/^backups warning: there is none in /),
    ]),
  );
});

test("a database that does not answer a running server is to be started again, not restored", async () => {
  const held = join(dataDir, "..", "held");
  await mkdir(join(held, "postgres"), { recursive: true });
  const control = await takeControl(lockFolder(held), { database: () => ({ host: held, port: 5432 }) });
  expect(await diagnoseConnection(readConfig({ DATA_DIR: held }), keptSite.schema)).toMatchObject({
    state: "broken",
    says: expect.stringMatching(/^cannot be opened: /),
    advice: "Look at the log of the server, and start it again.",
  });
  await control?.release();
  const restoring = await takeControl(lockFolder(held));
  expect(await diagnoseConnection(readConfig({ DATA_DIR: held }), keptSite.schema)).toMatchObject({
    state: "warning",
    says: `does not run, although a program uses ${held}`,
  });
  await restoring?.release();
});

test("a stopped site is diagnosed", async () => {
  await backUp(3);
  const stopped = await findings();
  expect(broken(stopped)).toEqual([]);
  expect(stopped).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^server warning: does not run/),
      expect.stringMatching(/^database (ok|warning): PostgreSQL 18/),
      expect.stringMatching(/^backups ok: 1 in .*, the newest 3 hours old/),
    ]),
  );
});

test("old backups and a database of another version are broken", async () => {
  await backUp(8 * 24);
  await writeFile(join(dataDir, "postgres/PG_VERSION"), "17\n");
  const { code, out } = await runCommand();
  expect(code).toBe(1);
  expect(out).toMatch(/^BROKEN {3}database +cannot be opened: DATA_DIR: .* was made by PostgreSQL 17/m);
  expect(out).toMatch(/^BROKEN {3}backups +1 in .*, the newest 192 hours old/m);
});

async function backUp(hours: number): Promise<void> {
  const backups = join(dataDir, "backups");
  await rm(backups, { recursive: true, force: true });
  await mkdir(backups);
  await writeFile(join(backups, backupName(new Date(Date.now() - hours * 3600_000))), "archive");
}
