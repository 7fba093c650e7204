import { describe, expect, test } from "vitest";
import { UserEntity } from "#features/users/user.entity.ts";
import { hashPassword } from "#platform/security/passwords.ts";
import { testPassword } from "#testing/test-app.ts";
import { useTestApp } from "#testing/use-test-app.ts";

const quota = { points: 10_000, duration: 60 };
const loginQuota = { account: quota, address: quota, accountFromAddress: quota, browser: quota };
const { api } = await useTestApp({ loginQuota });

const logIn = (payload: object) => api.rest("POST", "/auth/authenticate", { payload });

test("the right password returns both tokens in data", async () => {
  const { email } = await api.addUser();
  const answer = await logIn({ email, password: testPassword });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ data: { token: expect.any(String), refreshToken: expect.any(String) } });
  expect(answer.headers["cache-control"]).toBe("no-store");
});

test("the email address is compared without case and surrounding blanks", async () => {
  const { email } = await api.addUser();
  expect((await logIn({ email: `  ${email.toUpperCase()} `, password: testPassword })).statusCode).toBe(200);
});

test("undocumented fields are ignored", async () => {
  const { email } = await api.addUser();
  const answer = await logIn({ email, password: testPassword, role: "ADMIN", id: crypto.randomUUID() });
  const { token } = answer.json().data;
  expect((await api.rest("POST", "/auth/user", { payload: { token } })).json().data.role).toBe("USER");
});

describe("a wrong password, an unknown address and users who are not active", () => {
  const refused = async (email: string, password = testPassword) => {
    const started = process.cpuUsage();
    const answer = await logIn({ email, password });
    const { user, system } = process.cpuUsage(started);
    // CPU time of all threads, because wall-clock time includes other load on the machine.
    return { status: answer.statusCode, body: answer.json(), time: user + system };
  };

  test("a wrong password, an unknown address and users who are not active get the same response", async () => {
    const answers = await Promise.all([
      refused((await api.addUser()).email, "not the right one"),
      refused("nobody@example.org"),
      refused((await api.addUser({ status: "INACTIVE" })).email),
      refused((await api.addUser({ status: "DELETED" })).email),
    ]);
    for (const { status, body } of answers) {
      expect(status).toBe(401);
      expect(body).toEqual({ code: "login_failed", message: expect.stringContaining("do not match") });
    }
  });

  test("a wrong password, an unknown address and users who are not active take a similar time", async () => {
    const { id, email } = await api.addUser();
    const passwordHash = await hashPassword(testPassword);
    await api.database.manager.update(UserEntity, id, { passwordHash });
    const [known, unknown]: [number[], number[]] = [[], []];
    for (let round = 0; round < 10; round++) {
      known.push((await refused(email, "not the right one")).time);
      unknown.push((await refused("nobody@example.org")).time);
    }
    // The minimum of each, because other work of the process only adds time.
    const ratio = Math.min(...unknown) / Math.min(...known);
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  });
});

test.each([
  [{}, "Email is required", ["email", "password"]],
  [{ email: " ", password: "x" }, "Email is required", ["email"]],
  [{ email: "not an address", password: "x" }, "This is not an email address", ["email"]],
  [{ email: "someone@example.org" }, "Password is required", ["password"]],
  [{ email: "someone@example.org", password: "" }, "Password is required", ["password"]],
  [{ email: "someone@example.org", password: 12345678 }, "Password is required", ["password"]],
])("the login %j is refused with a message for each field", async (payload, message, paths) => {
  const answer = await logIn(payload);
  expect(answer.statusCode).toBe(400);
  const body = answer.json();
  expect(body.code).toBe("validation_failed");
  expect(body.message).toContain(message);
  expect(body.message).toBe(body.issues[0].message);
  expect(body.issues.map((issue: { path: string }) => issue.path)).toEqual(paths);
});

test("a login without a body is refused with an issue for each field", async () => {
  const answer = await api.rest("POST", "/auth/authenticate");
  expect(answer.statusCode).toBe(400);
  expect(answer.json().issues).toHaveLength(2);
});

test.each([
  ["malformed JSON", "application/json", '{"email": ', 400, "malformed_request"],
  ["JSON that sets __proto__", "application/json", '{"__proto__": {}}', 400, "malformed_request"],
  ["a form", "application/x-www-form-urlencoded", "email=a", 415, "unsupported_media_type"],
  ["plain text", "text/plain", "hello", 415, "unsupported_media_type"],
  [
    "two megabytes of JSON",
    "application/json",
    JSON.stringify({ email: "a".repeat(2_000_000) }),
    413,
    "request_too_large",
  ],
])("a login with %s as its body is refused", async (_, type, payload, status, code) => {
  const answer = await api.rest("POST", "/auth/authenticate", { headers: { "content-type": type }, payload });
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toEqual({ code, message: expect.any(String) });
});

test("login procedures work too, and their errors have a code and no stack", async () => {
  const { email } = await api.addUser();
  const good = await api.call("mutation", "auth.login", { email, password: testPassword });
  expect(good.json().result.data).toEqual({ token: expect.any(String), refreshToken: expect.any(String) });

  const wrong = await api.call("mutation", "auth.login", { email, password: "not the right one" });
  expect(wrong.statusCode).toBe(401);
  expect(wrong.json().error.data).toEqual({ code: "login_failed", httpStatus: 401, path: "auth.login" });

  const blank = await api.call("mutation", "auth.login", { email: "", password: "x" });
  expect(blank.statusCode).toBe(400);
  expect(blank.json().error).toMatchObject({
    message: "Email is required",
    data: { code: "validation_failed", issues: [{ path: "email", code: "email_required" }] },
  });
  expect(blank.body).not.toContain("stack");
});
