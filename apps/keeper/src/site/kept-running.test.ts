import { programPath } from "@visiga/api/src/testing/program-path.ts";
import { readConfig } from "@visiga/system/config/config";
import { afterEach, expect, test, vi } from "vitest";
import { forkSite } from "./fork-site.ts";
import { KeptRunning } from "./kept-running.ts";
import { ListeningPort } from "./listening-port.ts";
import { startSiteProcess } from "./site-process.ts";
import { waitingServer } from "./waiting-page.ts";

const waiting = { timeout: 20_000, interval: 20 };

let listeningPort: ListeningPort;
let site: KeptRunning;
afterEach(async () => {
  const ended = site.end();
  site.kill();
  await ended;
  listeningPort.close();
});

/** Keeps a sample site running that behaves as said. */
async function keep(
  behaviour: "runs" | "ends" | "unchecked" | "hangs" | "blocked" | "migrates" | "busy" | "loses" | "fails",
  { limits = { starts: 5, within: 60_000 }, forkProcess = forkSite } = {},
) {
  const reports: string[] = [];
  const program = await programPath("sample-site-process");
  const config = { ...readConfig({ PORT: "0" }), databaseUrl: behaviour };
  listeningPort = new ListeningPort(waitingServer());
  await listeningPort.open(config);
  const startProcess = () => {
    const started = startSiteProcess(forkProcess(program), { silence: 2 });
    started.start({ config, address: { url: "" }, embedded: false });
    return started;
  };
  const tellOperator = (line: string) => void reports.push(line);
  site = new KeptRunning({ listeningPort, startProcess, onRepeatedEnd: tellOperator, tellOperator, limits });
  await site.start();
  return reports;
}

const read = async () => {
  const response = await fetch(`http://127.0.0.1:${listeningPort.port}/`, { headers: { connection: "close" } });
  return { status: response.status, text: await response.text() };
};
const pidOf = ({ text }: { text: string }) => Number(/^site (\d+)$/.exec(text)?.[1]);

test("a process that has ended while it waited for its keeper is a site that does not start", async () => {
  const forked = forkSite(await programPath("sample-site-process"));
  forked.child.kill("SIGKILL");
  await forked.ended;
  await expect(keep("runs", { forkProcess: () => forked })).rejects.toThrow("exit SIGKILL");
});

test("a site that is killed is started again, and every visitor meanwhile gets a page of it", async () => {
  const reports = await keep("runs");
  const first = pidOf(await read());
  process.kill(first, "SIGKILL");
  const answers = await Promise.all(Array.from({ length: 50 }, read));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  await vi.waitFor(
    () => expect(reports).toEqual([expect.stringMatching(/exit SIGKILL$/), "The site runs again"]),
    waiting,
  );
  expect(pidOf(await read())).not.toBe(first);
});

test("a site whose event loop is blocked is killed and started again", async () => {
  const reports = await keep("hangs");
  await vi.waitFor(() => expect(reports.join()).toMatch(/did not answer for 2 s,The site runs again/), waiting);
});

test("a site whose event loop is blocked before it is ready is killed, and says so", async () => {
  await expect(keep("blocked")).rejects.toThrow("did not answer for 2 s");
});

test("a site that takes long to start, and beats meanwhile, is left to it", async () => {
  const reports = await keep("migrates");
  expect([reports, (await read()).status]).toEqual([[], 200]);
});

test("a site that loses connections, as one without free descriptors, gets later ones", async () => {
  await keep("loses");
  const lost = await Promise.allSettled(Array.from({ length: 8 }, read));
  expect(new Set(lost.map(({ status }) => status))).toEqual(new Set(["rejected"]));
  expect((await read()).status).toBe(200);
});

test("a site that keeps ending is started five times in a minute, then its keeper is told", async () => {
  const reports = await keep("ends");
  const last = "The site was started 5 times in 60 s, and has ended each time: exit 3";
  await vi.waitFor(() => expect(reports.at(-1)).toBe(last), waiting);
  expect(reports.filter((line) => line === "The site runs again")).toHaveLength(4);
});

test("a site that ends now and then is started again each time", async () => {
  const reports = await keep("ends", { limits: { starts: 2, within: 1 } });
  await vi.waitFor(
    () => expect(reports.filter((line) => line === "The site runs again").length).toBeGreaterThan(2),
    waiting,
  );
});

test("a site that ends while the pages of its first start are checked is started again", async () => {
  const reports = await keep("unchecked");
  await vi.waitFor(() => expect(reports).toContainEqual(expect.stringMatching(/is started again: exit 3$/)), waiting);
});

test("a first start that fails says why, and is not repeated", async () => {
  const failing = keep("fails");
  await expect(failing).rejects.toThrow("It cannot start\nMend it.");
});

test("a site that does not finish its requests is ended after the time for its stop", async () => {
  const reports = await keep("busy");
  await site.stop(500);
  expect(reports).toEqual([]);
});

test("a site that is stopped stays so", async () => {
  const reports = await keep("runs");
  await site.stop(10_000);
  listeningPort.hold(waitingServer(), 0);
  expect((await read()).status).toBe(503);
  expect(reports).toEqual([]);
});
