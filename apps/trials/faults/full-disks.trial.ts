import { type ChildProcessByStdio, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, open, readdir, rename } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { promisify } from "node:util";
import { fileClient } from "@visiga/api/src/testing/file-client.ts";
import { programPath } from "@visiga/api/src/testing/program-path.ts";
import { noisyPicture } from "@visiga/api/src/testing/sample-pictures.ts";
import { createTestApp } from "@visiga/api/src/testing/test-app.ts";
import { restoreClient } from "@visiga/keeper/src/testing/restore-client.ts";
import { spawnTestServer, startTestServer } from "@visiga/keeper/src/testing/started-server.ts";
import { freePort } from "@visiga/system/free-port";
import { cleanEnvironment, printedCode, type ServerProcess } from "@visiga/testing/server-process";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { Administrator } from "../harness/administrator.ts";
import { sitePid } from "../harness/site-process.ts";
import { testFolder } from "../harness/test-folder.ts";
import { fillDisk, mountSmallDisk } from "./small-disk.ts";

const folder = testFolder();
let dataDir: string;
let server: ServerProcess;
let client: Administrator;
/** A picture that no encoding makes small. */
let noise: Buffer;

beforeAll(async () => {
  dataDir = join(folder(), "data");
  server = await startTestServer(dataDir);
  client = new Administrator(server.url);
  noise = await noisyPicture().jpeg({ quality: 90 }).toBuffer();
});
afterAll(async () => {
  expect(await server.stop()).toEqual([0, null]);
});

