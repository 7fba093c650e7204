import { createHmac } from "node:crypto";
import { lifetimes, type Tokens } from "@visiga/contracts/auth";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { UserEntity } from "#features/users/user.entity.ts";
import { createTestApp, type TestApp, type TestUser, testPassword } from "#testing/test-app.ts";
import { SessionEntity } from "./session.entity.ts";
import { rotationGrace } from "./sessions.ts";

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const login = async (user: TestUser): Promise<Tokens> => {
  const payload = { email: user.email, password: testPassword };
  return (await api.rest("POST", "/auth/authenticate", { payload })).json().data;
};
const check = (token: unknown) => api.rest("POST", "/auth/user", { payload: { token } });
const refresh = (refreshToken: unknown) => api.rest("POST", "/auth/refresh", { payload: { refreshToken } });
const refreshed = async (refreshToken: string): Promise<Tokens> => (await refresh(refreshToken)).json().data;

describe("the access token", () => {
  test("tells who it belongs to, without any header", async () => {
    const user = await api.addUser({ role: "ADMIN" });
    const answer = await check((await login(user)).token);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      data: { id: user.id, name: "Sample User", email: user.email, role: "ADMIN", status: "ACTIVE" },
    });
  });

  test.each([[undefined], [""], [null], [7]])("%j is no token: 400", async (token) => {
    const answer = await check(token);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().issues[0]).toMatchObject({ path: "token", code: "token_required" });
  });

  test("is good for 15 minutes", async () => {
    const { token } = await login(await api.addUser());
    api.clock.pass(lifetimes.access - 1);
    expect((await check(token)).statusCode).toBe(200);
    api.clock.pass(2);
    const answer = await check(token);
    expect(answer.statusCode).toBe(401);
    expect(answer.json().code).toBe("session_expired");
  });

  test("that is forged, of another kind or garbage is refused", async () => {
    const { token } = await login(await api.addUser());
    const [head = "", body = "", signature = ""] = token.split(".");
    const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString("base64url");
    const otherKey = createHmac("sha256", "another secret").update(`${head}.${body}`).digest("base64url");
    const claims = { ...JSON.parse(Buffer.from(body, "base64url").toString()), sub: crypto.randomUUID() };
    const otherBody = Buffer.from(JSON.stringify(claims)).toString("base64url");
    const forged = [
      `${none}.${body}.`,
      `${none}.${body}.${signature}`,
      `${head}.${body}.${otherKey}`,
      `${head}.${otherBody}.${signature}`,
      `${head}.${body}`,
      "garbage",
      "a".repeat(4000),
    ];
    for (const bad of forged) {
      const answer = await check(bad);
      expect(answer.statusCode).toBe(401);
      expect(answer.json().code).toBe("unauthenticated");
      const me = await api.call("query", "auth.me", undefined, bad);
      expect(me.statusCode).toBe(401);
    }
  });

  test("is void once the user is not active, and has the user's current role", async () => {
    const user = await api.addUser({ role: "ADMIN" });
    const { token, refreshToken } = await login(user);
    expect((await api.rest("GET", "/users", { token })).statusCode).toBe(200);
    await api.database.manager.update(UserEntity, user.id, { role: "USER" });
    expect((await api.rest("GET", "/users", { token })).statusCode).toBe(403);
    await api.database.manager.update(UserEntity, user.id, { status: "INACTIVE" });
    expect((await check(token)).statusCode).toBe(401);
    expect((await api.rest("GET", "/users", { token })).statusCode).toBe(401);
    expect((await refresh(refreshToken)).statusCode).toBe(401);
  });
});

