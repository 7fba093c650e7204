import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { backupName } from "#features/backups/backup-names.ts";
import { freePort } from "#platform/free-port.ts";

const workspace = fileURLToPath(new URL("../..", import.meta.url));
let dataDir: string;
let port: number;
let server: ChildProcess | undefined;
beforeAll(async () => {
  dataDir = join(await mkdtemp(join(tmpdir(), "visiga-diagnose-")), "data");
  port = await freePort();
});
afterAll(async () => {
  server?.kill("SIGKILL");
  await rm(join(dataDir, ".."), { recursive: true, force: true });
});

const options = (environment: Record<string, string>) => ({
  cwd: workspace,
  env: {
    PATH: process.env.PATH,
    TMPDIR: tmpdir(),
    PORT: String(port),
    DATA_DIR: dataDir,
    SEED_DEMO: "false",
    ...environment,
  },
});

/** Runs `pnpm diagnose` without its build. */
const diagnose = (environment: Record<string, string> = {}) =>
  new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const program = ["--import", "tsx", "src/cli/diagnose.ts"];
    execFile(process.execPath, program, options(environment), (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), out, err }),
    );
  });

test("settings that stop the start are broken, each with its line", async () => {
  const { code, out, err } = await diagnose({ PORT: "http", S3_BUCKET: "pictures" });
  expect([code, err]).toEqual([1, ""]);
  expect(out).toMatch(/^BROKEN {3}settings +PORT must be a number/m);
  expect(out).toMatch(/^BROKEN {3}settings +S3_ENDPOINT is missing/m);
  expect(out).toMatch(/\n5 broken, \d+ to be better, \d+ fine\n$/);
});

test("before the first start nothing is broken, and nothing is made", async () => {
  const { code, out, err } = await diagnose();
  expect([code, err]).toEqual([0, ""]);
  expect(out).toMatch(/^WARNING {2}disk +.* is not there$/m);
  expect(out).toMatch(new RegExp(`^WARNING  server +does not run at http://127.0.0.1:${port}$`, "m"));
  expect(out).toMatch(/^WARNING {2}database +there is none yet$/m);
  expect(await readdir(join(dataDir, ".."))).toEqual([]);
});

test("a site is looked at while it runs and after it was stopped", { timeout: 120_000 }, async () => {
  server = spawn(process.execPath, ["--import", "tsx", "src/main.ts"], {
    ...options({}),
    stdio: ["ignore", "pipe", "inherit"],
  });
  for await (const text of server.stdout ?? []) if (String(text).includes("Ready at")) break;

  const running = await diagnose();
  expect([running.code, running.err]).toEqual([0, ""]);
  expect(running.out).toMatch(new RegExp(`^ok       server +ready at http://127.0.0.1:${port}$`, "m"));
  expect(running.out).toMatch(/^ok {7}database +PostgreSQL 18/m);
  expect(running.out).toMatch(/^ok {7}storage +.*media answers$/m);
  expect(running.out).toMatch(/^WARNING {2}backups +there is none in /m);
  server.kill("SIGTERM");
  await once(server, "exit");

  const backups = join(dataDir, "backups");
  await mkdir(backups, { recursive: true });
  await writeFile(join(backups, backupName(new Date(Date.now() - 3 * 3600_000))), "archive");
  const stopped = await diagnose();
  expect([stopped.code, stopped.err]).toEqual([0, ""]);
  expect(stopped.out).toMatch(/^WARNING {2}server +does not run/m);
  expect(stopped.out).toMatch(/^ok {7}database +PostgreSQL 18/m);
  expect(stopped.out).toMatch(/^ok {7}backups +1 in .*, the newest 3 hours old/m);

  await rm(backups, { recursive: true });
  await mkdir(backups);
  await writeFile(join(backups, backupName(new Date(Date.now() - 8 * 24 * 3600_000))), "archive");
  await writeFile(join(dataDir, "postgres/PG_VERSION"), "17\n");
  const broken = await diagnose();
  expect(broken.code).toBe(1);
  expect(broken.out).toMatch(/^BROKEN {3}database +cannot be opened: DATA_DIR: .* was made by PostgreSQL 17/m);
  expect(broken.out).toMatch(/^BROKEN {3}backups +1 in .*, the newest 192 hours old/m);
});
