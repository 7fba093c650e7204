import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const workspace = fileURLToPath(new URL("..", import.meta.url));
let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "visiga-main-"));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

/** The program itself on an empty data folder, with what it printed. */
function start(extra: Record<string, string> = {}): { server: ChildProcess; output: () => string } {
  const environment = { ...process.env, PORT: "0", DATA_DIR: dataDir, DATABASE_URL: "", SEED_DEMO: "false", ...extra };
  const server = spawn(process.execPath, ["--import", "tsx", "src/main.ts"], {
    cwd: workspace,
    env: environment,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  server.stdout?.on("data", (text) => {
    printed += text;
  });
  return { server, output: () => printed };
}

const postmaster = () => join(dataDir, "postgres", "postmaster.pid");

test.each(["SIGTERM", "SIGINT"] as const)(
  "%s during the start stops it in order: PostgreSQL has ended before the process has",
  async (signal) => {
    const { server, output } = start();
    await vi.waitFor(() => expect(existsSync(postmaster())).toBe(true), { timeout: 30_000, interval: 5 });
    server.kill(signal);
    expect(await once(server, "close")).toEqual([0, null]);
    expect(existsSync(postmaster())).toBe(false);
    // It does not finish a start that nobody waits for.
    expect(output()).not.toContain("Ready at");
    // The next start finds nobody in its way.
    expect(await readdir(join(dataDir, "lock"))).toEqual([]);
  },
);

test("a stop that a request delays is forced by a second signal: PostgreSQL has ended before the process has", async () => {
  const { server, output } = start();
  await vi.waitFor(() => expect(output()).toContain("Ready at"), { timeout: 30_000, interval: 20 });
  const port = Number(/Ready at http:\/\/localhost:(\d+)/.exec(output())?.[1]);
  const head = "POST /api/v1/auth/authenticate HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n";
  const unfinished = connect(port, "127.0.0.1").on("error", () => {});
  unfinished.write(`${head}content-length: 100\r\n\r\n{`);
  // The answer to a later request says that the server has the unfinished one.
  await fetch(`http://127.0.0.1:${port}/healthz`);
  server.kill("SIGTERM");
  await vi.waitFor(() => expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow(), { timeout: 5000 });
  expect(existsSync(postmaster())).toBe(true);
  server.kill("SIGTERM");
  expect(await once(server, "close")).toEqual([1, null]);
  expect(existsSync(postmaster())).toBe(false);
  expect(await readdir(join(dataDir, "lock"))).toEqual([]);
});

test("SIGTERM as soon as it is ready stops it in order", async () => {
  const { server, output } = start();
  server.stdout?.on("data", () => void (output().includes("Ready at") && server.kill("SIGTERM")));
  expect(await once(server, "close")).toEqual([0, null]);
  expect(existsSync(postmaster())).toBe(false);
});

test("systemd hears that it is ready, that it still lives, and that it stops", async () => {
  const heard = join(dataDir, "heard");
  const program = join(dataDir, "systemd-notify");
  await writeFile(program, `#!/bin/sh\necho "$NOTIFY_SOCKET $*" >>"${heard}"\n`, { mode: 0o755 });
  const { server } = start({
    PATH: `${dataDir}:${process.env.PATH}`,
    NOTIFY_SOCKET: "/run/the-socket",
    WATCHDOG_USEC: "600000",
  });
  const lines = async () => (await readFile(heard, "utf8")).trim().split("\n");
  await vi.waitFor(async () => expect((await lines()).length).toBeGreaterThan(3), { timeout: 30_000 });
  server.kill("SIGTERM");
  expect(await once(server, "close")).toEqual([0, null]);
  const [first, ...others] = await lines();
  expect(first).toBe("/run/the-socket --ready");
  expect([...new Set(others)]).toEqual(["/run/the-socket WATCHDOG=1", "/run/the-socket STOPPING=1"]);
});
