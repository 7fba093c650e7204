import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createAppRouter } from "#app-router.ts";
import { UserEntity } from "#features/users/user.entity.ts";
import type { Access } from "#platform/security/identity.ts";
import { writeStubSite } from "#testing/stub-site.ts";
import { createTestApp, type TestApp, type TestUser } from "#testing/test-app.ts";

/**
 * Access of every REST route and every procedure. `public`: everybody; `user`: any ACTIVE user; `admin`: ADMIN only;
 * `ownKey`: no access token is enough.
 * An INACTIVE user is a visitor with an invalid token.
 */
const accessTable: Readonly<Record<string, Access>> = {
  "POST /api/v1/auth/authenticate": "public",
  "POST /api/v1/auth/user": "public",
  "POST /api/v1/auth/refresh": "public",
  "POST /api/v1/auth/logout": "public",
  "POST /api/v1/auth/password": "public",

  "GET /api/v1/users": "admin",
  "POST /api/v1/users/register": "admin",
  "PUT /api/v1/users/update/{id}": "admin",
  "POST /api/v1/users/status": "admin",

  "GET /api/v1/files": "public",
  "GET /api/v1/files/page/{page}": "public",
  "POST /api/v1/files/image": "user",
  "PUT /api/v1/files/edit/{id}": "user",
  "DELETE /api/v1/files/{id}": "user",

  "POST /api/v1/documents": "admin",
  "POST /api/v1/removal-requests": "public",

  "mutation auth.login": "public",
  "mutation auth.check": "public",
  "query auth.me": "user",
  "query auth.preferences": "user",
  "mutation auth.setPreferences": "user",
  "mutation auth.refresh": "public",
  "mutation auth.logout": "public",
  "mutation auth.checkLink": "public",
  "mutation auth.setPassword": "public",
  "mutation auth.changePassword": "user",
  "mutation auth.confirmPassword": "user",
  "query auth.sessions": "user",
  "mutation auth.endSession": "user",
  "mutation auth.endSessions": "user",

  "mutation backups.openRestore": "admin",

  "query passkeys.mine": "user",
  "query passkeys.ofUser": "admin",
  "mutation passkeys.startRegistration": "user",
  "mutation passkeys.register": "user",
  "mutation passkeys.remove": "user",
  "mutation passkeys.startLogin": "public",
  "mutation passkeys.logIn": "public",
  "mutation passkeys.startEnrolment": "public",
  "mutation passkeys.enrol": "public",
  "query passkeys.requirement": "admin",
  "mutation passkeys.require": "admin",

  "query users.list": "admin",
  "mutation users.register": "admin",
  "mutation users.update": "admin",
  "mutation users.changeStatus": "admin",
  "mutation users.bringBack": "admin",
  "mutation users.createPasswordLink": "admin",
  "mutation users.resetPasskeys": "admin",

  "mutation previews.create": "user",

  "query files.list": "public",
  "query files.item": "public",
  "query files.shown": "public",
  "query files.browse": "user",
  "query files.read": "user",
  "mutation files.move": "user",
  "mutation files.moveBack": "user",
  "mutation files.confirmSample": "user",
  "query files.arranged": "user",
  "mutation files.bin": "user",
  "mutation files.setTakenDown": "user",
  "mutation files.putBackRestored": "user",
  "mutation files.noteConsent": "user",
  "mutation files.setMinors": "user",
  "mutation files.setLastDay": "user",
  "mutation files.arrange": "user",
  "query files.reviewRule": "user",
  "mutation files.setReviewRule": "admin",
  "mutation files.review": "admin",
  "query files.pictureTypes": "user",
  "query files.alike": "user",
  "query files.thumbnail": "user",

  "query bin.list": "user",
  "mutation bin.restore": "user",
  "mutation bin.restoreAll": "user",
  "mutation bin.deleteForGood": "admin",
  "mutation bin.empty": "admin",

  "query removals.list": "user",
  "query removals.count": "user",
  "mutation removals.hide": "user",
  "mutation removals.dismiss": "user",
  "mutation removals.reopen": "user",

  "query site.read": "public",
  "query site.texts": "public",
  "query site.entries": "admin",
  "mutation site.save": "admin",
  "mutation site.confirmTranslation": "admin",
  "mutation site.confirmSample": "admin",
  "query site.versions": "admin",
  "mutation site.returnTo": "admin",
  "query site.countSamples": "admin",
  "mutation site.removeSamples": "admin",
  "mutation site.removeText": "admin",

  "query activity.list": "admin",
  "query activity.security": "admin",

  "query backups.status": "admin",
  "mutation backups.download": "admin",
  "mutation backups.make": "admin",

  "query clock.status": "admin",
  "mutation clock.confirm": "admin",
  "query releases.status": "admin",
  "query pageViews.report": "admin",
};

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
  "GET /documents/:id/:name": "nothing",
  "GET /editing/*": "access token",
  "GET /feed.xml": "nothing",
  "GET /healthz": "nothing",
  "GET /joining.pdf": "nothing",
  "GET /manifest.webmanifest": "nothing",
  "GET /mark.svg": "nothing",
  "GET /media/:photo/:variant": "nothing",
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

test("the table names every REST route and every procedure, and nothing else", async () => {
  const { paths }: { paths: Record<string, object> } = (await api.app.inject("/api/openapi.json")).json();
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const procedures: Record<string, { _def: { type: string } }> = createAppRouter(api.services)._def.procedures as never;
  const calls = Object.entries(procedures).map(([path, { _def }]) => `${_def.type} ${path}`);
  expect([...routes, ...calls].sort()).toEqual(Object.keys(accessTable).sort());
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

describe.each(callers)("%s", (caller) => {
  test.each(Object.entries(accessTable))(`this caller has the right access to %s (%s)`, async (name, access) => {
    const answer = await send(name, tokens[caller]);
    const refusal = expectedRefusals[access][caller];
    if (access !== "public") expect(answer.headers["cache-control"]).toBe("no-store");
    if (refusal) {
      expect(answer.statusCode).toBe(refusal);
      const body = answer.json();
      expect(body.code ?? body.error.data.code).toMatch(/^(unauthenticated|session_expired|forbidden)$/);
    } else {
      // The requests have no body, so an authorized one fails its validation.
      expect([200, 204, 400, 404, 415]).toContain(answer.statusCode);
      const user = users[caller];
      if (name === "mutation auth.endSessions" && user) tokens[caller] = await api.logIn(user);
    }
  });
});

function send(name: string, token: string | undefined) {
  const [verb = "", target = ""] = name.split(" ");
  if (verb === "query" || verb === "mutation") return api.call(verb, target, undefined, token);
  const url = target
    .replace("/api/v1", "")
    .replace("{id}", () => crypto.randomUUID())
    .replace("{page}", "NEWS");
  return api.rest(verb as "GET" | "POST" | "PUT" | "DELETE", url, { token });
}
