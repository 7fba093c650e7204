import { setImmediate as nextTurn } from "node:timers/promises";
import { lifetimes, type Tokens } from "@visiga/contracts/auth";
import { errors as english } from "@visiga/i18n/en/errors";
import { errors as swahili } from "@visiga/i18n/sw/errors";
import { connectionPool } from "@visiga/system/database/connection";
import type { HttpResponse } from "@visiga/testing/http-client";
import { afterEach, expect, test, vi } from "vitest";
import { addPasskey, codeOf, logInWith } from "#testing/passkey-client.ts";
import { type TestUser, testPassword } from "#testing/test-app.ts";
import { useHttpClient, useStubSite, useTestApp } from "#testing/use-test-app.ts";
import type { BoundedQueue } from "./bounded-queue.ts";

const site = await useStubSite();
const environment = { PUBLIC_URL: "https://school.example", METRICS_TOKEN: "right" };
const { api, user, token, client } = await useTestApp({
  user: { role: "ADMIN" },
  site: { root: site.root },
  environment,
});
const { email } = user;
const http = await useHttpClient(api);
let release: () => Promise<void> = async () => {};
afterEach(() => release());

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
      // Work that can start immediately then no longer counts as waiting.
      await nextTurn();
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

function expectRefusal({ status, headers }: HttpResponse): void {
  expect(status).toBe(503);
  expect(Number(headers["retry-after"])).toBeGreaterThan(0);
  expect(headers["cache-control"]).toBe("no-store");
  expect(headers["strict-transport-security"]).toBeDefined();
}