/** Runs a command for which a file may have so many bytes. */
async function runLimited(bytes: number, args: readonly string[], settings: Record<string, string> = {}) {
  const script = `ulimit -f ${Math.floor(bytes / 512)}; exec "$0" "$@"`;
  const program = await programPath(String(args[0]));
  const command = spawn("/bin/sh", ["-c", script, process.execPath, program, ...args.slice(1)], {
    env: { ...cleanEnvironment(), DATA_DIR: dataDir, INIT_CWD: folder(), ...settings },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let err = "";
  command.stderr.on("data", (text) => {
    err += text;
  });
  const [code] = await once(command, "close");
  return { code, err };
}

const tooLarge = {
  code: 1,
  err: expect.stringMatching(/^the file is larger than the disk.* \(EFBIG: [^\n]*\)\n([^\n]+\n)?$/i),
};
const unfinished = async () => {
  const names = [folder(), join(dataDir, "backups"), join(dataDir, "tmp")];
  return (await Promise.all(names.map((path) => readdir(path).catch(() => [])))).flat().filter(isUnfinished);
};
const isUnfinished = (name: string) => /\.partial$|^backup-|^archive-|\.upload$/.test(name);

const passphrase = { BACKUP_PASSPHRASE: "four words of the office" };

/** Limits the files that the running server writes itself, not those of its PostgreSQL. */
async function limitServer(bytes: string): Promise<void> {
  for (const pid of [server.process.pid, await sitePid(server.process.pid)])
    await promisify(execFile)("prlimit", ["--pid", String(pid), `--fsize=${bytes}:unlimited`]);
}

test("a part of a backup and a picture get 507 while no file may grow, then they are taken", async () => {
  const restore = restoreClient(() => server.url, printedCode(server.output));
  const part = () => restore.add("site.tar", 200_000, 0, Buffer.alloc(200_000));
  await limitServer("50000");
  expect((await part()).status).toBe(507);
  expect((await client.post({ name: "Refused" }, noise)).status).toBe(507);
  await limitServer("unlimited");
  expect((await part()).status).toBe(401);
  expect((await client.post({ name: "Taken" }, noise)).status).toBe(201);
  expect(await unfinished()).toEqual([]);
});

test.each<[string, number, readonly string[], Record<string, string>]>([
  ["a backup in a file", 100_000, ["backup", "site.tar"], {}],
  ["a backup in a file that takes nothing", 0, ["backup", "site.tar"], {}],
  ["an encrypted backup", 100_000, ["backup", "site.tar.age"], passphrase],
  ["a backup beside those of every night", 300_000, ["backup"], {}],
  ["the tables of a backup", 512, ["backup", "site.tar"], {}],
])("%s on a full disk fails with one sentence, and leaves no file", async (_, bytes, args, settings) => {
  expect(await runLimited(bytes, args, settings)).toEqual(tooLarge);
  expect(await unfinished()).toEqual([]);
});

test("a start on a full disk says so, and a backup there too", async () => {
  const disk = await mountSmallDisk(64);
  if (!disk) return;
  try {
    const filler = await open(join(disk.folder, "filler"), "w");
    await fillDisk(filler);
    await filler.close();
    const full = await spawnTestServer(join(disk.folder, "data"));
    expect(await full.ended).toEqual([1, null]);
    expect(full.output[0]).toMatch(/full|No space left/i);
    expect(full.output.length).toBeLessThan(3);
    const { code, err } = await runLimited(1e9, ["backup", join(disk.folder, "site.tar")]);
    expect([code, err]).toEqual([1, expect.stringMatching(/^the disk is full \(ENOSPC: [^\n]*\)\n([^\n]+\n)?$/i)]);
    expect(await readdir(disk.folder)).not.toContain("site.tar.partial");
  } finally {
    await disk.remove();
  }
});

test.each([8, 20, 30])(
  "a first start on a disk of %i MB says that it is full, and leaves no half database",
  async (size) => {
    const disk = await mountSmallDisk(size);
    if (!disk) return;
    try {
      const full = await spawnTestServer(join(disk.folder, "data"));
      expect(await full.ended).toEqual([1, null]);
      expect(full.output).toEqual([
        expect.stringMatching(/^DATA_DIR: no database can be made .*(?:No space left on device|wrote only)/),
        expect.stringMatching(/^Make room on the disk of /),
      ]);
      expect((await readdir(join(disk.folder, "data"))).filter((name) => name.startsWith("postgres"))).toEqual([]);
    } finally {
      await disk.remove();
    }
  },
);

test.each([20, 30, 38])("a restore onto a disk of %i MB says that it is full, and leaves nothing", async (size) => {
  const disk = await mountSmallDisk(size);
  if (!disk) return;
  try {
    await runLimited(1e9, ["backup", "whole.tar"]);
    const { code, err } = await runLimited(1e9, ["restore", "whole.tar"], { DATA_DIR: join(disk.folder, "data") });
    expect([code, err]).toEqual([
      1,
      expect.stringMatching(/(No space left|wrote only|disk is full)[^\n]*\n(?:[^\n]*room[^\n]*\n)?$/i),
    ]);
    const left = (await readdir(join(disk.folder, "data"), { recursive: true })).filter(
      (name) => !name.startsWith("lock"),
    );
    expect(left.filter((name) => !name.startsWith("media"))).toEqual([]);
  } finally {
    await disk.remove();
  }
});

test("a nightly backup on a full disk is one line in the log, and is made once there is room", async () => {
  const reported: string[] = [];
  const api = await createTestApp({ report: (line) => void reported.push(line), verifyBackup: async () => {} });
  onTestFinished(() => api.close());
  await fileClient(api, await api.logIn(await api.addUser())).add({}, noise);
  const { backups } = api.services.keeper;
  const limit = (bytes: string) => promisify(execFile)("prlimit", ["--pid", String(process.pid), `--fsize=${bytes}`]);
  await limit("50000:unlimited");
  await backups.makeDue(new AbortController().signal).finally(() => limit("unlimited:unlimited"));
  expect(reported).toEqual([
    expect.stringMatching(/^No backup was made: the file is larger than [^\n]* \(EFBIG: [^\n]*\)$/),
  ]);
  expect((await backups.status()).problem).toMatchObject({ work: "made", reason: "room" });
  const { dataDir } = api.config;
  const names = async () => [await readdir(join(dataDir, "backups")), await readdir(join(dataDir, "tmp"))];
  expect(await names()).toEqual([[], []]);
  api.clock.pass(3600);
  await backups.makeDue(new AbortController().signal);
  expect((await names())[0]).toHaveLength(1);
});

/** The server, with its standard output where the shell leads it. */
async function startWritingTo(redirection: string) {
  const port = String(await freePort());
  const settings = { PORT: port, DATA_DIR: await mkdtemp(join(folder(), "data-")), SEED_DEMO: "false" };
  const args = ["-c", `exec "$0" "$@" ${redirection}`, process.execPath, await programPath("main")];
  const env = { ...cleanEnvironment(), ...settings };
  const child = spawn("/bin/sh", args, { env, stdio: ["ignore", "pipe", "pipe"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  const url = `http://127.0.0.1:${port}`;
  return { child, url, media: join(settings.DATA_DIR, "media") };
}

test.each([
  ["is a file on a full disk", ">/dev/full 2>&1", () => {}],
  [
    "has no reader any more",
    "",
    ({ stdout, stderr }: ChildProcessByStdio<null, Readable, Readable>) => {
      stdout.destroy();
      stderr.destroy();
    },
  ],
  ["has a reader that does not read", "", () => {}],
])("a server whose log %s loses lines, answers, and stops in time", async (_, redirection, leave) => {
  const { child, url, media } = await startWritingTo(redirection);
  leave(child);
  const status = (path: string) => fetch(url + path).then((answer) => answer.status);
  await vi.waitFor(async () => expect(await status("/readyz")).toBe(200), { timeout: 60_000, interval: 100 });
  // Each check logs the error of the storage, together more than a pipe holds.
  await rename(media, `${media}-away`);
  await vi.waitFor(async () => expect(await status("/readyz")).toBe(503), { timeout: 60_000, interval: 100 });
  for (let check = 0; check < 300; check += 1) {
    expect(await status("/readyz")).toBe(503);
    expect(await status("/healthz")).toBe(200);
  }
  await rename(`${media}-away`, media);
  await vi.waitFor(async () => expect(await status("/readyz")).toBe(200), { timeout: 60_000, interval: 100 });
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
});

test("a command whose reader has ended does its work, and prints no stack", async () => {
  const script = '"$0" "$@" | head -1';
  const env = { ...cleanEnvironment(), DATA_DIR: dataDir };
  const args = ["-c", script, process.execPath, await programPath("diagnose")];
  const { stdout, stderr } = await promisify(execFile)("/bin/sh", args, { env });
  expect([stdout.trim().split("\n").length, stderr]).toEqual([1, ""]);
});
