import { lifetimes, type Tokens } from "@visiga/contracts/auth";
import type { RegisteredUser } from "@visiga/contracts/users";
import { describe, expect, test } from "vitest";
import { testPassword } from "#testing/test-app.ts";
import { useTestApp } from "#testing/use-test-app.ts";

const { api } = await useTestApp();

const chosen = "quite another four words";
const logIn = (email: string, password: string) =>
  api.rest("POST", "/auth/authenticate", { payload: { email, password } });
const setPassword = (token: unknown, password: unknown) =>
  api.rest("POST", "/auth/password", { payload: { token, password } });
const works = async ({ token }: Tokens) => (await api.call("query", "auth.me", undefined, token)).statusCode === 200;

/** Logs in anew, because some tests advance the clock by days. */
const administrator = async () => api.logIn(await api.addUser({ role: "ADMIN" }));

async function invite(token?: string) {
  const payload = {
    name: "Sample Teacher",
    email: `${crypto.randomUUID()}@example.org`,
    phoneNumber: "+255 700 000 001",
  };
  const options = { payload, token: token ?? (await administrator()), headers: { host: "school.example" } };
  const record: RegisteredUser = (await api.rest("POST", "/users/register", options)).json();
  return { ...record, link: new URL(record.setPasswordUrl).hash.slice(1) };
}

describe("a one-time link", () => {
  test("a one-time link has the requested host, sets the password and logs in", async () => {
    const { email, link, setPasswordUrl } = await invite();
    expect(setPasswordUrl).toBe(`http://school.example/set-password#${link}`);
    expect((await logIn(email, chosen)).statusCode).toBe(401);
    const answer = await setPassword(link, chosen);
    expect(answer.statusCode).toBe(200);
    expect(await works(answer.json().data)).toBe(true);
    expect((await logIn(email, chosen)).statusCode).toBe(200);
  });

  test("a one-time link works once, even with concurrent uses", async () => {
    const { link } = await invite();
    const answers = await Promise.all([1, 2, 3].map((number) => setPassword(link, `${chosen} ${number}`)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400]);
    const again = await setPassword(link, chosen);
    expect(again.statusCode).toBe(400);
    expect(again.json().issues).toEqual([expect.objectContaining({ path: "token", code: "link_invalid" })]);
  });

  test("a one-time link is valid for 7 days", async () => {
    const { link } = await invite();
    api.clock.pass(lifetimes.passwordLink + 1);
    expect((await setPassword(link, chosen)).json().issues[0].code).toBe("link_invalid");
  });

  test("a one-time link is replaced by a later one, and is invalid for a deleted user", async () => {
    const token = await administrator();
    const { id, link } = await invite(token);
    const answer = await api.call("mutation", "users.createPasswordLink", { id }, token);
    const later = new URL(answer.json().result.data.setPasswordUrl).hash.slice(1);
    expect((await setPassword(link, chosen)).statusCode).toBe(400);
    await api.rest("POST", `/users/status?id=${id}&status=DELETED`, { token });
    expect((await setPassword(later, chosen)).statusCode).toBe(400);
  });

  test.each([
    ["", "token_required"],
    [undefined, "token_required"],
    ["made up", "link_invalid"],
  ])("%j is not a valid link", async (token, code) => {
    expect((await setPassword(token, chosen)).json().issues[0]).toMatchObject({ path: "token", code });
  });

  test("a one-time link can be checked for owner and expiry without using it up, until it is used", async () => {
    const check = (token: string) => api.call("mutation", "auth.checkLink", { token });
    const { link } = await invite();
    const until = new Date(api.clock.now().getTime() + lifetimes.passwordLink * 1000).toISOString();
    for (const answer of [await check(link), await check(link)]) {
      expect(answer.json().result.data).toEqual({ name: "Sample Teacher", until });
    }
    expect((await setPassword(link, chosen)).statusCode).toBe(200);
    for (const dead of [link, "made up"]) {
      const refused = await check(dead);
      expect(refused.statusCode).toBe(400);
      expect(refused.json().error.data.issues).toEqual([
        expect.objectContaining({ path: "token", code: "link_invalid" }),
      ]);
    }
  });

  test("a one-time link has 256 random bits and is stored only as a hash", async () => {
    const { link } = await invite();
    expect(Buffer.from(link, "base64url")).toHaveLength(32);
    expect((await invite()).link).not.toBe(link);
    expect(JSON.stringify(await api.database.query("SELECT * FROM password_link"))).not.toContain(link);
  });
});

test.each([
  ["", "password_required"],
  ["seven c", "password_too_short"],
  ["x".repeat(129), "password_too_long"],
  ["Password123", "password_common"],
  ["QWERTYUIOP1!", "password_common"],
  ["aaaaaaaaaaaa", "password_common"],
  ["Sample Teacher", "password_common"],
])("the password %j is refused and the link stays valid", async (password, code) => {
  const { link } = await invite();
  const answer = await setPassword(link, password);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().issues[0]).toMatchObject({ path: "password", code });
  expect((await setPassword(link, "a1".repeat(64))).statusCode).toBe(200);
});

test.each([
  "neno la siri ñ ü ç",
  "سيمينار فيسيغا ٢٠٢٦",
  "神学校ヴィシガのことば",
  "🐄🌽⛪🎺🐄🌽⛪🎺",
  "  spaces at both ends  ",
  `quotes ' " \` and \\ < > & %00`,
])("the password %j is accepted exactly as written and logs in", async (password) => {
  const { email, link } = await invite();
  expect((await setPassword(link, password)).statusCode).toBe(200);
  expect((await logIn(email, password)).statusCode).toBe(200);
  expect((await logIn(email, password.slice(0, -1))).statusCode).toBe(401);
  expect((await logIn(email, password.trim())).statusCode).toBe(password === password.trim() ? 200 : 401);
});

test("changing the own password requires the current one and ends the other sessions", async () => {
  const user = await api.addUser();
  const login = async (): Promise<Tokens> => (await logIn(user.email, testPassword)).json().data;
  const [here, elsewhere] = [await login(), await login()];
  const change = (current: string, password: string) =>
    api.call("mutation", "auth.changePassword", { current, password }, here.token);

  const wrong = await change("not the present one", chosen);
  expect(wrong.statusCode).toBe(400);
  expect(wrong.json().error.data.issues[0]).toMatchObject({ path: "current", code: "password_wrong" });
  expect((await change(testPassword, "password1")).json().error.data.issues[0].code).toBe("password_common");
  expect(await works(elsewhere)).toBe(true);

  const answer = await change(testPassword, chosen);
  expect(answer.statusCode).toBe(200);
  expect(await works(answer.json().result.data)).toBe(true);
  expect(await works(here)).toBe(false);
  expect(await works(elsewhere)).toBe(false);
  expect((await logIn(user.email, testPassword)).statusCode).toBe(401);
  expect((await logIn(user.email, chosen)).statusCode).toBe(200);
});

test("logging out everywhere also ends this session", async () => {
  const user = await api.addUser();
  const login = async (): Promise<Tokens> => (await logIn(user.email, testPassword)).json().data;
  const [here, elsewhere] = [await login(), await login()];
  const answer = await api.call("mutation", "auth.endSessions", undefined, here.token);
  expect(answer.statusCode).toBe(200);
  expect([await works(here), await works(elsewhere)]).toEqual([false, false]);
  const refreshed = await api.rest("POST", "/auth/refresh", { payload: { refreshToken: elsewhere.refreshToken } });
  expect(refreshed.statusCode).toBe(401);
});
