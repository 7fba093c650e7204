import { setImmediate } from "node:timers/promises";
import { connectionPool } from "@visiga/system/database/connection";
import { beforeEach, describe, expect, test } from "vitest";
import { createTestApp, testPassword } from "#testing/test-app.ts";
import { useTestApp } from "#testing/use-test-app.ts";
import { browserPause } from "./login-limits.ts";

const lines: string[] = [];
const { api } = await useTestApp({
  tellOperator: (line) => void lines.push(line),
  loginQuota: {
    accountFromAddress: { points: 3, duration: 900 },
    account: { points: 12, duration: 3600 },
    address: { points: 6, duration: 900 },
    browser: { points: 100, duration: 900 },
  },
  requestQuotas: { write: { points: 40, duration: 60 }, session: { points: 40, duration: 60 } },
});
beforeEach(() => api.database.query("TRUNCATE login_attempt"));

const wrong = "not the right one";

interface Login {
  readonly cookie?: string;
  readonly address?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const logIn = (email: string, password: string, { cookie, address = "192.0.2.1", headers }: Login = {}) =>
  api.rest("POST", "/auth/authenticate", {
    payload: { email, password },
    remoteAddress: address,
    headers: { ...(cookie && { cookie }), ...headers },
  });

/** The cookie that a login sets, as a request header value. */
async function knownBrowser(email: string, login: Login = {}): Promise<string> {
  const answer = await logIn(email, testPassword, login);
  expect(answer.statusCode).toBe(200);
  return String(answer.headers["set-cookie"]).split(";")[0] ?? "";
}

test.each(["", "browser=invented"])(
  "users find a connection to the database while a crowd logs in at once with the cookie %j",
  async (cookie) => {
    const crowd = Array.from({ length: 200 }, (_, index) =>
      logIn(`nobody-${index}@example.org`, wrong, { cookie, address: `198.51.100.${index}` }),
    );
    let waiting = 0;
    let running = true;
    const ended = Promise.all(crowd).finally(() => {
      running = false;
    });
    while (running) {
      waiting = Math.max(waiting, connectionPool(api.database).waitingCount);
      await setImmediate();
    }
    const statuses = (await ended).map(({ statusCode }) => statusCode);
    expect(new Set(statuses)).toEqual(new Set([401, 503]));
    expect(waiting).toBe(0);
  },
);

describe("a browser that its user has logged in with", () => {
  test("a known browser is not refused after others have guessed passwords at its address", async () => {
    const { email } = await api.addUser();
    const cookie = await knownBrowser(email);
    for (let round = 0; round < 3; round++) expect((await logIn(email, wrong)).statusCode).toBe(401);
    expect((await logIn(email, testPassword)).statusCode).toBe(429);
    expect((await logIn(email, testPassword, { cookie })).statusCode).toBe(200);
  });

  test("after own failures a known browser is slowed, never refused, and fast after a success", async () => {
    const { email } = await api.addUser();
    const cookie = await knownBrowser(email);
    const timed = async (password: string) => {
      const startedAt = performance.now();
      const { statusCode } = await logIn(email, password, { cookie });
      return { statusCode, milliseconds: performance.now() - startedAt };
    };
    for (let round = 0; round < 6; round++) expect((await timed(wrong)).statusCode).toBe(401);
    const slowed = await timed(testPassword);
    expect(slowed.statusCode).toBe(200);
    expect(slowed.milliseconds).toBeGreaterThanOrEqual(browserPause(7));
    for (let round = 0; round < 6; round++) expect((await timed(wrong)).statusCode).toBe(401);
    expect([0, 5, 6, 7, 11, 100].map(browserPause)).toEqual([0, 0, 250, 500, 8000, 8000]);
  });

  test("a browser is also recognised through procedures and after a password was set by a link", async () => {
    const { email } = await api.addUser();
    const answer = await api.call("mutation", "auth.login", { email, password: testPassword });
    const cookie = String(answer.headers["set-cookie"]).split(";")[0] ?? "";
    for (let round = 0; round < 3; round++) await logIn(email, wrong);
    expect((await logIn(email, testPassword, { cookie })).statusCode).toBe(200);
  });

  test("a browser is known by an HttpOnly, SameSite cookie, which is Secure if the site uses https", async () => {
    const { email } = await api.addUser();
    const set = String((await logIn(email, testPassword)).headers["set-cookie"]);
    for (const part of ["browser=", "HttpOnly", "SameSite=Strict", "Path=/api", "Max-Age=15552000"])
      expect(set).toContain(part);
    expect(set).not.toContain("Secure");
    const other = await createTestApp({ environment: { PUBLIC_URL: "https://school.example" } });
    const { email: address } = await other.addUser();
    const secure = await other.rest("POST", "/auth/authenticate", {
      payload: { email: address, password: testPassword },
    });
    expect(String(secure.headers["set-cookie"])).toContain("Secure");
    await other.close();
  });

  test("a browser's cookie is valid for its own users only, unaltered, for 180 days", async () => {
    const [first, second] = [await api.addUser(), await api.addUser()];
    const ofFirst = await knownBrowser(first.email, { address: "198.51.100.7" });
    const both = await knownBrowser(second.email, { address: "198.51.100.7", cookie: ofFirst });
    for (const { email } of [first, second])
      for (let round = 0; round < 3; round++) expect((await logIn(email, wrong)).statusCode).toBe(401);
    await api.database.query("DELETE FROM login_attempt WHERE key LIKE 'address:%'");
    const forged = `${ofFirst.slice(0, -2)}xx`;
    expect((await logIn(second.email, testPassword, { cookie: ofFirst })).statusCode).toBe(429);
    expect((await logIn(first.email, testPassword, { cookie: forged })).statusCode).toBe(429);
    for (const { email } of [first, second])
      expect((await logIn(email, testPassword, { cookie: both })).statusCode).toBe(200);
    api.clock.pass(182 * 24 * 3600);
    for (let round = 0; round < 3; round++) await logIn(first.email, wrong);
    expect((await logIn(first.email, testPassword, { cookie: both })).statusCode).toBe(429);
  });
});

test("sessions can be refreshed and ended from an address whose write limit is used up", async () => {
  const { email } = await api.addUser();
  const { data } = (await logIn(email, testPassword, { address: "203.0.113.9" })).json();
  const write = () => api.rest("POST", "/auth/user", { payload: { token: "none" }, remoteAddress: "203.0.113.9" });
  const statuses = await Promise.all(Array.from({ length: 60 }, write));
  expect(statuses.some(({ statusCode }) => statusCode === 429)).toBe(true);
  const send = (url: string, refreshToken: string) =>
    api.rest("POST", url, { payload: { refreshToken }, remoteAddress: "203.0.113.9" });
  const refreshed = await send("/auth/refresh", data.refreshToken);
  expect(refreshed.statusCode).toBe(200);
  expect((await send("/auth/logout", refreshed.json().data.refreshToken)).statusCode).toBe(204);
  const many = await Promise.all(Array.from({ length: 60 }, () => send("/auth/refresh", "none")));
  const refused = many.find(({ statusCode }) => statusCode === 429);
  expect(Number(refused?.headers["retry-after"])).toBeGreaterThan(0);
});

test("addresses of one IPv6 network share one limit", async () => {
  const write = (host: number) =>
    api.rest("POST", "/auth/user", { payload: { token: "none" }, remoteAddress: `2001:db8:5::${host}` });
  const answers = await Promise.all(Array.from({ length: 41 }, (_, host) => write(host)));
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
});

describe("behind an untrusted proxy on this machine", () => {
  const through = (client: string) => ({ address: "127.0.0.1", headers: { "x-forwarded-for": client } });

  test("no client behind an untrusted proxy is refused because of other clients", async () => {
    const { email } = await api.addUser();
    const { data } = (await logIn(email, testPassword, through("192.0.2.50"))).json();
    const strangers = Array.from({ length: 100 }, (_, host) =>
      api.rest("POST", "/auth/user", { payload: { token: "x" }, headers: through(`192.0.2.${host}`).headers }),
    );
    expect((await Promise.all(strangers)).filter(({ statusCode }) => statusCode === 429)).toEqual([]);
    for (let user = 0; user < 8; user++)
      expect((await logIn(`someone${user}@example.org`, wrong, through("192.0.2.51"))).statusCode).toBe(401);
    for (let round = 0; round < 10; round++)
      expect((await logIn(email, wrong, through("192.0.2.52"))).statusCode).toBe(401);
    expect((await logIn(email, testPassword, through("192.0.2.50"))).statusCode).toBe(200);
    const refresh = { payload: { refreshToken: data.refreshToken }, headers: through("192.0.2.50").headers };
    expect((await api.rest("POST", "/auth/refresh", refresh)).statusCode).toBe(200);
  });

  test("the limit of an account applies behind an untrusted proxy too", async () => {
    const { email } = await api.addUser();
    for (let round = 0; round < 12; round++)
      expect((await logIn(email, wrong, through(`192.0.2.${round}`))).statusCode).toBe(401);
    expect((await logIn(email, wrong, through("192.0.2.99"))).statusCode).toBe(429);
  });

  test("an untrusted proxy is reported once, with advice, and a trusted proxy is not reported", async () => {
    expect(lines.filter((line) => line.includes("TRUST_PROXY=127.0.0.1"))).toHaveLength(1);
    expect(api.services.forwarded.untrusted).toEqual(["127.0.0.1"]);
    const reported: string[] = [];
    const other = await createTestApp({
      environment: { TRUST_PROXY: "loopback" },
      tellOperator: (line) => void reported.push(line),
    });
    await other.app.inject({ url: "/healthz", headers: { "x-forwarded-for": "192.0.2.1" } });
    expect([reported, other.services.forwarded.untrusted]).toEqual([[], []]);
    for (const host of [1, 2, 3, 4, 5])
      await other.app.inject({
        url: "/healthz",
        remoteAddress: `203.0.113.${host}`,
        headers: { "x-forwarded-for": "x" },
      });
    expect(reported).toHaveLength(3);
    await other.close();
  });

  test("a proxy on another machine is limited by its own address", async () => {
    const write = () =>
      api.rest("POST", "/auth/user", {
        payload: { token: "none" },
        remoteAddress: "203.0.113.77",
        headers: { "x-forwarded-for": `192.0.2.${Math.ceil(Math.random() * 200)}` },
      });
    const answers = await Promise.all(Array.from({ length: 41 }, write));
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
  });
});
