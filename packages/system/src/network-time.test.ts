import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isTimeOf, networkAgrees, serversElsewhere, synchronized } from "./network-time.ts";

const noon = Date.parse("2026-11-22T12:00:00Z");
const clock = () => new Date(noon);
const minutes = (count: number) => new Date(noon + count * 60_000).toUTCString();

let servers: Server[];
let folder: string;
beforeEach(async () => {
  servers = [];
  folder = await mkdtemp(join(tmpdir(), "visiga-network-time-"));
});
afterEach(async () => {
  for (const server of servers) server.close().closeAllConnections();
  await rm(folder, { recursive: true });
});

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const dated = (date: string, status = 200) =>
  serve((_, response) => void response.writeHead(status, { date, location: "http://127.0.0.1:1" }).end());
const undated = () =>
  serve((_, response) => {
    response.sendDate = false;
    response.end();
  });
/** Takes the place of `timedatectl`. */
async function systemdSays(answer: string): Promise<void> {
  await writeFile(join(folder, "timedatectl"), `#!/bin/sh\n${answer}\n`);
  await chmod(join(folder, "timedatectl"), 0o755);
  vi.stubEnv("PATH", `${folder}:${process.env.PATH}`);
}

test.each([
  ["the same time", 0, true],
  ["a time four minutes later", 4, true],
  ["a time four minutes earlier", -4, true],
  ["a time six minutes later", 6, false],
  ["a time of last month", -40 * 24 * 60, false],
])("a server with %s: %s minutes, confirms the clock: %s", async (_, apart, agrees) => {
  expect(await isTimeOf([await dated(minutes(apart))], clock)).toBe(agrees);
});

test.each([301, 403, 404, 500])("a server that answers %s has a time as well, and is not followed", async (status) => {
  expect(await isTimeOf([await dated(minutes(0), status)], clock)).toBe(true);
});

test("the first server that answers with a time decides", async () => {
  const [silent, same, other] = [await undated(), await dated(minutes(0)), await dated(minutes(60))];
  expect(await isTimeOf(["http://127.0.0.1:1", silent, same, other], clock)).toBe(true);
  expect(await isTimeOf([silent, other, same], clock)).toBe(false);
});

test("servers that cannot be reached, and no server, confirm nothing", async () => {
  expect(await isTimeOf(["http://127.0.0.1:1", "https://name.invalid/SHA256SUMS"], clock)).toBe(false);
  expect(await isTimeOf([await dated("no time")], clock)).toBe(false);
  expect(await isTimeOf([], clock)).toBe(false);
});

const bucket = (endpoint: string) => ({ endpoint, bucket: "b", region: "r", accessKeyId: "k", secretAccessKey: "s" });
const none = { s3: undefined, backups: { passphrase: undefined, copyFolder: undefined, copyBucket: undefined } };

test("only servers whose certificate is checked are asked, those of other providers first", () => {
  const places = (release: string, copies: string, photos: string) =>
    serversElsewhere({
      releaseSums: release,
      backups: { ...none.backups, copyBucket: bucket(copies) },
      s3: bucket(photos),
    });
  expect(places("https://a", "https://b", "https://c")).toEqual(["https://a", "https://b", "https://c"]);
  expect(places("http://a", "https://b", "http://storage:8333")).toEqual(["https://b"]);
  expect(serversElsewhere({ ...none, releaseSums: undefined })).toEqual([]);
});

test.each([
  ["yes", true],
  ["no", false],
])("systemd's %s is asked first, and alone confirms the clock: %s", async (answer, agrees) => {
  await systemdSays(`[ "$*" = "show --property=NTPSynchronized --value" ] && echo ${answer}`);
  expect(await synchronized()).toBe(answer);
  const config = { ...none, releaseSums: undefined } as Parameters<typeof networkAgrees>[0];
  expect(await networkAgrees(config, clock)()).toBe(agrees);
});

test("without systemd, as in a container, there is no state of synchronization", async () => {
  await systemdSays("echo System has not been booted with systemd as init system. >&2; exit 1");
  expect(await synchronized()).toBeUndefined();
  vi.stubEnv("PATH", folder);
  await rm(join(folder, "timedatectl"));
  expect(await synchronized()).toBeUndefined();
});
