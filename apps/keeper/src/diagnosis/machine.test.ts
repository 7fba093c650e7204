import { once } from "node:events";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfig } from "@visiga/system/config/config";
import { freePort } from "@visiga/system/free-port";
import { expect, test } from "vitest";
import { lockFolder } from "#database/database-server.ts";
import { takeControl } from "#process/control.ts";
import { diagnoseProgram } from "./diagnose.ts";
import { diagnoseDisk } from "./disk.ts";
import type { Finding } from "./finding.ts";
import { diagnoseServer } from "./server.ts";
import { diagnoseSettings } from "./settings.ts";

const states = (found: readonly Finding[]) => found.map(({ state }) => state);
const broken = (says: RegExp) => expect.objectContaining({ state: "broken", says: expect.stringMatching(says) });
const warning = (says: RegExp) => expect.objectContaining({ state: "warning", says: expect.stringMatching(says) });

test("little free space on the disk and a data folder readable by others are reported", async () => {
  const folder = await mkdtemp(join(tmpdir(), "visiga-disk-"));
  const disk = (free: number) => diagnoseDisk(folder, async () => ({ free, total: 100e9 }));
  expect(states(await disk(50e9))).toEqual(["ok"]);
  expect(await disk(15e9)).toEqual([warning(/15\.0 GB of 100\.0 GB/)]);
  expect(await disk(9e9)).toEqual([broken(/pictures are refused/)]);
  await chmod(folder, 0o755);
  expect(await disk(50e9)).toContainEqual(warning(/open to other accounts/));
  await rm(folder, { recursive: true });
  expect(await disk(50e9)).toEqual([warning(/is not there/)]);
});

test("a website that does not start is reported with its reason", async () => {
  const reason = ["the disk is full", "Make room on it."];
  const server = createServer((_, response) => response.end(JSON.stringify({ status: "down", reason })));
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  const [found, ...more] = await diagnoseServer({ host: "127.0.0.1", port, dataDir: tmpdir() });
  expect([found, more]).toEqual([broken(/the website does not start: the disk is full$/), []]);
  expect(found?.advice).toBe("Make room on it.");
  server.close();
});

test("a website that starts, stops or restores a backup needs nothing but time", async () => {
  const server = createServer((_, response) => response.writeHead(503).end(JSON.stringify({ status: "restoring" })));
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  expect(await diagnoseServer({ host: "127.0.0.1", port, dataDir: tmpdir() })).toEqual([warning(/is restoring$/)]);
  server.close();
});

test("a server that runs at another port than the settings say is found by its folder", async () => {
  const place = { host: "127.0.0.1", port: await freePort(), dataDir: await mkdtemp(join(tmpdir(), "visiga-server-")) };
  expect(await diagnoseServer(place)).toEqual([warning(/does not run at [^ ]+$/)]);
  const control = await takeControl(lockFolder(place.dataDir));
  expect(await diagnoseServer(place)).toEqual([warning(/does not run at .*, but a program uses /)]);
  await control?.release();
  await rm(place.dataDir, { recursive: true });
});

test("advice about a disk belongs to its error", async () => {
  const disk = (code: string) => diagnoseDisk(tmpdir(), () => Promise.reject(Object.assign(new Error(code), { code })));
  expect((await disk("EROFS"))[0]?.advice).toMatch(/^Mount the disk of .* for writing/);
  expect((await disk("EACCES"))[0]?.advice).toBe("Run this as the account of the server.");
});

test("a Node.js release without security fixes is reported", () => {
  expect(states(diagnoseProgram("1.0.0", "24.1.0", new Date("2027-01-01")))).toEqual(["ok"]);
  expect(diagnoseProgram("1.0.0", "20.20.0", new Date("2027-01-01"))).toEqual([warning(/since 2026-04-30/)]);
});

test.each([
  [{}, /PUBLIC_URL is not set/],
  [{ PUBLIC_URL: "https://localhost" }, /names this machine/],
  [{ PUBLIC_URL: "http://www.example.org" }, /has no TLS/],
  [{ PUBLIC_URL: "https://www.example.org" }, /TRUST_PROXY is not set/],
  [{ PUBLIC_URL: "https://www.example.org", TRUST_PROXY: "true" }, /trusts every client/],
  [{ ADMIN_EMAIL: "head@example.org", ADMIN_PASSWORD: "four words of mine" }, /at the first start only/],
])("the setting %j is allowed but reported", (environment, says) => {
  expect(diagnoseSettings(readConfig(environment))).toContainEqual(warning(says));
});

test("the settings of a public site are fine", () => {
  const environment = { PUBLIC_URL: "https://www.example.org", TRUST_PROXY: "127.0.0.1" };
  expect(states(diagnoseSettings(readConfig(environment)))).toEqual(["ok"]);
});
