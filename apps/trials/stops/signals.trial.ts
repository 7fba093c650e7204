import { existsSync } from "node:fs";
import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { spawnTestServer } from "@visiga/keeper/src/testing/started-server.ts";
import { administrator, type ServerProcess } from "@visiga/testing/server-process";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { untilReadiness } from "../harness/readiness.ts";
import { testFolder } from "../harness/test-folder.ts";

/** Milliseconds. */
const timeout = 60_000;

const folder = testFolder();
let dataDir: string;
let started: ServerProcess | undefined;
beforeEach(async () => {
  dataDir = await mkdtemp(join(folder(), "data-"));
});
afterEach(async () => {
  await started?.kill();
});

async function start(environment: Record<string, string> = {}): Promise<ServerProcess> {
  started = await spawnTestServer(dataDir, environment);
  return started;
}

const postmaster = () => join(dataDir, "postgres", "postmaster.pid");

test.each(["SIGTERM", "SIGINT"] as const)(
  "%s during the start stops it gracefully, PostgreSQL first",
  async (signal) => {
    const server = await start();
    await vi.waitFor(() => expect(existsSync(postmaster())).toBe(true), { timeout, interval: 5 });
    server.process.kill(signal);
    expect(await server.ended).toEqual([0, null]);
    expect(existsSync(postmaster())).toBe(false);
    // The interrupted start is not completed.
    expect(server.output.join("\n")).not.toContain("Ready at");
  },
);

test("SIGTERM right after the start stops the server gracefully", async () => {
  const server = await start();
  expect(await server.ready).toBe(true);
  server.process.kill("SIGTERM");
  expect(await server.ended).toEqual([0, null]);
  expect(existsSync(postmaster())).toBe(false);
});

test("a second signal forces a stop that a request delays, and still ends PostgreSQL first", async () => {
  const server = await start();
  expect(await server.ready).toBe(true);
  const head = "POST /api/v1/auth/authenticate HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n";
  const unfinished = connect(Number(new URL(server.url).port), "127.0.0.1").on("error", () => {});
  unfinished.write(`${head}content-length: 100\r\n\r\n{`);
  // The response to a later request shows that the server has received the unfinished one.
  await fetch(`${server.url}/healthz`);
  server.process.kill("SIGTERM");
  await vi.waitFor(() => expect(fetch(`${server.url}/healthz`)).rejects.toThrow(), timeout);
  expect(existsSync(postmaster())).toBe(true);
  server.process.kill("SIGTERM");
  expect(await server.ended).toEqual([1, null]);
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
  await vi.waitFor(async () => expect((await lines()).length).toBeGreaterThan(3), timeout);
  server.process.kill("SIGTERM");
  expect(await server.ended).toEqual([0, null]);
  const [first, ...others] = await lines();
  expect(first).toBe("/run/the-socket --ready");
  expect([...new Set(others)]).toEqual(["/run/the-socket WATCHDOG=1", "/run/the-socket STOPPING=1"]);
});

test("a stop lets a running request finish", async () => {
  const server = await start({ DRAIN_SECONDS: "4" });
  expect(await server.ready).toBe(true);
  const { url, stop } = server;
  const body = new ReadableStream({
    async start(controller) {
      const words = new TextEncoder();
      controller.enqueue(words.encode(`{"email":${JSON.stringify(administrator.email)},`));
      // The server has received half of the request when it gets the signal.
      await untilReadiness(url, 503);
      // A proxy may still send requests until its next health check.
      expect((await fetch(`${url}/api/v1/files`)).status).toBe(200);
      controller.enqueue(words.encode(`"password":${JSON.stringify(administrator.password)}}`));
      controller.close();
    },
  });
  const headers = { "content-type": "application/json" };
  const init = { method: "POST", headers, body, duplex: "half" } as RequestInit;
  const pending = fetch(`${url}/api/v1/auth/authenticate`, init);
  const stopped = stop();
  const answer = await pending;
  expect([answer.status, answer.headers.get("connection")]).toEqual([200, "close"]);
  expect(await stopped).toEqual([0, null]);
});
