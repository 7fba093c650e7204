import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { testPassword } from "#testing/test-app.ts";
import { useTestApp } from "#testing/use-test-app.ts";

const { api } = await useTestApp({
  environment: { TRUST_PROXY: "true" },
  loginQuota: {
    accountFromAddress: { points: 3, duration: 900 },
    account: { points: 5, duration: 3600 },
    address: { points: 8, duration: 900 },
    browser: { points: 100, duration: 900 },
  },
  requestQuotas: { write: { points: 40, duration: 60 } },
});
beforeEach(() => api.database.query("TRUNCATE login_attempt"));
afterEach(() => {
  vi.useRealTimers();
});

const logIn = (email: string, password: string, address: string) =>
  api.rest("POST", "/auth/authenticate", { payload: { email, password }, headers: { "x-forwarded-for": address } });
const fail = async (email: string, address: string) => (await logIn(email, "not the right one", address)).statusCode;

/** Moves the clock of the whole process, because the limiter reads it directly. Timers stay real. */
function pass(seconds: number): void {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + seconds * 1000 });
}

describe("guessing passwords", () => {
  test("after wrong passwords from one address even the right one is refused, until a stated time", async () => {
    const { email } = await api.addUser();
    for (let round = 0; round < 3; round++) expect(await fail(email, "192.0.2.7")).toBe(401);
    const answer = await logIn(email, testPassword, "192.0.2.7");
    expect(answer.statusCode).toBe(429);
    expect(answer.json()).toEqual({ code: "rate_limited", message: expect.stringContaining("Wait") });
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(800);
    pass(901);
    expect((await logIn(email, testPassword, "192.0.2.7")).statusCode).toBe(200);
  });

  test("guessing for an unknown user is refused in the same way", async () => {
    for (let round = 0; round < 3; round++) expect(await fail("nobody@example.org", "192.0.2.7")).toBe(401);
    expect(await fail("nobody@example.org", "192.0.2.7")).toBe(429);
  });

  test("parallel guesses are counted too", async () => {
    const { email } = await api.addUser();
    const answers = await Promise.all(Array.from({ length: 6 }, () => fail(email, "192.0.2.7")));
    expect(answers.filter((status) => status === 401)).toHaveLength(3);
  });

  test("guesses from many addresses lock an account, except for addresses that its user has used", async () => {
    const { email } = await api.addUser();
    expect((await logIn(email, testPassword, "198.51.100.20")).statusCode).toBe(200);
    for (let host = 1; host <= 5; host++) expect(await fail(email, `192.0.2.${host}`)).toBe(401);
    expect(await fail(email, "192.0.2.99")).toBe(429);
    expect((await logIn(email, testPassword, "192.0.2.99")).statusCode).toBe(429);
    expect((await logIn(email, testPassword, "198.51.100.20")).statusCode).toBe(200);
    pass(3601);
    expect((await logIn(email, testPassword, "192.0.2.99")).statusCode).toBe(200);
  });

  test("guessing for many users from one address is refused, where an IPv6 network is one address", async () => {
    for (let host = 0; host < 8; host++)
      expect(await fail(`someone${host}@example.org`, `2001:db8:1:2::${host}`)).toBe(401);
    expect(await fail("another@example.org", "2001:db8:1:2:ffff::1")).toBe(429);
    expect(await fail("another@example.org", "2001:db8:1:3::1")).toBe(401);
  });

  test("failed logins no longer count after a success", async () => {
    const { email } = await api.addUser();
    for (let round = 0; round < 4; round++) {
      expect(await fail(email, "192.0.2.7")).toBe(401);
      expect((await logIn(email, testPassword, "192.0.2.7")).statusCode).toBe(200);
    }
  });

  test("guesses through procedures share the limit with those over REST", async () => {
    const { email } = await api.addUser();
    for (let round = 0; round < 3; round++)
      await api.call("mutation", "auth.login", { email, password: "not the right one" });
    const answer = await api.call("mutation", "auth.login", { email, password: testPassword });
    expect(answer.statusCode).toBe(429);
    expect(answer.json().error.data.code).toBe("rate_limited");
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(800);
  });
});

test("writes of an address are limited and reads are not", async () => {
  const write = (address: string) =>
    api.rest("POST", "/auth/user", { payload: { token: "none" }, headers: { "x-forwarded-for": address } });
  const statuses = await Promise.all(Array.from({ length: 41 }, () => write("203.0.113.5")));
  expect(statuses.filter(({ statusCode }) => statusCode === 401)).toHaveLength(40);
  const refused = await write("203.0.113.5");
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect((await write("203.0.113.6")).statusCode).toBe(401);
  const read = await api.rest("GET", "/files", { headers: { "x-forwarded-for": "203.0.113.5" } });
  expect(read.statusCode).toBe(200);
});
