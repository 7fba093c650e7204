import type { ChildProcessByStdio } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rename } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { restoreClient } from "@visiga/keeper/src/testing/restore-client.ts";
import { startTestServer } from "@visiga/keeper/src/testing/started-server.ts";
import { runProgram } from "@visiga/keeper/src/update/run-program.ts";
import { freePort } from "@visiga/system/free-port";
import { noisyPicture } from "@visiga/testing/sample-pictures";
import { printedCode, type ServerProcess } from "@visiga/testing/server-process";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Administrator } from "../harness/administrator.ts";
import { runCommand, startProgram } from "../harness/command.ts";
import { untilReadiness } from "../harness/readiness.ts";
import { sitePid } from "../harness/site-process.ts";
import { testFolder } from "../harness/test-folder.ts";

const folder = testFolder();
let dataDir: string;
let server: ServerProcess;

beforeAll(async () => {
  dataDir = join(folder(), "data");
  server = await startTestServer(dataDir);
});
afterAll(async () => {
  expect(await server.stop()).toEqual([0, null]);
});

const unfinished = async () => {
  const names = [folder(), join(dataDir, "backups"), join(dataDir, "tmp")];
  const found = await Promise.all(names.map((path) => readdir(path).catch(() => [])));
  return found.flat().filter((name) => /\.partial$|^backup-|^archive-|\.upload$/.test(name));
};

/** Limits the files that the running server writes itself, not those of its PostgreSQL. */
async function limitServer(bytes: string): Promise<void> {
  for (const pid of [server.process.pid, await sitePid(server.process.pid)])
    await runProgram("prlimit", ["--pid", String(pid), `--fsize=${bytes}:unlimited`]);
}

test("a part of a backup and a picture get 507 while no file may grow, then they are taken", async () => {
  const restore = restoreClient(() => server.url, printedCode(server.output));
  const part = () => restore.add("site.tar", 200_000, 0, Buffer.alloc(200_000));
  const client = new Administrator(server.url);
  // No encoding makes it small.
  const picture = await noisyPicture().jpeg({ quality: 90 }).toBuffer();
  await limitServer("50000");
  expect((await part()).status).toBe(507);
  expect((await client.post({ name: "Refused" }, picture)).status).toBe(507);
  await limitServer("unlimited");
  expect((await part()).status).toBe(401);
  expect((await client.post({ name: "Taken" }, picture)).status).toBe(201);
  expect(await unfinished()).toEqual([]);
});

test.each<[string, number, readonly string[], Record<string, string>]>([
  ["a backup in a file", 100_000, ["site.tar"], {}],
  ["a backup in a file that takes nothing", 0, ["site.tar"], {}],
  ["an encrypted backup", 100_000, ["site.tar.age"], { BACKUP_PASSPHRASE: "four words of the office" }],
  ["a backup beside those of every night", 300_000, [], {}],
  ["the tables of a backup", 512, ["site.tar"], {}],
])("%s on a full disk fails with one sentence, and leaves no file", async (_, bytes, args, settings) => {
  const limit = `ulimit -f ${Math.floor(bytes / 512)}; exec "$0" "$@"`;
  const { code, err } = await runCommand("backup", args, { DATA_DIR: dataDir, INIT_CWD: folder(), ...settings }, limit);
  expect({ code, err }).toEqual({
    code: 1,
    err: expect.stringMatching(/^the file is larger than the disk.* \(EFBIG: [^\n]*\)\n([^\n]+\n)?$/i),
  });
  expect(await unfinished()).toEqual([]);
});

type Output = ChildProcessByStdio<null, Readable, Readable>;

test.each<[string, string, (server: Output) => unknown]>([
  ["is a file on a full disk", ">/dev/full 2>&1", () => {}],
  ["has no reader any more", "", ({ stdout, stderr }) => [stdout.destroy(), stderr.destroy()]],
  ["has a reader that does not read", "", () => {}],
])("a server whose log %s loses lines, answers, and stops in time", async (_, redirection, leave) => {
  const [port, DATA_DIR] = [String(await freePort()), await mkdtemp(join(folder(), "data-"))];
  const settings = { PORT: port, DATA_DIR, SEED_DEMO: "false" };
  const child = await startProgram("main", [], settings, `exec "$0" "$@" ${redirection}`);
  leave(child);
  const [url, media] = [`http://127.0.0.1:${port}`, join(DATA_DIR, "media")];
  await untilReadiness(url, 200);
  // Each check logs the error of the storage, together more than a pipe holds.
  await rename(media, `${media}-away`);
  await untilReadiness(url, 503);
  for (let check = 0; check < 300; check += 1) {
    expect((await fetch(`${url}/readyz`)).status).toBe(503);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
  }
  await rename(`${media}-away`, media);
  await untilReadiness(url, 200);
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
});

test("a command whose reader has ended does its work, and prints no stack", async () => {
  const { out, err } = await runCommand("diagnose", [], { DATA_DIR: dataDir }, '"$0" "$@" | head -1');
  expect([out.trim().split("\n").length, err]).toEqual([1, ""]);
});