describe("the refresh token", () => {
  test("is exchanged for new tokens that work", async () => {
    const { refreshToken } = await login(await api.addUser());
    const answer = await refresh(refreshToken);
    expect(answer.statusCode).toBe(200);
    const next: Tokens = answer.json().data;
    expect(next.refreshToken).not.toBe(refreshToken);
    expect((await check(next.token)).statusCode).toBe(200);
    expect((await refresh(next.refreshToken)).statusCode).toBe(200);
  });

  test("is stored as a hash only", async () => {
    const { refreshToken } = await login(await api.addUser());
    const rows = JSON.stringify(await api.database.query("SELECT * FROM session"));
    const [, secret = ""] = refreshToken.split(".");
    expect(rows).not.toContain(secret);
    expect(rows).not.toContain(Buffer.from(secret).toString("hex"));
  });

  test("used by several tabs at once gives all of them the same successor", async () => {
    const { refreshToken } = await login(await api.addUser());
    const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(refreshToken)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
    expect(new Set(answers.map((answer) => answer.json().data.refreshToken)).size).toBe(1);
  });

  test("used again within the grace goes on, after it ends the whole session", async () => {
    const { refreshToken } = await login(await api.addUser());
    const next = await refreshed(refreshToken);
    api.clock.pass(rotationGrace / 1000);
    expect((await refresh(refreshToken)).statusCode).toBe(200);
    api.clock.pass(1);
    const answer = await refresh(refreshToken);
    expect(answer.statusCode).toBe(401);
    expect(answer.json().code).toBe("session_expired");
    expect((await refresh(next.refreshToken)).statusCode).toBe(401);
    expect((await check(next.token)).statusCode).toBe(401);
  });

  test("older than the last one ends the session, however short the time", async () => {
    const { refreshToken } = await login(await api.addUser());
    const second = await refreshed(refreshToken);
    const third = await refreshed(second.refreshToken);
    expect((await refresh(refreshToken)).statusCode).toBe(401);
    expect((await refresh(third.refreshToken)).statusCode).toBe(401);
  });

  test("ends with 30 days of rest, and another session does not mind", async () => {
    const user = await api.addUser();
    const { refreshToken } = await login(user);
    api.clock.pass(lifetimes.refresh - 1);
    const next = await refreshed(refreshToken);
    const other = await login(user);
    api.clock.pass(lifetimes.refresh - 1);
    expect((await refresh(other.refreshToken)).statusCode).toBe(200);
    api.clock.pass(2);
    expect((await refresh(next.refreshToken)).statusCode).toBe(401);
  });

  test.each([["garbage"], [`${crypto.randomUUID()}.AAAA`], ["."]])("%s is refused", async (token) => {
    expect((await refresh(token)).statusCode).toBe(401);
  });

  test.each([[undefined], [""]])("%j is no token: 400", async (token) => {
    expect((await refresh(token)).statusCode).toBe(400);
  });
});

describe("logging out", () => {
  const logout = (refreshToken: unknown) => api.rest("POST", "/auth/logout", { payload: { refreshToken } });

  test("ends the session, access token and all, and says nothing", async () => {
    const { token, refreshToken } = await login(await api.addUser());
    const answer = await logout(refreshToken);
    expect(answer.statusCode).toBe(204);
    expect(answer.body).toBe("");
    expect((await check(token)).statusCode).toBe(401);
    expect((await refresh(refreshToken)).statusCode).toBe(401);
  });

  test("works with a token that has been exchanged already, twice, and with an unknown one", async () => {
    const { refreshToken } = await login(await api.addUser());
    const next = await refreshed(refreshToken);
    expect((await logout(refreshToken)).statusCode).toBe(204);
    expect((await logout(refreshToken)).statusCode).toBe(204);
    expect((await logout("garbage")).statusCode).toBe(204);
    expect((await refresh(next.refreshToken)).statusCode).toBe(401);
  });

  test("without a token is a mistake", async () => {
    expect((await logout(undefined)).statusCode).toBe(400);
  });
});

test("sessions that are over are cleared away at the next login", async () => {
  const user = await api.addUser();
  await login(user);
  api.clock.pass(lifetimes.refresh + 1);
  await login(user);
  expect(await api.database.manager.countBy(SessionEntity, { userId: user.id })).toBe(1);
});