test("a full queue of posts refuses visitors' posts but serves logins and users", async () => {
  const refreshToken = `${crypto.randomUUID()}.invented`;
  const post = (path: string, payload: object, headers = {}) =>
    http.send(path, {
      method: "POST",
      body: JSON.stringify(payload),
      headers: { "content-type": "application/json", ...headers },
    });
  const posts: readonly [string, object][] = [
    ["/api/v1/auth/refresh", { refreshToken }],
    ["/api/trpc/auth.refresh", { refreshToken }],
    ["/api/trpc/auth.checkLink", { token: "x" }],
    ["/api/v1/removal-requests", { file: crypto.randomUUID() }],
  ];
  await fill(api.services.queues.posts);
  for (const [path, payload] of posts) {
    const refused = await post(path, payload);
    expect([path, refused.status, Number(refused.headers["retry-after"])]).toEqual([path, 503, 5]);
  }
  const form = await http.send("/removal", {
    method: "POST",
    body: "file=x",
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
  expect(form.status).toBe(503);
  expect((await logIn()).statusCode).toBe(200);
  expect((await post("/api/trpc/auth.confirmPassword", { password: testPassword }, bearer())).status).toBe(200);
  await release();
  for (const [path, payload] of posts) expect((await post(path, payload)).status).not.toBe(503);
});

test("logins with a passkey use the queue of logins", async () => {
  const { queues, loginQueues } = api.services;
  const { device } = await addPasskey(api, await api.logIn(await api.addUser()), undefined, "https://school.example");
  await fill(queues.posts);
  expect((await logInWith(api, device)).statusCode).toBe(200);
  await release();
  await fill(loginQueues.unknown);
  const refused = await logInWith(api, device);
  expect([refused.statusCode, codeOf(refused)]).toEqual([503, "unavailable"]);
});

test("a visitor who hangs up frees the slot of a query as soon as the query has ended", async () => {
  const { queues, publicEntries } = api.services;
  let end = () => {};
  const query = new Promise<void>((resolve) => {
    end = resolve;
  });
  const find = vi.spyOn(publicEntries, "list").mockImplementation(async () => {
    await query;
    throw new Error("ended");
  });
  const hangUp = new AbortController();
  const gone = Array.from({ length: 3 }, () => http.send(list, { signal: hangUp.signal }).catch(() => {}));
  await expect.poll(() => find.mock.calls.length).toBe(3);
  hangUp.abort();
  await Promise.all(gone);
  find.mockRestore();
  const next = http.get(list);
  await expect.poll(() => queues.queries.waiting).toBe(1);
  const ended = performance.now();
  end();
  expect((await next).status).toBe(200);
  expect(performance.now() - ended).toBeLessThan(1000);
});

test("full queues refuse further visitors but serve users", async () => {
  const { queries, computations, files: fileReads } = api.services.queues;
  expect((await http.get("/")).status).toBe(200);
  await fill(queries, computations, fileReads);

  const query = await http.get(list);
  expectRefusal(query);
  expect(JSON.parse(String(query.body))).toEqual({ code: "unavailable", message: english.failure.unavailable });
  const page = await http.get("/gallery?q=anything");
  expectRefusal(page);
  expect(String(page.body)).toContain(english.failure.unavailable);
  expect(String(page.body)).toContain(`lang="sw">${swahili.failure.unavailable}`);
  for (const path of [
    "/news/invented-0123456789",
    "/sitemap.xml",
    "/feed.xml",
    `/media/${crypto.randomUUID()}/640.webp`,
  ])
    expectRefusal(await http.get(path));
  expectRefusal(await http.get(list, { authorization: "Bearer invented" }));

  // Cached pages, common pages and health checks.
  for (const path of ["/", "/wawata", "/healthz", "/readyz"]) expect((await http.get(path)).status, path).toBe(200);
  const metrics = await http.get("/metrics", { authorization: "Bearer right" });
  expect(String(metrics.body)).toContain('visiga_shed_requests_total{work="queries"} 2');
  expect(String(metrics.body)).toContain('visiga_shed_requests_total{work="pages"} 2');

  expect((await logIn()).statusCode).toBe(200);
  expect((await http.get(list, bearer())).status).toBe(200);
  expect((await http.get("/api/trpc/files.browse?input=%7B%7D", bearer())).status).toBe(200);
  await client.add({ page: "NEWS" });

  await release();
  expect((await http.get(list)).status).toBe(200);
  expect((await http.get("/gallery?q=anything")).status).toBe(200);
});

test("while visitors are refused, an expired token gets its own error and can be renewed", async () => {
  await fill(api.services.queues.queries);
  const { refreshToken } = (await logIn()).json().data;
  api.clock.pass(3600);
  const expired = await http.get("/api/trpc/files.browse?input=%7B%7D", bearer());
  expect(expired.status).toBe(401);
  expect(String(expired.body)).toContain("session_expired");
  const renewed = await api.rest("POST", "/auth/refresh", { payload: { refreshToken } });
  expect(renewed.statusCode).toBe(200);
});

const askWith = async (token: string) => (await http.get(list, { authorization: `Bearer ${token}` })).status;

test("an expired token skips the queues while its session lasts, and later counts as a visitor", async () => {
  const logInAs = async (user: TestUser) => {
    const payload = { email: user.email, password: testPassword };
    return (await api.rest("POST", "/auth/authenticate", { payload })).json().data as Tokens;
  };
  const person = await api.addUser();
  const [active, loggedOut, revoked] = [
    await logInAs(person),
    await logInAs(person),
    await logInAs(await api.addUser()),
  ];
  api.clock.pass(lifetimes.access + 1);
  await api.rest("POST", "/auth/logout", { payload: { refreshToken: loggedOut.refreshToken } });
  await api.database.query("UPDATE account SET status = 'INACTIVE' WHERE id <> $1 AND role = 'USER'", [person.id]);
  await fill(api.services.queues.queries);
  expect(await askWith(active.token)).toBe(200);
  expect(await askWith(loggedOut.token)).toBe(503);
  expect(await askWith(revoked.token)).toBe(503);
  api.clock.pass(lifetimes.refresh - lifetimes.access - 10);
  expect(await askWith(active.token)).toBe(200);
  api.clock.pass(10);
  expect(await askWith(active.token)).toBe(503);
});

test("a batch uses one database connection, and all visitors together at most three", async () => {
  const pool = connectionPool(api.database);
  let [busy, most] = [0, 0];
  const take = () => {
    busy += 1;
    most = Math.max(most, busy);
  };
  const leave = () => {
    busy -= 1;
  };
  pool.on("acquire", take).on("release", leave);
  try {
    const input = encodeURIComponent(JSON.stringify(Object.fromEntries(Array.from({ length: 10 }, (_, n) => [n, {}]))));
    const batch = (path: string) => `/api/trpc/${Array.from({ length: 10 }, () => path)}?batch=1&input=${input}`;
    const answers = await Promise.all(Array.from({ length: 6 }, () => http.get(batch("files.list"))));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
    expect(most).toBeLessThanOrEqual(3);
    const authorization = `Bearer ${await api.logIn(await api.addUser())}`;
    most = 0;
    expect((await http.get(batch("files.browse"), { authorization })).status).toBe(200);
    expect(most).toBe(1);
  } finally {
    pool.off("acquire", take).off("release", leave);
  }
});

test("queued queries are answered when those before them have finished", async () => {
  const { queues } = api.services;
  await fill(queues.queries);
  const full = queues.queries.waiting;
  await release();
  const answers = await Promise.all(Array.from({ length: full }, () => http.get(list)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(queues.queries.waiting).toBe(0);
});

test("in a password attack, logins from known browsers succeed, and from others are refused", async () => {
  const first = await logIn();
  const cookie = String(first.headers["set-cookie"]).split(";", 1)[0] ?? "";
  await fill(api.services.loginQueues.unknown);
  for (const refused of [await logIn(), await logIn("browser=invented")]) {
    expect(refused.statusCode).toBe(503);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect(refused.json().message).toBe(english.failure.unavailable);
  }
  expect((await logIn(cookie)).statusCode).toBe(200);
  await release();
  expect((await logIn()).statusCode).toBe(200);
});
