import type { RegisteredUser, UserRecord } from "@visiga/contracts/users";
import { beforeEach, describe, expect, test } from "vitest";
import { testPassword } from "#testing/test-app.ts";
import { useTestApp } from "#testing/use-test-app.ts";

let token: string;
const { api } = await useTestApp();
beforeEach(async () => {
  await api.database.query("TRUNCATE account CASCADE");
  token = await api.logIn(await api.addUser({ role: "ADMIN" }));
});

const invite = async (name: string, email = `${crypto.randomUUID()}@example.org`): Promise<RegisteredUser> => {
  const payload = { name, email, phoneNumber: "+255 700 000 001" };
  return (await api.rest("POST", "/users/register", { payload, token })).json();
};
const call = (path: string, input: object) => api.call("mutation", `users.${path}`, input, token);
const bringBack = (id: string) => call("bringBack", { id });
const remove = (id: string) => call("changeStatus", { id, status: "DELETED" });
const list = async (query: string) => (await api.rest("GET", `/users?${query}`, { token })).json().data;
const names = async (query: string) => (await list(query)).data.map((user: UserRecord) => user.name).sort();

describe("a stale version", () => {
  test("a stale version is refused with the current user, and nothing is changed", async () => {
    const { id, email, version } = await invite("Sample Teacher");
    const first = await call("update", { id, email, name: "First Change", version });
    expect(first.json().result.data.version).toBe(version + 1);
    const second = await call("update", { id, email, name: "Second Change", version });
    expect(second.statusCode).toBe(409);
    expect(second.json().error.data).toMatchObject({
      code: "stale_version",
      current: { id, name: "First Change", version: version + 1 },
    });
    expect(await names("")).toContain("First Change");
  });

  test("a stale version is refused over REST too, and without a version the last write wins", async () => {
    const { id, email } = await invite("Sample Teacher");
    const put = (payload: object) => api.rest("PUT", `/users/update/${id}`, { payload: { email, ...payload }, token });
    expect((await put({ name: "First Change", version: 1 })).json().version).toBe(2);
    const stale = await put({ name: "Second Change", version: 1 });
    expect([stale.statusCode, stale.json().current.name]).toEqual([409, "First Change"]);
    expect((await put({ name: "Third Change" })).json()).toMatchObject({ name: "Third Change", version: 3 });
  });

  test("deleting and reactivating raises a user's version, a change without a difference does not", async () => {
    const { id, email } = await invite("Sample Teacher");
    expect((await call("update", { id, email, name: "Sample Teacher" })).json().result.data.version).toBe(1);
    expect((await remove(id)).json().result.data.version).toBe(2);
    expect((await bringBack(id)).json().result.data.version).toBe(3);
  });
});

describe("reactivating", () => {
  const byProcedure = async (id: string) => (await bringBack(id)).json().result.data;
  const byRest = async (id: string, email: string) => {
    const payload = { name: "Sample User", email, status: "ACTIVE" };
    return (await api.rest("PUT", `/users/update/${id}`, { payload, token })).json();
  };

  test.each([
    ["INACTIVE", "procedure", byProcedure],
    ["DELETED", "procedure", byProcedure],
    ["INACTIVE", "REST", byRest],
    ["DELETED", "REST", byRest],
  ] as const)(
    "a user who is %s by %s returns a link for a new password, and the old password is invalid",
    async (status, _, back) => {
      const { id, email } = await api.addUser({ status });
      const user = await back(id, email);
      const setPasswordUrl = expect.stringMatching(/^http:\/\/[^/]+\/set-password#[\w-]{43}$/);
      expect(user).toMatchObject({ id, status: "ACTIVE", passwordSet: false, setPasswordUrl });
      const logIn = (password: string) => api.rest("POST", "/auth/authenticate", { payload: { email, password } });
      expect((await logIn(testPassword)).statusCode).toBe(401);
      const password = "four other words together";
      const link = { token: new URL(user.setPasswordUrl).hash.slice(1), password };
      expect((await api.call("mutation", "auth.setPassword", link)).statusCode).toBe(200);
      expect((await logIn(password)).statusCode).toBe(200);
    },
  );

  test("reactivating an active user changes nothing", async () => {
    const user = await api.addUser();
    expect(await byProcedure(user.id)).toMatchObject({ status: "ACTIVE", passwordSet: true, version: 1 });
    expect(await byProcedure(user.id)).not.toHaveProperty("setPasswordUrl");
    await api.logIn(user);
  });

  test("reactivating a user is refused if another one now has the email address", async () => {
    const { id, email } = await invite("Sample Teacher");
    await remove(id);
    await invite("Sample Cook", email);
    const answer = await bringBack(id);
    expect([answer.statusCode, answer.json().error.data.code]).toEqual([409, "email_taken"]);
    expect(await names("status=DELETED")).toEqual(["Sample Teacher"]);
  });

  test("reactivating an unknown id returns 404", async () => {
    expect((await bringBack(crypto.randomUUID())).statusCode).toBe(404);
  });
});

describe("the list of users", () => {
  test("the list of users with status ALL contains all users", async () => {
    await api.addUser({ status: "INACTIVE" });
    await api.addUser({ status: "DELETED" });
    expect((await list("status=ALL")).total).toBe(3);
  });

  test("a user search matches beginnings of words in the name, the email address or the phone", async () => {
    await invite("Sample Teacher", "reading@example.org");
    await invite("Sample Cook", "kitchen@example.org");
    expect(await names("search=sample%20T")).toEqual(["Sample Teacher"]);
    expect(await names("search=KITCHEN")).toEqual(["Sample Cook"]);
    expect(await names("search=700%20000")).toEqual(["Sample Cook", "Sample Teacher"]);
    expect(await list("search=nobody")).toMatchObject({ data: [], total: 0 });
    expect(await list("search=%25")).toMatchObject({ total: 0 });
    expect((await list("search=%20")).total).toBe(3);
  });
});
