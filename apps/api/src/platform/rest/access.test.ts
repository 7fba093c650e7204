import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createAppRouter } from "#app-router.ts";
import { UserEntity } from "#features/users/user.entity.ts";
import { accessTable, type Caller, callers, expectedRefusals, otherRoutes } from "#testing/access-table.ts";
import { writeStubSite } from "#testing/stub-site.ts";
import { createTestApp, type TestApp, type TestUser } from "#testing/test-app.ts";

let api: TestApp;
let site: Awaited<ReturnType<typeof writeStubSite>>;
let tokens: Record<Caller, string | undefined>;
let users: Partial<Record<Caller, TestUser>>;

beforeAll(async () => {
  site = await writeStubSite();
  const environment = { METRICS_TOKEN: "a token of the metrics alone, long enough" };
  api = await createTestApp({ site: { root: site.root, development: false }, environment });
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

test("the table names every REST route and every procedure, and nothing else", () => {
  const { paths = {} } = api.app.swagger();
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods ?? {}).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const procedures: Record<string, { _def: { type: string } }> = createAppRouter(api.services)._def.procedures as never;
  const calls = Object.entries(procedures).map(([path, { _def }]) => `${_def.type} ${path}`);
  expect([...routes, ...calls].sort()).toEqual(Object.keys(accessTable).sort());
});

test("every other route of the server is in the table of other routes", () => {
  const others = api.routes.filter((route) => !/^HEAD |^\S+ \/api\/(v1|trpc)\//.test(route));
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

describe.each(callers)("%s", (caller) => {
  test.each(Object.entries(accessTable))(`this caller has the right access to %s (%s)`, async (name, access) => {
    const answer = await send(name, tokens[caller]);
    const refusal = expectedRefusals[access][caller];
    if (access !== "public") expect(answer.headers["cache-control"]).toBe("no-store");
    if (refusal) {
      expect(answer.statusCode).toBe(refusal);
      const body = answer.json();
      expect(body.code ?? body.error.data.code).toMatch(
        /^(unauthenticated|session_expired|forbidden|restore_key_invalid)$/,
      );
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
