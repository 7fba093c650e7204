import { schoolDay } from "@visiga/contracts/dates";
import type { SecurityLogPage } from "@visiga/contracts/security-log";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { addPasskey, codeOf, dataOf, logInWith } from "#testing/passkey-client.ts";
import { SoftwareAuthenticator } from "#testing/software-authenticator.ts";
import { createTestApp, type TestApp, type TestUser, testPassword } from "#testing/test-app.ts";

let api: TestApp;
let first: TestUser;
let token: string;
/** Has none. */
let second: TestUser;
beforeEach(async () => {
  api = await createTestApp();
  first = await api.addUser({ role: "ADMIN" });
  token = await api.logIn(first);
  second = await api.addUser({ role: "ADMIN" });
});
afterEach(() => api.close());

const dayIn = (days: number) => schoolDay(new Date(api.clock.now().getTime() + days * 24 * 3600 * 1000));
const requireFrom = (from: string | null, own = token) => api.call("mutation", "passkeys.require", { from }, own);
const authenticate = ({ email }: TestUser, password = testPassword) =>
  api.rest("POST", "/auth/authenticate", { payload: { email, password } });
const works = async (own: string) => (await api.call("query", "auth.me", undefined, own)).statusCode === 200;
const startEnrolment = ({ email }: TestUser, password = testPassword) =>
  api.call("mutation", "passkeys.startEnrolment", { email, password });
const enrol = (name: string, response: unknown) => api.call("mutation", "passkeys.enrol", { name, response });
async function log(): Promise<SecurityLogPage["items"]> {
  return dataOf<SecurityLogPage>(await api.call("query", "activity.security", {}, token)).items;
}

describe("requiring a passkey of administrators", () => {
  test("requiring passkeys needs an own passkey, a coming day and an address that allows passkeys", async () => {
    expect(codeOf(await requireFrom(dayIn(1)))).toBe("own_passkey_needed");
    await addPasskey(api, token);
    for (const day of [dayIn(-1), "1999-01-01"])
      expect((await requireFrom(day)).json().error.data.issues).toMatchObject([{ path: "from", code: "day_over" }]);
    for (const day of ["2027-02-29", "soon"])
      expect((await requireFrom(day)).json().error.data.issues).toMatchObject([{ path: "from", code: "date_invalid" }]);
    const elsewhere = await api.app.inject({
      method: "POST",
      url: "/api/trpc/passkeys.require",
      payload: { from: dayIn(1) },
      headers: { authorization: `Bearer ${token}`, host: "192.168.0.10" },
    });
    expect(codeOf(elsewhere)).toBe("passkeys_unusable");
    api.clock.pass(11 * 60);
    expect(codeOf(await requireFrom(dayIn(1)))).toBe("password_needed");
    expect(dataOf(await api.call("query", "passkeys.requirement", undefined, token))).toMatchObject({ from: null });
  });

  test("a requirement is announced with the names of those without a passkey, and changes no login", async () => {
    await addPasskey(api, token);
    expect(dataOf(await requireFrom(dayIn(7)))).toEqual({ from: dayIn(7), without: ["Sample User"] });
    const own = await api.logIn(second);
    expect(dataOf(await api.call("query", "passkeys.mine", undefined, own))).toMatchObject({ requiredFrom: dayIn(7) });
    const user = await api.logIn(await api.addUser());
    expect(dataOf(await api.call("query", "passkeys.mine", undefined, user))).toMatchObject({ requiredFrom: null });
    expect(codeOf(await startEnrolment(second))).toBe("forbidden");
    const changed = (await log()).find(({ kind }) => kind === "passkeysRequired");
    expect(changed).toMatchObject({ account: "Sample User", detail: `– → ${dayIn(7)}` });
  });

  test("from the required day on, administrators without a passkey can do nothing but add one", async () => {
    const { device } = await addPasskey(api, token);
    const { token: earlier, refreshToken } = (await authenticate(second)).json().data;
    const user = await api.addUser();
    expect((await requireFrom(dayIn(0))).statusCode).toBe(200);

    expect(await works(token)).toBe(true);
    expect((await logInWith(api, device)).statusCode).toBe(200);
    expect((await authenticate(user)).statusCode).toBe(200);
    expect(await works(earlier)).toBe(false);
    expect((await api.rest("POST", "/auth/refresh", { payload: { refreshToken } })).statusCode).toBe(401);
    const answer = await authenticate(second);
    expect([answer.statusCode, answer.json()]).toEqual([
      401,
      { code: "passkey_missing", message: expect.stringContaining("passkey") },
    ]);
    expect((await authenticate(second, "not it")).json().code).toBe("login_failed");
    expect(codeOf(await startEnrolment(second, "not it"))).toBe("login_failed");

    const mine = new SoftwareAuthenticator();
    const response = mine.register(dataOf(await startEnrolment(second)));
    const enrolled = await enrol("My phone", response);
    expect(enrolled.statusCode).toBe(200);
    expect(await works(dataOf<{ token: string }>(enrolled).token)).toBe(true);
    expect((await logInWith(api, mine)).statusCode).toBe(200);
    expect(codeOf(await enrol("Again", response))).toBe("passkey_invalid");
    expect(codeOf(await startEnrolment(second))).toBe("passkey_required");
  });

  test("a password used to add a passkey is recorded, also where no passkey is required", async () => {
    await addPasskey(api, token);
    expect(codeOf(await startEnrolment(second))).toBe("forbidden");
    expect((await log()).map(({ kind }) => kind)).toContain("accessDenied");
    await requireFrom(dayIn(0));
    expect((await startEnrolment(second)).statusCode).toBe(200);
    expect((await log()).map(({ kind }) => kind)).toContain("passkeyAsked");
  });

  test("an administrator's last passkey cannot be removed while required; afterwards it can", async () => {
    const { record } = await addPasskey(api, token);
    await requireFrom(dayIn(0));
    const remove = (id: string) => api.call("mutation", "passkeys.remove", { id }, token);
    expect(codeOf(await remove(record.id))).toBe("last_passkey");
    const { record: other } = await addPasskey(api, token);
    expect((await remove(record.id)).statusCode).toBe(200);
    expect((await requireFrom(null)).statusCode).toBe(200);
    expect((await remove(other.id)).statusCode).toBe(200);
    expect((await authenticate(first)).statusCode).toBe(200);
    expect((await authenticate(second)).statusCode).toBe(200);
  });

  test("a challenge is invalid once the password has changed that it was given for", async () => {
    await addPasskey(api, token);
    await requireFrom(dayIn(0));
    const options = dataOf<Parameters<SoftwareAuthenticator["register"]>[0]>(await startEnrolment(second));
    expect((await api.call("mutation", "users.resetPasskeys", { id: second.id }, token)).statusCode).toBe(200);
    expect(codeOf(await enrol("A stranger's", new SoftwareAuthenticator().register(options)))).toBe("passkey_invalid");
  });
});

