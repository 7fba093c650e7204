import { procedures } from "@visiga/contracts/procedure-tables";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { UserEntity } from "#features/users/user.entity.ts";
import type { Access } from "#platform/security/identity.ts";
import { writeStubSite } from "#testing/stub-site.ts";
import { createTestApp, type TestApp, type TestUser } from "#testing/test-app.ts";

const expectedRefusals: Readonly<Record<Access, Readonly<Record<Caller, 401 | 403 | null>>>> = {
  public: { visitor: null, USER: null, ADMIN: null, INACTIVE: null },
  user: { visitor: 401, USER: null, ADMIN: null, INACTIVE: 401 },
  admin: { visitor: 401, USER: 403, ADMIN: null, INACTIVE: 401 },
  ownKey: { visitor: 401, USER: 401, ADMIN: 401, INACTIVE: 401 },
};

const callers = ["visitor", "USER", "ADMIN", "INACTIVE"] as const;
type Caller = (typeof callers)[number];

/** Authorization that routes other than REST and procedures require. HEAD follows GET. */
const otherRoutes: Readonly<
  Record<string, "nothing" | "access token" | "metrics token" | "download link" | "preview token" | "restore key">
> = {
  "GET /*": "nothing",
  "GET /api/docs": "nothing",
  "GET /api/docs/*": "nothing",
  "GET /api/docs/json": "nothing",
  "GET /api/openapi.json": "nothing",
  "GET /artwork/*": "nothing",
  "GET /assets/*": "nothing",
  "GET /calendar.ics": "nothing",
  "GET /calendar/:name": "nothing",
  "GET /circulars/:kind/:id.:format": "nothing",
  "GET /consent-form.pdf": "access token",
  "GET /dashboard-shell.json": "nothing",
  "GET /dashboard-worker.js": "nothing",
  "GET /dashboard.webmanifest": "nothing",
  "GET /documents/:id/:name": "nothing",
  "GET /editing/*": "access token",
  "GET /feed.xml": "nothing",
  "GET /healthz": "nothing",
  "GET /joining.pdf": "nothing",
  "GET /manifest.webmanifest": "nothing",
  "GET /mark.svg": "nothing",
  "GET /media/:photo/:variant": "nothing",
  "GET /personal-data.pdf": "access token",
  "GET /preview/:token": "preview token",
  "GET /preview/:token/*": "preview token",
  "GET /preview/:token/media/:photo/:variant": "preview token",
  "GET /readyz": "nothing",
  "GET /robots.txt": "nothing",
  "GET /sitemap.xml": "nothing",
  "GET /speculation.json": "nothing",
  "GET /sw.js": "nothing",
  "GET /words/:name": "nothing",
  // A form of the site, with a quota and a check of its origin.
  "POST /removal": "nothing",
  // Discards what it is sent.
  "POST /dashboard/share": "nothing",
  "GET /metrics": "metrics token",
  "GET /backups/:name": "download link",
  "POST /backups/:name": "download link",
  // The keeper asks for it: `restore-keys.test.ts`.
  "GET /restore": "nothing",
  "GET /restore/*": "restore key",
  "POST /restore/*": "restore key",
};

let api: TestApp;
let site: Awaited<ReturnType<typeof writeStubSite>>;
let tokens: Record<Caller, string | undefined>;
let users: Partial<Record<Caller, TestUser>>;

beforeAll(async () => {
  site = await writeStubSite();
  const environment = { METRICS_TOKEN: "a token of the metrics alone, long enough" };
  api = await createTestApp({ site: { root: site.root }, environment });
  await api.app.ready();
  const login = async (role: "USER" | "ADMIN") => {
    const user = await api.addUser({ role });
    return { user, token: await api.logIn(user) };
  };
  const [inactive, user, admin] = [await login("ADMIN"), await login("USER"), await login("ADMIN")];
  tokens = { visitor: undefined, USER: user.token, ADMIN: admin.token, INACTIVE: inactive.token };
  users = { USER: user.user, ADMIN: admin.user };
  await api.database.manager.update(UserEntity, inactive.user.id, { status: "INACTIVE" });
});
afterAll(async () => {
  await api.close();
  await site.remove();
});

