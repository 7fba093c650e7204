import { retentionDays, type SecurityLogPage } from "@visiga/contracts/security-log";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createTestApp, type TestApp, type TestUser, testPassword } from "#testing/test-app.ts";
import { clearOldActivity } from "./activity.service.ts";

let api: TestApp;
let admin: TestUser;
let token: string;

beforeAll(async () => {
  const few = { points: 3, duration: 900 };
  api = await createTestApp({
    environment: { TRUST_PROXY: "loopback" },
    loginQuota: { account: few, address: { ...few, points: 50 }, accountFromAddress: few, browser: few },
  });
  admin = await api.addUser({ role: "ADMIN" });
});
afterAll(() => api.close());
beforeEach(async () => {
  token = await api.logIn(admin);
  await api.database.query("DELETE FROM security_event");
});

const log = async (input: object = {}): Promise<SecurityLogPage> =>
  (await api.call("query", "activity.security", input, token)).json().result.data;
const kinds = async () => (await log()).items.map(({ kind }) => kind).reverse();
const login = (email: string, password: string) =>
  api.rest("POST", "/auth/authenticate", {
    payload: { email, password },
    headers: { "user-agent": "Firefox/133 Linux" },
  });

test("logins and refused attempts are recorded, without what was typed", async () => {
  const user = await api.addUser();
  for (let attempt = 0; attempt < 5; attempt += 1) await login(user.email, "not the password");
  await login("nobody@example.org", "a secret of nobody");
  await login("nobody@example.org", "a secret of nobody");
  await login(admin.email, testPassword);
  expect(await kinds()).toEqual([
    "signInRefused",
    "signInRefused",
    "signInRefused",
    "signInLocked",
    "signInUnknown",
    "signedIn",
  ]);
  const { items } = await log();
  expect(items[0]).toMatchObject({ account: "Sample User", by: null, address: "127.0.0.1", device: "Firefox, Linux" });
  expect(items[1]).toMatchObject({ kind: "signInUnknown", account: null });
  expect(JSON.stringify(await api.database.query("SELECT * FROM security_event"))).not.toMatch(/nobody|not the/);
});

test.each([
  ["an IPv6 network of /48", (count: number) => `2001:db8:7:${count}::1`, "2001:db8:8::1"],
  ["an IPv4 network of /24", (count: number) => `192.0.2.${count + 1}`, "198.51.100.1"],
])("guesses at unknown accounts from %s are recorded once per interval", async (_, near, far) => {
  const guess = (address: string) =>
    api.rest("POST", "/auth/authenticate", {
      payload: { email: `${address.replaceAll(":", "-")}@example.org`, password: "a guess of many" },
      headers: { "x-forwarded-for": address },
    });
  for (let count = 0; count < 5; count += 1) await guess(near(count));
  expect(await kinds()).toEqual(["signInUnknown"]);
  await guess(far);
  expect(await kinds()).toEqual(["signInUnknown", "signInUnknown"]);
});

test("reuse of a refresh token, ended sessions and password changes are recorded", async () => {
  const user = await api.addUser();
  const { refreshToken } = (await login(user.email, testPassword)).json().data;
  const refresh = () => api.rest("POST", "/auth/refresh", { payload: { refreshToken } });
  await refresh();
  api.clock.pass(60);
  expect((await refresh()).statusCode).toBe(401);
  const second = (await login(user.email, testPassword)).json().data;
  await api.call("mutation", "auth.confirmPassword", { password: "not it" }, second.token);
  await api.rest("POST", "/auth/logout", { payload: { refreshToken: second.refreshToken } });
  expect(await kinds()).toEqual(["signedIn", "refreshReused", "signedIn", "passwordRefused", "signedOut"]);
});

test("changes of rights are recorded with the user who made them", async () => {
  const user = await api.addUser();
  const change = (changes: object) =>
    api.rest("PUT", `/users/update/${user.id}`, {
      token,
      payload: { name: "Sample User", email: user.email, ...changes },
    });
  await change({ role: "ADMIN" });
  await change({ role: "USER", status: "INACTIVE", email: "moved@example.org" });
  await api.call("mutation", "users.bringBack", { id: user.id }, token);
  await api.call("mutation", "users.createPasswordLink", { id: user.id }, token);
  await api.rest("POST", `/users/status?id=${user.id}&status=DELETED`, { token });
  const items = (await log()).items.reverse();
  expect(items.map(({ kind, detail }) => [kind, detail])).toEqual([
    ["roleChanged", "USER → ADMIN"],
    ["emailChanged", `${user.email} → moved@example.org`],
    ["roleChanged", "ADMIN → USER"],
    ["statusChanged", "ACTIVE → INACTIVE"],
    ["accountBroughtBack", null],
    ["linkMade", null],
    ["accountDeleted", null],
  ]);
  expect(new Set(items.map(({ by }) => by))).toEqual(new Set(["Sample User"]));
});

