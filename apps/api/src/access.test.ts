import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createAppRouter } from "./app-router.ts";
import { UserEntity } from "./features/users/user.entity.ts";
import { accessTable, type Caller, callers, refusals } from "./testing/access-table.ts";
import { createTestApp, type TestApp, type TestUser } from "./testing/test-app.ts";

let api: TestApp;
let tokens: Record<Caller, string | undefined>;
let users: Partial<Record<Caller, TestUser>>;

beforeAll(async () => {
  api = await createTestApp();
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
afterAll(() => api.close());

test("the table names every REST route and every procedure, and nothing else", () => {
  const { paths = {} } = api.app.swagger();
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods ?? {}).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const procedures: Record<string, { _def: { type: string } }> = createAppRouter(api.services)._def.procedures as never;
  const calls = Object.entries(procedures).map(([path, { _def }]) => `${_def.type} ${path}`);
  expect([...routes, ...calls].sort()).toEqual(Object.keys(accessTable).sort());
});

describe.each(callers)("%s", (caller) => {
  test.each(Object.entries(accessTable))(`%s (%s)`, async (name, access) => {
    const answer = await send(name, tokens[caller]);
    const refusal = refusals[access][caller];
    if (refusal) {
      expect(answer.statusCode).toBe(refusal);
      const body = answer.json();
      expect(body.code ?? body.error.data.code).toMatch(/^(unauthenticated|session_expired|forbidden)$/);
    } else {
      // Nothing is sent along, so whoever is let in is told what is missing.
      expect([200, 204, 400, 404, 415]).toContain(answer.statusCode);
      // Logging out everywhere ends the very session that asked for it.
      const user = users[caller];
      if (name === "mutation auth.endSessions" && user) tokens[caller] = await api.logIn(user);
    }
  });
});

function send(name: string, token: string | undefined) {
  const [verb = "", target = ""] = name.split(" ");
  if (verb === "query" || verb === "mutation") return api.call(verb, target, undefined, token);
  const url = target.replace("/api/v1", "").replace("{id}", crypto.randomUUID()).replace("{page}", "NEWS");
  return api.rest(verb as "GET" | "POST" | "PUT" | "DELETE", url, { token });
}
