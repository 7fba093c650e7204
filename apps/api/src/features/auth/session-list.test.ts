import { lifetimes, type SessionRecord, type Tokens } from "@visiga/contracts/auth";
import { expect, test } from "vitest";
import { type TestUser, testPassword } from "#testing/test-app.ts";
import { useTestApp } from "#testing/use-test-app.ts";

const { api } = await useTestApp();

const phone =
  "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36";

async function login({ email }: TestUser, userAgent = ""): Promise<Tokens> {
  const payload = { email, password: testPassword };
  return (await api.rest("POST", "/auth/authenticate", { payload, headers: { "user-agent": userAgent } })).json().data;
}
const refresh = (refreshToken: string) => api.rest("POST", "/auth/refresh", { payload: { refreshToken } });
const sessions = async (token: string, input: object = {}): Promise<SessionRecord[]> =>
  (await api.call("query", "auth.sessions", input, token)).json().result.data;
const end = (token: string, id: unknown) => api.call("mutation", "auth.endSession", { id }, token);
const status = async (token: string) => (await api.call("query", "auth.me", undefined, token)).statusCode;

test("a session ends after 90 days, even if it is used", async () => {
  let { refreshToken } = await login(await api.addUser());
  const step = 20 * 24 * 3600;
  for (let elapsed = 0; elapsed + step < lifetimes.session; elapsed += step) {
    api.clock.pass(step);
    const answer = await refresh(refreshToken);
    expect(answer.statusCode).toBe(200);
    refreshToken = answer.json().data.refreshToken;
  }
  api.clock.pass(lifetimes.session % step);
  expect((await refresh(refreshToken)).statusCode).toBe(401);
});

test("a user's own sessions are listed, most recently used first, and each can be ended", async () => {
  const user = await api.addUser();
  const first = await login(user, phone);
  api.clock.pass(60);
  const second = await login(user);
  const now = api.clock.now().getTime();
  const list = await sessions(second.token);
  expect(list).toEqual([
    expect.objectContaining({ device: "", current: true, startedAt: new Date(now).toISOString() }),
    {
      id: expect.any(String),
      device: "Chrome, Android",
      current: false,
      startedAt: new Date(now - 60_000).toISOString(),
      usedAt: new Date(now - 60_000).toISOString(),
      endsAt: new Date(now - 60_000 + lifetimes.refresh * 1000).toISOString(),
    },
  ]);

  expect((await end(second.token, list[1]?.id)).statusCode).toBe(200);
  expect(await status(first.token)).toBe(401);
  expect((await refresh(first.refreshToken)).statusCode).toBe(401);
  expect(await status(second.token)).toBe(200);
  expect(await sessions(second.token)).toHaveLength(1);
  expect((await end(second.token, list[1]?.id)).statusCode).toBe(404);
});

test("only administrators list or end the sessions of other users", async () => {
  const [owner, otherUser, admin] = [await api.addUser(), await api.addUser(), await api.addUser({ role: "ADMIN" })];
  const theirs = await login(owner);
  const id = (await sessions(theirs.token))[0]?.id;
  const otherToken = (await login(otherUser)).token;
  expect((await api.call("query", "auth.sessions", { userId: owner.id }, otherToken)).statusCode).toBe(403);
  expect((await end(otherToken, id)).statusCode).toBe(404);
  expect((await end(otherToken, crypto.randomUUID())).statusCode).toBe(404);
  expect(await status(theirs.token)).toBe(200);

  const { token } = await login(admin);
  expect(await sessions(token, { userId: owner.id })).toMatchObject([{ id, current: false }]);
  expect((await api.call("query", "auth.sessions", { userId: crypto.randomUUID() }, token)).statusCode).toBe(404);
  expect((await end(token, id)).statusCode).toBe(200);
  expect(await status(theirs.token)).toBe(401);
});

test("changes that grant access require a recently confirmed password", async () => {
  const admin = await api.addUser({ role: "ADMIN" });
  const other = await api.addUser();
  const [inactive, paused, deleted, gone] = [
    await api.addUser({ status: "INACTIVE" }),
    await api.addUser({ status: "INACTIVE" }),
    await api.addUser({ status: "DELETED", role: "ADMIN" }),
    await api.addUser({ status: "DELETED" }),
  ];
  const { refreshToken } = await login(admin);
  api.clock.pass(lifetimes.passwordGiven + 1);
  const { token } = (await refresh(refreshToken)).json().data;

  const person = { name: "A New User", email: "new@example.org", phoneNumber: "+255 700 000 001" };
  const changes = () => ({
    register: api.rest("POST", "/users/register", { token, payload: person }),
    link: api.call("mutation", "users.createPasswordLink", { id: other.id }, token),
    email: api.rest("PUT", `/users/update/${other.id}`, {
      token,
      payload: { name: "Other", email: "other@example.org" },
    }),
    role: api.call("mutation", "users.update", { ...other, name: "Other", role: "ADMIN" }, token),
    deleted: api.call("mutation", "users.bringBack", { id: deleted.id }, token),
    inactive: api.call("mutation", "users.bringBack", { id: inactive.id }, token),
    activated: api.rest("PUT", `/users/update/${paused.id}`, {
      token,
      payload: { name: "Other", email: paused.email, status: "ACTIVE" },
    }),
    undeleted: api.call("mutation", "users.update", { ...gone, name: "Other", status: "INACTIVE" }, token),
  });
  for (const [what, answer] of Object.entries(changes())) {
    const { statusCode, body } = await answer;
    expect(statusCode, what).toBe(403);
    expect(body, what).toContain("password_needed");
  }
  // Changes that grant no access need no recent password.
  const renamed = { name: "Renamed", email: other.email };
  expect((await api.rest("PUT", `/users/update/${other.id}`, { token, payload: renamed })).statusCode).toBe(200);

  const confirm = (password: string) => api.call("mutation", "auth.confirmPassword", { password }, token);
  expect((await confirm("not my password")).json().error.data.issues).toMatchObject([
    { path: "password", code: "password_wrong" },
  ]);
  expect((await confirm(testPassword)).statusCode).toBe(200);
  for (const [what, answer] of Object.entries(changes())) expect((await answer).statusCode, what).toBeLessThan(300);
});
