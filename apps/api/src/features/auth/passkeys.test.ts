import { lifetimes } from "@visiga/contracts/auth";
import { passkeyLimits } from "@visiga/contracts/passkey-limits";
import type { SecurityLogPage } from "@visiga/contracts/security-log";
import { beforeEach, describe, expect, test } from "vitest";
import { UserEntity } from "#features/users/user.entity.ts";
import { addPasskey, codeOf, dataOf, logInWith, startRegistration } from "#testing/passkey-client.ts";
import { SoftwareAuthenticator } from "#testing/software-authenticator.ts";
import { createTestApp, type TestUser, testPassword } from "#testing/test-app.ts";
import { useTestApp } from "#testing/use-test-app.ts";

let user: TestUser;
let token: string;
const { api } = await useTestApp();
beforeEach(async () => {
  await api.database.query("TRUNCATE login_attempt, security_event, used_challenge");
  user = await api.addUser();
  token = await api.logIn(user);
});

const authenticate = (email: string, password = testPassword) =>
  api.rest("POST", "/auth/authenticate", { payload: { email, password } });
const works = async (own: string) => (await api.call("query", "auth.me", undefined, own)).statusCode === 200;
const tokenOf = (answer: Parameters<typeof dataOf>[0]) => dataOf<{ token: string }>(answer).token;

async function log(): Promise<(string | null)[][]> {
  const admin = await api.logIn(await api.addUser({ role: "ADMIN" }));
  const page = dataOf<SecurityLogPage>(await api.call("query", "activity.security", {}, admin));
  return page.items
    .filter(({ kind }) => kind.startsWith("passkey"))
    .map(({ kind, detail }) => [kind, detail])
    .reverse();
}