test("actions that a role does not allow are recorded, at most once per interval", async () => {
  const user = await api.addUser();
  const own = await api.logIn(user);
  await api.rest("GET", "/users", { token: own });
  await api.rest("GET", "/users", { token: own });
  const denied = async () => (await log({ kind: "accessDenied" })).items.map(({ detail }) => detail);
  await vi.waitFor(async () => expect(await denied()).toEqual(["GET /api/v1/users"]), 60_000);
  api.clock.pass(11 * 60);
  await api.call("query", "activity.list", {}, await api.logIn(user));
  await vi.waitFor(async () => expect(await denied()).toEqual(["activity.list", "GET /api/v1/users"]), 60_000);
});

test("a name with line breaks cannot forge an entry of the log", async () => {
  const user = await api.addUser();
  const name = "Sample\nsignedIn 192.0.2.9";
  const payload = { name, email: user.email, role: "ADMIN" };
  await api.rest("PUT", `/users/update/${user.id}`, { token, payload });
  await login(user.email, testPassword);
  expect(await kinds()).toEqual(["roleChanged", "signedIn"]);
  expect((await log()).items.map(({ account }) => account)).toEqual(Array(2).fill("Sample signedIn 192.0.2.9"));
});

test("times are stored with their time zone and returned in UTC", async () => {
  const columns: { name: string }[] = await api.database.query(
    `SELECT table_name || '.' || column_name AS name FROM information_schema.columns
      WHERE table_schema = 'public' AND data_type IN ('timestamp without time zone', 'time without time zone')`,
  );
  expect(columns).toEqual([]);
  await login(admin.email, testPassword);
  const [event] = (await log()).items;
  expect(event?.at).toBe(api.clock.now().toISOString());
});

test("the log is read in pages and filtered by kind", async () => {
  await api.database.query(
    "INSERT INTO security_event (at, kind) SELECT now(), CASE WHEN n % 2 = 0 THEN 'signedIn' ELSE 'signedOut' END FROM generate_series(1, 120) n",
  );
  const first = await log({ kind: "signedIn" });
  expect(first).toMatchObject({ total: 60, items: { length: 50 } });
  const rest = await log({ kind: "signedIn", after: first.next });
  expect(rest.items).toHaveLength(10);
  expect(rest.next).toBeNull();
});

test("old events and personal data in the activity are deleted, and versions of texts stay", async () => {
  await api.database.query("DELETE FROM revision");
  await api.database.query(
    `INSERT INTO revision (at, kind, subject_id, action, name, before, bin_until)
      SELECT $1, kind, 'x', 'userChanged', 'A Name', '{"email": "a@example.org"}', bin
      FROM (VALUES ('user', NULL), ('picture', NULL), ('picture', now()), ('site', NULL)) AS row (kind, bin)`,
    [api.clock.now()],
  );
  const cleared = async () => {
    await clearOldActivity(api.services);
    const rows: { name: string; before: unknown }[] = await api.database.query(
      "SELECT name, before FROM revision ORDER BY id",
    );
    return rows.map(({ name, before }) => name === "" && before === null);
  };
  expect(await cleared()).toEqual([false, false, false, false]);
  await api.database.query("INSERT INTO security_event (at, kind) VALUES ($1, 'signedIn')", [api.clock.now()]);
  api.clock.pass((retentionDays.securityLog - 1) * 24 * 3600);
  await clearOldActivity(api.services);
  const events = async () => (await api.database.query("SELECT 1 FROM security_event")).length;
  expect(await events()).toBe(1);
  api.clock.pass(2 * 24 * 3600);
  await clearOldActivity(api.services);
  expect(await events()).toBe(0);
  api.clock.pass((retentionDays.activity - retentionDays.securityLog) * 24 * 3600);
  expect(await cleared()).toEqual([true, true, false, false]);
});

test("above the limit of a kind, its oldest events are deleted, and none of another kind", async () => {
  const at = api.clock.now();
  await api.database.query("INSERT INTO security_event (at, kind) VALUES ($1, 'roleChanged')", [at]);
  const fill = `INSERT INTO security_event (at, kind, detail) SELECT $1, 'signInUnknown', n FROM generate_series(1, 50100) AS n`;
  await api.database.query(fill, [at]);
  await clearOldActivity(api.services);
  const left = await api.database.query(
    "SELECT kind, count(*)::int, max(detail::int) AS newest FROM security_event GROUP BY kind ORDER BY kind",
  );
  expect(left).toEqual([
    { kind: "roleChanged", count: 1, newest: null },
    { kind: "signInUnknown", count: 10_000, newest: 50_100 },
  ]);
});
