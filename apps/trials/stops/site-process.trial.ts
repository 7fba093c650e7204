import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { restoreClient } from "@visiga/keeper/src/testing/restore-client.ts";
import { startTestServer } from "@visiga/keeper/src/testing/started-server.ts";
import { printedCode, type ServerProcess } from "@visiga/testing/server-process";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { untilReadiness } from "../harness/readiness.ts";
import { sitePid } from "../harness/site-process.ts";
import { testFolder } from "../harness/test-folder.ts";
import { Visitor } from "../harness/visitor.ts";

const waiting = { timeout: 90_000, interval: 100 };

const folder = testFolder();
let dataDir: string;
let server: ServerProcess;
beforeEach(async () => {
  dataDir = await mkdtemp(join(folder(), "data-"));
  server = await startTestServer(dataDir);
});
afterEach(async () => {
  await server.kill();
});

/** Processes whose command line or folder of PostgreSQL is of this server. */
const left = () =>
  readdirSync("/proc").filter((pid) => {
    if (!/^\d+$/.test(pid) || !existsSync(`/proc/${pid}/environ`)) return false;
    try {
      return (
        readFileSync(`/proc/${pid}/cmdline`, "utf8").includes(dataDir) ||
        readFileSync(`/proc/${pid}/environ`, "utf8").includes(`DATA_DIR=${dataDir}`)
      );
    } catch {
      return false;
    }
  });

test("a killed site is started again, and no visitor meanwhile is refused or gets an error", async () => {
  process.kill(await sitePid(server.process.pid), "SIGKILL");
  // A response that the killed process had begun cannot be kept: the visits begin with the kill.
  const visitor = new Visitor(server.url);
  await vi.waitFor(() => expect(server.output).toContain("The site runs again"), waiting);
  const seen = await visitor.leave();
  expect(seen).toMatchObject({ refused: 0, cut: 0, failed: 0 });
});

test("a site that hangs is ended, its visitors get the waiting page meanwhile, and it runs again", async () => {
  const visitor = new Visitor(server.url);
  process.kill(await sitePid(server.process.pid), "SIGSTOP");
  await untilReadiness(server.url, 503);
  await vi.waitFor(() => expect(server.output.join("\n")).toMatch(/did not answer for 30 s\n.*runs again/), waiting);
  const seen = await visitor.leave();
  expect(seen).toMatchObject({ refused: 0, failed: 0 });
  expect((await fetch(server.url)).status).toBe(200);
});

test("a site that keeps ending makes place for the page of restores, which says why", async () => {
  const state = async () => ((await (await fetch(`${server.url}/readyz`)).json()) as { status: string }).status;
  while ((await state().catch(() => "")) !== "down") {
    const site = await sitePid(server.process.pid).catch(() => undefined);
    if (site && existsSync(`/proc/${site}`)) process.kill(site, "SIGKILL");
  }
  expect(await (await fetch(server.url)).text()).toMatch(/The website has stopped.*Tovuti imesimama/s);
  const restore = restoreClient(() => server.url, printedCode(server.output.slice(-12)));
  expect((await restore.state()).down).toEqual([expect.stringMatching(/started 5 times in 60 s.*SIGKILL/)]);
});

test("a keeper that is killed leaves no site and no PostgreSQL", async () => {
  expect(left().length).toBeGreaterThan(1);
  await server.kill();
  await vi.waitFor(() => expect(left()).toEqual([]), waiting);
});

test("headers that arrive slowly are cut off, and a silent connection delays no stop", async () => {
  const { port } = new URL(server.url);
  const slow = connect(Number(port), "127.0.0.1").on("error", () => {});
  slow.write("GET / HTTP/1.1\r\nhost: localhost\r\n");
  const closed = new Promise((resolve) => slow.on("close", resolve));
  slow.resume();
  await closed;
  const unused = connect(Number(port), "127.0.0.1").on("error", () => {});
  await new Promise((resolve) => unused.on("connect", resolve));
  expect(await server.stop()).toEqual([0, null]);
});
