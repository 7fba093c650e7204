import { setImmediate as turn } from "node:timers/promises";
import { errors as english } from "@visiga/i18n/en/errors";
import { errors as swahili } from "@visiga/i18n/sw/errors";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { BoundedQueue } from "#platform/load/bounded-queue.ts";
import { type FileClient, fileClient } from "#testing/file-client.ts";
import { type HttpAnswer, type HttpClient, openHttpClient } from "#testing/http-client.ts";
import { writeStubSite } from "#testing/stub-site.ts";
import { createTestApp, type TestApp, testPassword } from "#testing/test-app.ts";

let api: TestApp;
let site: Awaited<ReturnType<typeof writeStubSite>>;
let client: HttpClient;
let files: FileClient;
let token: string;
let email: string;
beforeAll(async () => {
  site = await writeStubSite();
  const environment = { PUBLIC_URL: "https://school.example", METRICS_TOKEN: "right" };
  api = await createTestApp({ site: { root: site.root, development: false }, environment });
  client = await openHttpClient(api.app);
  const user = await api.addUser({ role: "ADMIN" });
  email = user.email;
  token = await api.logIn(user);
  files = fileClient(api, token);
});
afterAll(async () => {
  client.close();
  await api.close();
  await site.remove();
});

let release: () => Promise<void> = async () => {};
afterEach(() => release());

/** Fills queues with work that does not end before the test does. */
async function fill(...queues: readonly BoundedQueue[]): Promise<void> {
  const ended: Promise<unknown>[] = [];
  let end = () => {};
  const work = new Promise<void>((resolve) => {
    end = resolve;
  });
  release = async () => {
    end();
    await Promise.all(ended);
  };
  for (const queue of queues) {
    while (!queue.isFull) {
      ended.push(queue.run(() => work));
      // What may begin at once no longer waits then.
      await turn();
    }
  }
}

const list = `/api/trpc/files.list?input=${encodeURIComponent("{}")}`;
const bearer = () => ({ authorization: `Bearer ${token}` });

const logIn = (cookie?: string) =>
  api.app.inject({
    method: "POST",
    url: "/api/v1/auth/authenticate",
    payload: { email, password: testPassword },
    headers: { ...(cookie !== undefined && { cookie }) },
  });

function expectRefusal({ status, headers }: HttpAnswer): void {
  expect(status).toBe(503);
  expect(Number(headers["retry-after"])).toBeGreaterThan(0);
  expect(headers["cache-control"]).toBe("no-store");
  expect(headers["strict-transport-security"]).toBeDefined();
}

test("while too many visitors wait, further ones are told to come again, and users go on", async () => {
  const { visitorQueries, visitorReads, pictureReads } = api.services;
  expect((await client.get("/")).status).toBe(200);
  await fill(visitorQueries, visitorReads, pictureReads);

  const query = await client.get(list);
  expectRefusal(query);
  expect(JSON.parse(String(query.body))).toEqual({ code: "unavailable", message: english.failure.unavailable });
  const page = await client.get("/gallery?q=anything");
  expectRefusal(page);
  expect(String(page.body)).toContain(english.failure.unavailable);
  expect(String(page.body)).toContain(`lang="sw">${swahili.failure.unavailable}`);
  for (const path of [
    "/news/invented-0123456789",
    "/sitemap.xml",
    "/feed.xml",
    `/media/${crypto.randomUUID()}/640.webp`,
  ])
    expectRefusal(await client.get(path));
  expectRefusal(await client.get(list, { authorization: "Bearer invented" }));

  // What is in memory, what everybody reads, and what tells how the server is.
  for (const path of ["/", "/wawata", "/healthz", "/readyz"]) expect((await client.get(path)).status, path).toBe(200);
  const metrics = await client.get("/metrics", { authorization: "Bearer right" });
  expect(String(metrics.body)).toContain('visiga_shed_requests_total{work="queries"} 2');
  expect(String(metrics.body)).toContain('visiga_shed_requests_total{work="pages"} 2');

  expect((await logIn()).statusCode).toBe(200);
  expect((await client.get(list, bearer())).status).toBe(200);
  expect((await client.get("/api/trpc/files.browse?input=%7B%7D", bearer())).status).toBe(200);
  await files.add({ page: "NEWS" });

  await release();
  expect((await client.get(list)).status).toBe(200);
  expect((await client.get("/gallery?q=anything")).status).toBe(200);
});

test("a token that has expired is told so, and can be renewed, while visitors are refused", async () => {
  await fill(api.services.visitorQueries);
  const { refreshToken } = (await logIn()).json().data;
  api.clock.pass(3600);
  const expired = await client.get("/api/trpc/files.browse?input=%7B%7D", bearer());
  expect(expired.status).toBe(401);
  expect(String(expired.body)).toContain("session_expired");
  const renewed = await api.rest("POST", "/auth/refresh", { payload: { refreshToken } });
  expect(renewed.statusCode).toBe(200);
});

test("a query waits until those before it are answered", async () => {
  const { visitorQueries } = api.services;
  await fill(visitorQueries);
  const full = visitorQueries.waiting;
  await release();
  const answers = await Promise.all(Array.from({ length: full }, () => client.get(list)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(visitorQueries.waiting).toBe(0);
});

test("while a crowd tries passwords, a browser that its user has logged in with is let in, others come again", async () => {
  const first = await logIn();
  const cookie = String(first.headers["set-cookie"]).split(";", 1)[0] ?? "";
  await fill(api.services.loginTurns.unknown);
  for (const refused of [await logIn(), await logIn("browser=invented")]) {
    expect(refused.statusCode).toBe(503);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect(refused.json().message).toBe(english.failure.unavailable);
  }
  expect((await logIn(cookie)).statusCode).toBe(200);
  await release();
  expect((await logIn()).statusCode).toBe(200);
});