describe("after a phone was lost", () => {
  const setPassword = (url: string) =>
    api.rest("POST", "/auth/password", {
      payload: { token: new URL(url).hash.slice(1), password: "quite another four words" },
    });
  const link = async (procedure: string, id: string) =>
    dataOf<{ setPasswordUrl: string }>(await api.call("mutation", procedure, { id }, token)).setPasswordUrl;

  test("a colleague's link after a loss removes passkeys, password and sessions, and is recorded", async () => {
    const own = await api.logIn(second);
    const { device } = await addPasskey(api, own);
    const url = await link("users.resetPasskeys", second.id);
    expect(await works(own)).toBe(false);
    expect(codeOf(await logInWith(api, device))).toBe("passkey_refused");
    expect((await authenticate(second)).json().code).toBe("login_failed");
    const answer = await setPassword(url);
    expect(answer.statusCode).toBe(200);
    expect(await works(answer.json().data.token)).toBe(true);
    const reset = (await log()).find(({ kind }) => kind === "passkeysReset");
    expect(reset).toMatchObject({ account: "Sample User", by: "Sample User" });
  });

  test("removing others' passkeys needs an administrator, a recent password and an active account", async () => {
    const reset = (id: string, own: string) => api.call("mutation", "users.resetPasskeys", { id }, own);
    const user = await api.addUser();
    expect((await reset(first.id, await api.logIn(user))).statusCode).toBe(403);
    expect((await reset((await api.addUser({ status: "INACTIVE" })).id, token)).statusCode).toBe(404);
    api.clock.pass(11 * 60);
    expect(codeOf(await reset(user.id, token))).toBe("password_needed");
    expect((await authenticate(user)).statusCode).toBe(200);
  });

  test("an ordinary link sets the password, and the login still asks for the passkey", async () => {
    const { device } = await addPasskey(api, await api.logIn(second));
    const answer = await setPassword(await link("users.createPasswordLink", second.id));
    expect([answer.statusCode, answer.json().code]).toEqual([401, "passkey_required"]);
    expect((await authenticate(second)).json().code).toBe("login_failed");
    expect((await authenticate(second, "quite another four words")).json().code).toBe("passkey_required");
    expect((await logInWith(api, device)).statusCode).toBe(200);
  });
});
