import { afterEach, expect, test, vi } from "vitest";
import { type HttpClient, openHttpClient } from "#testing/http-client.ts";
import { writeStubSite } from "#testing/stub-site.ts";
import { createTestApp, type TestApp } from "#testing/test-app.ts";

let api: TestApp;
let site: Awaited<ReturnType<typeof writeStubSite>>;
let client: HttpClient;
let log: Record<string, unknown>[];

/** The application with a site and a log, which a proxy on this machine stands before. */
async function start(environment: Record<string, string>): Promise<void> {
  log = [];
  site = await writeStubSite();
  api = await createTestApp({
    site: { root: site.root, development: false },
    environment: { PUBLIC_URL: "https://school.example", TRUST_PROXY: "127.0.0.0/8", ...environment },
    log: { write: (line) => void log.push(JSON.parse(line)) },
  });
  client = await openHttpClient(api.app);
}
afterEach(async () => {
  client.close();
  await api.close();
  await site.remove();
});

const forwarded = { "x-forwarded-for": "192.0.2.7" };

test("every answer has a line: of a route, from memory, and of nothing", async () => {
  await start({ ACCESS_LOG: "on" });
  await client.get("/api/v1/files/page/gallery?secret=words", forwarded);
  while (api.app.earlyAnswers.count === 0) await client.get("/gallery?lang=sw", forwarded);
  await client.get("/assets/nothing.js", forwarded);

  await vi.waitFor(() => expect(log.at(-1)).toMatchObject({ path: "/assets/nothing.js" }), 60_000);
  expect(log[0]).toMatchObject({
    level: 30,
    msg: "answered",
    reqId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    method: "GET",
    path: "/api/v1/files/page/gallery",
    status: 404,
    ms: expect.any(Number),
    address: "192.0.2.7",
  });
  const fromMemory = log.filter(({ path, reqId }) => path === "/gallery" && reqId === undefined);
  expect(fromMemory).toEqual([expect.objectContaining({ status: 200, address: "192.0.2.7" })]);
  expect(log.at(-1)).toMatchObject({ status: 404, address: "192.0.2.7" });
  // What visitors search for is in no line, nor is the address of the proxy.
  expect(JSON.stringify(log)).not.toMatch(/secret|127\.0\.0\.1/);
});

test("a failure names its line of the log, and without the setting there is no other", async () => {
  await start({});
  await client.get("/gallery");
  expect(log).toEqual([]);
  await api.database.destroy();
  const failed = await client.get("/api/v1/files");
  await api.database.initialize();
  expect(failed.status).toBe(503);
  expect(log).toEqual([expect.objectContaining({ level: 50, reqId: failed.headers["x-request-id"] })]);
  expect((await client.get("/healthz")).headers).not.toHaveProperty("x-request-id");
});
