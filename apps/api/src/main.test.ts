import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type StartingServer, spawnServer } from "#testing/started-server.ts";

let dataDir: string;
let started: StartingServer | undefined;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "visiga-main-"));
});
afterEach(async () => {
  started?.process.kill("SIGKILL");
  await started?.ended;
  await rm(dataDir, { recursive: true, force: true });
});

/** Starts the program on an empty data folder. */
async function start(environment: Record<string, string> = {}): Promise<StartingServer> {
  started = await spawnServer(dataDir, environment);
  return started;
}

const postmaster = () => join(dataDir, "postgres", "postmaster.pid");

test("SIGTERM right after the start stops the server gracefully", async () => {
  const server = await start();
  expect(await server.ready).toBe(true);
  server.process.kill("SIGTERM");
  expect(await server.ended).toEqual([0, null]);
  expect(existsSync(postmaster())).toBe(false);
});

test("systemd receives the ready, watchdog and stopping notifications", async () => {
  const heard = join(dataDir, "heard");
  const program = join(dataDir, "systemd-notify");
  await writeFile(program, `#!/bin/sh\necho "$NOTIFY_SOCKET $*" >>"${heard}"\n`, { mode: 0o755 });
  const server = await start({
    PATH: `${dataDir}:${process.env.PATH}`,
    NOTIFY_SOCKET: "/run/the-socket",
    WATCHDOG_USEC: "600000",
  });
  const lines = async () => (await readFile(heard, "utf8")).trim().split("\n");
  await vi.waitFor(async () => expect((await lines()).length).toBeGreaterThan(3), 60_000);
  server.process.kill("SIGTERM");
  expect(await server.ended).toEqual([0, null]);
  const [first, ...others] = await lines();
  expect(first).toBe("/run/the-socket --ready");
  expect([...new Set(others)]).toEqual(["/run/the-socket WATCHDOG=1", "/run/the-socket STOPPING=1"]);
});
