import { type HttpClient, openHttpClient } from "@visiga/testing/http-client";
import { afterEach, expect, test, vi } from "vitest";
import { writeStubSite } from "#testing/stub-site.ts";
import { createTestApp, type TestApp } from "#testing/test-app.ts";

let api: TestApp;
let site: Awaited<ReturnType<typeof writeStubSite>>;
let client: HttpClient;
let log: Record<string, unknown>[];

async function start(environment: Record<string, string>): Promise<void> {
  log = [];
  site = await writeStubSite();
  api = await createTestApp({
    site: { root: site.root },
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

test("every response is logged: of a route, from the cache, and for an unknown path", async () => {
  await start({ ACCESS_LOG: "on" });
  await client.get("/api/v1/files/page/gallery?secret=words", forwarded);
  while (api.app.earlyResponses.count === 0) await client.get("/gallery?lang=sw", forwarded);
  await client.get("/preview/secret.token/news", forwarded);
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
  // No line contains search queries or the proxy's address.
  expect(JSON.stringify(log)).not.toMatch(/secret|127\.0\.0\.1/);
});

test("a failure carries the id of its log line, and by default no other response is logged", async () => {
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

test("data sent by a client cannot create additional log lines", async () => {
  await start({ ACCESS_LOG: "on" });
  const line = encodeURIComponent('\n{"level":30,"msg":"answered","path":"/forged"}\r\n\u2028');
  await client.get(`/${line}?q=${line}`, { ...forwarded, "user-agent": `{"msg":"forged"}\t` });
  await client.get("/api/v1/files/page/nowhere", { "x-forwarded-for": '192.0.2.7", "forged": "1' });
  await vi.waitFor(() => expect(log).toHaveLength(2), 60_000);
  // `start` parses each write as one line of JSON.
  expect(log.map(({ msg }) => msg)).toEqual(["answered", "answered"]);
  expect(log.some((entry) => "forged" in entry || entry.path === "/forged")).toBe(false);
});
