import { createHmac } from "node:crypto";
import { lifetimes, type Tokens } from "@visiga/contracts/auth";
import { describe, expect, test } from "vitest";
import { UserEntity } from "#features/users/user.entity.ts";
import { type TestUser, testPassword } from "#testing/test-app.ts";
import { useTestApp } from "#testing/use-test-app.ts";
import { SessionEntity } from "./session.entity.ts";
import { rotationGrace } from "./sessions.ts";

const { api } = await useTestApp();

const login = async (user: TestUser): Promise<Tokens> => {
  const payload = { email: user.email, password: testPassword };
  return (await api.rest("POST", "/auth/authenticate", { payload })).json().data;
};
const check = (token: unknown) => api.rest("POST", "/auth/user", { payload: { token } });
const refresh = (refreshToken: unknown) => api.rest("POST", "/auth/refresh", { payload: { refreshToken } });
const refreshed = async (refreshToken: string): Promise<Tokens> => (await refresh(refreshToken)).json().data;

describe("the access token", () => {
  test("the access token identifies its user, without any header", async () => {
    const user = await api.addUser({ role: "ADMIN" });
    const answer = await check((await login(user)).token);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      data: { id: user.id, name: "Sample User", email: user.email, role: "ADMIN", status: "ACTIVE" },
    });
  });

  test.each([[undefined], [""], [null], [7]])("the access token %j is refused with status 400", async (token) => {
    const answer = await check(token);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().issues[0]).toMatchObject({ path: "token", code: "token_required" });
  });

  test("the access token is valid for 15 minutes", async () => {
    const { token } = await login(await api.addUser());
    api.clock.pass(lifetimes.access - 1);
    expect((await check(token)).statusCode).toBe(200);
    api.clock.pass(2);
    const answer = await check(token);
    expect(answer.statusCode).toBe(401);
    expect(answer.json().code).toBe("session_expired");
  });

  test("an access token that is forged, of another kind or malformed is refused", async () => {
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

  test("an access token is verified only with the server's key, even if its header names another", async () => {
    const { token } = await login(await api.addUser());
    const body = token.split(".")[1];
    const secret = "a key of the sender";
    const jwk = { kty: "oct", alg: "HS256", k: Buffer.from(secret).toString("base64url") };
    for (const key of [
      { kid: "../../../../dev/null" },
      { kid: "' UNION SELECT 'a key of the sender'" },
      { jwk },
      { jku: "http://127.0.0.1:9/keys" },
      { x5u: "http://127.0.0.1:9/certificate" },
    ]) {
      const head = Buffer.from(JSON.stringify({ alg: "HS256", typ: "JWT", ...key })).toString("base64url");
      for (const signedWith of [secret, ""]) {
        const signature = createHmac("sha256", signedWith).update(`${head}.${body}`).digest("base64url");
        expect((await check(`${head}.${body}.${signature}`)).statusCode, JSON.stringify(key)).toBe(401);
      }
    }
  });

  test("an access token is invalid once its user is inactive, and has the user's current role", async () => {
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
  test("a refresh token is exchanged for new valid tokens", async () => {
    const { refreshToken } = await login(await api.addUser());
    const answer = await refresh(refreshToken);
    expect(answer.statusCode).toBe(200);
    const next: Tokens = answer.json().data;
    expect(next.refreshToken).not.toBe(refreshToken);
    expect((await check(next.token)).statusCode).toBe(200);
    expect((await refresh(next.refreshToken)).statusCode).toBe(200);
  });

  test("a refresh token is stored only as a hash", async () => {
    const { refreshToken } = await login(await api.addUser());
    const rows = JSON.stringify(await api.database.query("SELECT * FROM session"));
    const [, secret = ""] = refreshToken.split(".");
    expect(rows).not.toContain(secret);
    expect(rows).not.toContain(Buffer.from(secret).toString("hex"));
  });

  test("several tabs that use a refresh token at once get the same successor", async () => {
    const { refreshToken } = await login(await api.addUser());
    const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(refreshToken)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
    expect(new Set(answers.map((answer) => answer.json().data.refreshToken)).size).toBe(1);
  });

  test("a refresh token works again in the grace period; after it, reuse ends the whole session", async () => {
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

  test("a refresh token older than the previous one ends the session, even within the grace period", async () => {
    const { refreshToken } = await login(await api.addUser());
    const second = await refreshed(refreshToken);
    const third = await refreshed(second.refreshToken);
    expect((await refresh(refreshToken)).statusCode).toBe(401);
    expect((await refresh(third.refreshToken)).statusCode).toBe(401);
  });

  test("a refresh token expires after 30 days without use, and other sessions stay valid", async () => {
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

  test.each([["garbage"], [`${crypto.randomUUID()}.AAAA`], ["."]])("the refresh token %s is refused", async (token) => {
    expect((await refresh(token)).statusCode).toBe(401);
  });

  test.each([[undefined], [""]])("the refresh token %j is refused with status 400", async (token) => {
    expect((await refresh(token)).statusCode).toBe(400);
  });
});

describe("logging out", () => {
  const logout = (refreshToken: unknown) => api.rest("POST", "/auth/logout", { payload: { refreshToken } });

  test("logging out ends the session including its access token, and returns no body", async () => {
    const { token, refreshToken } = await login(await api.addUser());
    const answer = await logout(refreshToken);
    expect(answer.statusCode).toBe(204);
    expect(answer.body).toBe("");
    expect((await check(token)).statusCode).toBe(401);
    expect((await refresh(refreshToken)).statusCode).toBe(401);
  });

  test("logging out works with a replaced token, repeatedly, and with an unknown token", async () => {
    const { refreshToken } = await login(await api.addUser());
    const next = await refreshed(refreshToken);
    expect((await logout(refreshToken)).statusCode).toBe(204);
    expect((await logout(refreshToken)).statusCode).toBe(204);
    expect((await logout("garbage")).statusCode).toBe(204);
    expect((await refresh(next.refreshToken)).statusCode).toBe(401);
  });

  test("logging out is refused without a token", async () => {
    expect((await logout(undefined)).statusCode).toBe(400);
  });
});

test("ended sessions are deleted at the next login", async () => {
  const user = await api.addUser();
  await login(user);
  api.clock.pass(lifetimes.refresh + 1);
  await login(user);
  expect(await api.database.manager.countBy(SessionEntity, { userId: user.id })).toBe(1);
});