test("every other route of the server is in the table of other routes", () => {
  const names = api.routes.flatMap(({ method, url }) => [method].flat().map((verb) => `${verb} ${url}`));
  const others = names.filter((route) => !/^HEAD |^\S+ \/api\/(v1|trpc)\//.test(route));
  expect(others.sort()).toEqual(Object.keys(otherRoutes).sort());
});

test("the metrics and the backup downloads refuse every access token", async () => {
  for (const caller of callers) {
    const headers = tokens[caller] ? { authorization: `Bearer ${tokens[caller]}` } : {};
    expect((await api.app.inject({ url: "/metrics", headers })).statusCode, caller).toBe(401);
    const backup = await api.app.inject({ url: "/backups/visiga-2026-11-22T00-00-00Z.tar", headers });
    expect([403, 404], caller).toContain(backup.statusCode);
  }
});

test("another method at a known path is refused with those that it has", async () => {
  for (const [method, url, allow] of [
    ["PATCH", "/api/v1/files", "GET, HEAD"],
    ["PATCH", `/api/v1/files/edit/${crypto.randomUUID()}`, "PUT"],
    ["PATCH", "/api/v1/files/image?x=1", "DELETE, POST"],
    ["PUT", "/api/v1/users", "GET, HEAD"],
    ["POST", "/feed.xml", "GET, HEAD"],
    ["PATCH", "/", "GET, HEAD"],
    ["PATCH", "/news", "GET, HEAD"],
    ["PUT", "/News?lang=sw", "GET, HEAD"],
    ["POST", "/news/", "GET, HEAD"],
    ["DELETE", "/gallery?show=48", "GET, HEAD"],
    ["OPTIONS", "/alumni", "GET, HEAD"],
    ["POST", "/dashboard", "GET, HEAD"],
    ["PATCH", "/removal", "GET, HEAD, POST"],
    ["PATCH", `/preview/${"x".repeat(43)}`, "GET, HEAD"],
    ["PATCH", "/joining.pdf", "GET, HEAD"],
  ] as const) {
    const answer = await api.app.inject({ method, url });
    const { statusCode, headers } = answer;
    expect([statusCode, headers.allow?.split(", ").sort().join(", "), answer.json().code], url).toEqual([
      405,
      allow,
      "method_not_allowed",
    ]);
  }
  for (const [method, url] of [
    ["PATCH", "/api/v1/nowhere"],
    ["PATCH", "/nowhere"],
    ["POST", "/news/of/nobody"],
    ["PATCH", "/not-found"],
    ["PATCH", "/assets/nowhere.js"],
    ["GET", "/api/v1/files/nowhere/x"],
  ] as const)
    expect((await api.app.inject({ method, url })).statusCode, url).toBe(404);
});

/** @param access of the table; the services decide for themselves, so that a wrong row fails */
async function expectAccess(name: string, access: Access, caller: Caller) {
  const answer = await send(name, tokens[caller]);
  const refusal = expectedRefusals[access][caller];
  if (access !== "public") expect(answer.headers["cache-control"], name).toBe("no-store");
  if (refusal) {
    expect(answer.statusCode, name).toBe(refusal);
    const body = answer.json();
    expect(body.code ?? body.error.data.code, name).toMatch(/^(unauthenticated|session_expired|forbidden)$/);
  } else {
    // The requests have no body, so an authorized one fails its validation.
    expect([200, 204, 400, 404, 415], name).toContain(answer.statusCode);
    const user = users[caller];
    if (name === "mutation auth.endSessions" && user) tokens[caller] = await api.logIn(user);
  }
}

describe.each(callers)("%s", (caller) => {
  const calls = [...procedures].map(([path, { kind, access }]) => [`${kind} ${path}`, access] as const);
  test.each(calls)("this caller has the right access to %s (%s)", async (name, access) =>
    expectAccess(name, access, caller),
  );

  test("this caller has the right access to every REST route", async () => {
    const routes = api.routes.filter(({ url }) => url.startsWith("/api/v1/"));
    const verbs = routes.flatMap(({ method, url, config }) =>
      [method].flat().map((verb) => ({ name: `${verb} ${url}`, access: config?.access ?? "ownKey" })),
    );
    expect(verbs.length).toBeGreaterThan(15);
    for (const { name, access } of verbs.filter((each) => !each.name.startsWith("HEAD ")))
      await expectAccess(name, access, caller);
  });
});

function send(name: string, token: string | undefined) {
  const [verb = "", target = ""] = name.split(" ");
  if (verb === "query" || verb === "mutation") return api.call(verb, target, undefined, token);
  const url = target
    .replace("/api/v1", "")
    .replace(":id", () => crypto.randomUUID())
    .replace(":page", "NEWS");
  return api.rest(verb as "GET" | "POST" | "PUT" | "DELETE", url, { token });
}