describe("a passkey", () => {
  test("a passkey logs its user in without email and password, and its last use is listed", async () => {
    const { device, record } = await addPasskey(api, token, "Sample phone");
    expect(record).toEqual({
      id: record.id,
      name: "Sample phone",
      addedAt: api.clock.now().toISOString(),
      usedAt: null,
    });
    api.clock.pass(60);
    const answer = await logInWith(api, device);
    expect(answer.statusCode).toBe(200);
    expect(String(answer.headers["set-cookie"])).toContain("browser=");
    const me = await api.call("query", "auth.me", undefined, tokenOf(answer));
    expect(dataOf(me)).toMatchObject({ id: user.id });
    const usedAt = api.clock.now().toISOString();
    expect(dataOf(await api.call("query", "passkeys.mine", undefined, tokenOf(answer)))).toEqual({
      passkeys: [{ ...record, usedAt }],
      address: "http://localhost",
      requiredFrom: null,
    });
    expect(await log()).toEqual([
      ["passkeyRegistered", "Sample phone"],
      ["passkeyUsed", "Sample phone"],
    ]);
  });

  test("where a passkey is asked for, the right password gets 401 with its own code and no token", async () => {
    await addPasskey(api, token);
    const answer = await authenticate(user.email);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({ code: "passkey_required", message: expect.stringContaining("passkey") });
    expect(answer.headers["set-cookie"]).toBeUndefined();
    expect((await api.call("mutation", "auth.login", { email: user.email, password: testPassword })).body).toContain(
      "passkey_required",
    );
    expect(await works(token)).toBe(true);
    expect(await log()).toEqual([
      ["passkeyRegistered", "Sample phone"],
      ["passkeyAsked", null],
    ]);
  });

  test("a passkey changes nothing in the answer to a wrong password, or for other accounts", async () => {
    await addPasskey(api, token);
    const [wrong, unknown] = [await authenticate(user.email, "not it"), await authenticate("nobody@example.org", "x")];
    expect([wrong.statusCode, wrong.body]).toEqual([unknown.statusCode, unknown.body]);
    expect(wrong.json().code).toBe("login_failed");
    expect((await authenticate((await api.addUser()).email)).statusCode).toBe(200);
  });

  test("a passkey is refused without a recent password, twice, without a name, or as the eleventh", async () => {
    const options = await startRegistration(api, token);
    expect(options.user.id).not.toContain(Buffer.from(user.email).toString("base64url"));
    const device = new SoftwareAuthenticator();
    const response = device.register(options);
    const register = (name: string) => api.call("mutation", "passkeys.register", { name, response }, token);
    expect((await register(" ")).json().error.data.issues).toMatchObject([{ path: "name", code: "name_required" }]);
    expect((await register("One")).statusCode).toBe(200);
    expect(codeOf(await register("One"))).toBe("passkey_invalid");
    const same = device.register(await startRegistration(api, token));
    expect(codeOf(await api.call("mutation", "passkeys.register", { name: "Two", response: same }, token))).toBe(
      "passkey_invalid",
    );
    for (let count = 1; count < passkeyLimits.count; count++) await addPasskey(api, token);
    const start = () => api.call("mutation", "passkeys.startRegistration", undefined, token);
    expect(codeOf(await start())).toBe("passkey_limit");
    api.clock.pass(lifetimes.passwordGiven + 1);
    expect(codeOf(await start())).toBe("password_needed");
  });

  test("a passkey of another user cannot be added, listed or removed", async () => {
    const { record } = await addPasskey(api, token);
    const other = await api.logIn(await api.addUser());
    const options = await startRegistration(api, token);
    const response = new SoftwareAuthenticator().register(options);
    expect(codeOf(await api.call("mutation", "passkeys.register", { name: "One", response }, other))).toBe(
      "passkey_invalid",
    );
    expect((await api.call("mutation", "passkeys.remove", { id: record.id }, other)).statusCode).toBe(404);
    expect((await api.call("query", "passkeys.ofUser", { userId: user.id }, other)).statusCode).toBe(403);
    const admin = await api.logIn(await api.addUser({ role: "ADMIN" }));
    expect(dataOf(await api.call("query", "passkeys.ofUser", { userId: user.id }, admin))).toEqual([record]);
  });

  test("a removed passkey is refused, and the password alone logs in again", async () => {
    const { device, record } = await addPasskey(api, token);
    expect((await api.call("mutation", "passkeys.remove", { id: record.id }, token)).statusCode).toBe(200);
    const answer = await logInWith(api, device);
    expect([answer.statusCode, codeOf(answer)]).toEqual([401, "passkey_refused"]);
    expect((await authenticate(user.email)).statusCode).toBe(200);
    expect(await log()).toEqual([
      ["passkeyRegistered", "Sample phone"],
      ["passkeyRemoved", "Sample phone"],
      ["passkeyRefused", null],
    ]);
  });

  test("a passkey whose counter goes back is refused and logged, one without a counter is accepted", async () => {
    const { device } = await addPasskey(api, token);
    device.counter = 7;
    expect((await logInWith(api, device)).statusCode).toBe(200);
    for (const counter of [2, 7]) {
      device.counter = counter;
      expect(codeOf(await logInWith(api, device))).toBe("passkey_refused");
      api.clock.pass(1);
    }
    device.counter = 8;
    expect((await logInWith(api, device)).statusCode).toBe(200);
    expect((await log()).filter(([kind]) => kind === "passkeyCopied")).toHaveLength(2);
    const { device: still } = await addPasskey(api, token);
    for (let use = 0; use < 2; use++) {
      still.counter = -1;
      expect((await logInWith(api, still)).statusCode).toBe(200);
    }
  });

  test.each(["INACTIVE", "DELETED"] as const)("a passkey of an account that is %s is refused", async (status) => {
    const { device } = await addPasskey(api, token);
    await api.database.manager.update(UserEntity, user.id, { status });
    expect(codeOf(await logInWith(api, device))).toBe("passkey_refused");
  });

  test("a passkey of a deactivated account is gone when the account is activated again", async () => {
    const { device } = await addPasskey(api, token);
    const admin = await api.logIn(await api.addUser({ role: "ADMIN" }));
    await api.rest("POST", `/users/status?id=${user.id}&status=DELETED`, { token: admin });
    await api.call("mutation", "users.bringBack", { id: user.id }, admin);
    expect(codeOf(await logInWith(api, device))).toBe("passkey_refused");
  });
});

test("failed attempts with a passkey are limited, and failed passwords do not lock it", async () => {
  const { device } = await addPasskey(api, token);
  for (let attempt = 0; attempt < 11; attempt++) await authenticate(user.email, "not it");
  expect((await authenticate(user.email, "not it")).statusCode).toBe(429);
  expect((await logInWith(api, device)).statusCode).toBe(200);
  device.origin = "https://another.example";
  const codes = [];
  for (let attempt = 0; attempt < 11; attempt++) codes.push(codeOf(await logInWith(api, device)));
  expect(codes.slice(0, 10)).toEqual(Array(10).fill("passkey_refused"));
  expect(codes[10]).toBe("rate_limited");
});

test.each([
  ["http://192.168.0.10:3000", null],
  ["http://school.example", null],
  ["https://192.0.2.1", null],
  ["https://[::1]", null],
  ["https://school.example", "school.example"],
  ["http://localhost:3000", "localhost"],
])("at %s passkeys belong to the host %s, and the answers name the address", async (origin, host) => {
  const other = await createTestApp({ environment: { PUBLIC_URL: origin } });
  const own = await other.logIn(await other.addUser());
  expect(dataOf(await other.call("query", "passkeys.mine", undefined, own))).toMatchObject({ address: host && origin });
  const answer = await other.call("mutation", "passkeys.startLogin");
  expect(answer.statusCode).toBe(host ? 200 : 409);
  if (host) expect(dataOf(answer)).toMatchObject({ rpId: host, address: origin });
  if (!host) expect(codeOf(answer)).toBe("passkeys_unusable");
  await other.close();
});
