import { spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { administrator } from "./administrator.ts";
import { test as base } from "./site.ts";

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const { port } = probe.address() as { port: number };
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

async function start() {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "visiga-e2e-own-"));
  const server = spawn(process.execPath, ["../api/dist/main.js"], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
    },
    stdio: "ignore",
  });
  const ended = new Promise((resolve) => server.once("exit", resolve));
  const stop = async () => {
    server.kill("SIGTERM");
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}`;
  const ready = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (const until = Date.now() + 60_000; Date.now() < until && server.exitCode === null; await pause(100)) {
    if (await ready()) return { url, stop };
  }
  await stop();
  throw new Error("The server did not start");
}

/** As the others, on a server of its own: for what changes so much that nobody else could read meanwhile. */
export const test = base.extend<object, { ownServer: string }>({
  ownServer: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern which fixtures are asked for
    async ({}, use) => {
      const { url, stop } = await start();
      await use(url);
      await stop();
    },
    { scope: "worker", timeout: 90_000 },
  ],
  baseURL: async ({ ownServer }, use) => use(ownServer),
});
