import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTestApp, type TestApp } from "@visiga/api/src/testing/test-app.ts";
import { type UserClient, userClient } from "@visiga/api/src/testing/user-client.ts";
import type { BackupStatus } from "@visiga/contracts/backups";
import * as diskRoom from "@visiga/system/disk/disk-space";
import { type S3Service, startS3Service } from "@visiga/testing/s3-service";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { backupName, backupTime } from "./backup-names.ts";

const never = new AbortController().signal;
const hour = 3600;
const day = 24 * hour;

let api: TestApp;
let service: S3Service;
let parent: string;
let stick: string;
const reported: string[] = [];

beforeEach(async () => {
  reported.length = 0;
  parent = await mkdtemp(join(tmpdir(), "visiga-copies-"));
  stick = join(parent, "stick");
  await mkdir(stick);
  service = await startS3Service();
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = service.settings();
  api = await createTestApp({
    environment: {
      BACKUP_COPY_DIR: stick,
      BACKUP_S3_ENDPOINT: endpoint,
      BACKUP_S3_BUCKET: bucket,
      BACKUP_S3_REGION: region,
      BACKUP_S3_ACCESS_KEY_ID: accessKeyId,
      BACKUP_S3_SECRET_ACCESS_KEY: secretAccessKey,
      METRICS_TOKEN: "right",
    },
    verifyBackup: async () => {},
    tellOperator: (line) => reported.push(line),
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await api.close();
  await service.close();
  await rm(parent, { recursive: true });
});

const made = async () => (await readdir(join(api.config.dataDir, "backups"))).sort();
const inBucket = () => [...service.objects.keys()].map((key) => key.replace("backups/", ""));

/** Advances the clock and runs due work. */
async function tick(seconds = 0): Promise<void> {
  api.clock.pass(seconds);
  await api.services.keeper.backups.makeDue(never);
  await api.services.keeper.backups.copyDue(never);
}

async function copies(): Promise<BackupStatus["copies"]> {
  const client: UserClient = userClient(api, await api.logIn(await api.addUser({ role: "ADMIN" })));
  return (await client.query<BackupStatus>("backups.status")).copies;
}

test("each new backup is copied to the folder and to the bucket, once", async () => {
  expect(await copies()).toEqual([
    { work: "copiedToFolder", last: null, problem: null },
    { work: "copiedToBucket", last: null, problem: null },
  ]);
  await tick();
  const [first = ""] = await made();
  const content = await readFile(join(api.config.dataDir, "backups", first));
  expect((await readFile(join(stick, first))).equals(content)).toBe(true);
  expect(service.objects.get(`backups/${first}`)?.data.equals(content)).toBe(true);
  const last = backupTime(first)?.toISOString();
  expect(await copies()).toEqual([
    { work: "copiedToFolder", last, problem: null },
    { work: "copiedToBucket", last, problem: null },
  ]);
  const metrics = await api.app.inject({ url: "/metrics", headers: { authorization: "Bearer right" } });
  for (const work of ["made", "copiedToFolder", "copiedToBucket"])
    expect(metrics.body).toContain(`visiga_backup_age_seconds{work="${work}"}`);

  await rm(join(stick, first));
  await tick(2 * hour);
  expect(await readdir(stick)).toEqual([]);
  await tick(day);
  const second = (await made()).filter((name) => name !== first);
  expect(await readdir(stick)).toEqual(second);
  expect(inBucket()).toEqual([first, ...second]);
  expect(reported).toEqual([]);
});

test("a second place keeps the same days and weeks, and only backups are deleted there", async () => {
  const now = api.clock.now().getTime();
  const old = Array.from({ length: 100 }, (_, days) => backupName(new Date(now - (days + 1) * day * 1000)));
  for (const name of [...old, "film.mp4.partial", "letter.tar"]) await writeFile(join(stick, name), "");
  await tick();
  const kept = await readdir(stick);
  expect(kept).toEqual(expect.arrayContaining([...(await made()), "film.mp4.partial", "letter.tar"]));
  expect(kept.length).toBeLessThanOrEqual(14 + 8 + 2);
});

test("a missing folder is reported and never made; its copy follows an hour after its return", async () => {
  await rm(stick, { recursive: true });
  await tick();
  const [name = ""] = await made();
  expect(existsSync(stick)).toBe(false);
  expect(reported).toEqual([`${name} was not copied to ${stick}: there is no folder ${stick}`]);
  expect(await copies()).toEqual([
    {
      work: "copiedToFolder",
      last: null,
      problem: { work: "copiedToFolder", reason: "missing", at: expect.any(String) },
    },
    { work: "copiedToBucket", last: backupTime(name)?.toISOString(), problem: null },
  ]);
  await mkdir(stick);
  await tick(hour - 1);
  expect(await readdir(stick)).toEqual([]);
  await tick(1);
  expect(await readdir(stick)).toEqual([name]);
  expect(await copies()).toMatchObject([{ problem: null }, { problem: null }]);
});

test("a full disk and an unreachable bucket are reported, and leave no file", async () => {
  await api.services.keeper.backups.makeDue(never);
  const [name = ""] = await made();
  vi.spyOn(diskRoom, "measureSpareBytes").mockResolvedValue(10);
  await service.close();
  await api.services.keeper.backups.copyDue(never);
  expect(await readdir(stick)).toEqual([]);
  expect(reported).toEqual([
    `${name} was not copied to ${stick}: less than a tenth or 1 GB of its disk would stay free`,
    expect.stringMatching(/^visiga-.* was not copied to backups\/ of the bucket pictures: .*ECONNREFUSED/),
  ]);
  expect(await copies()).toMatchObject([{ problem: { reason: "room" } }, { problem: { reason: "failed" } }]);
});

test("replicas that copy at the same time copy once", async () => {
  await api.services.keeper.backups.makeDue(never);
  await Promise.all([1, 2, 3].map(() => api.services.keeper.backups.copyDue(never)));
  const [{ count }] = await api.database.query("SELECT count(*) FROM backup_report WHERE work LIKE 'copied%'");
  expect(Number(count)).toBe(2);
});

test("a copy that is stopped with the server leaves no file and is made after the next start", async () => {
  await api.services.keeper.backups.makeDue(never);
  const stopping = new AbortController();
  const copying = api.services.keeper.backups.copyDue(stopping.signal);
  await vi.waitFor(async () => expect(await readdir(stick)).not.toEqual([]), { interval: 1 });
  stopping.abort();
  await copying;
  await api.services.keeper.backups.copyDue(never);
  expect(await readdir(stick)).toEqual(await made());
  expect(reported).toEqual([]);
});
