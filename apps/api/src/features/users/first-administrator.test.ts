import { beforeEach, expect, test } from "vitest";
import { useTestApp } from "#testing/use-test-app.ts";
import { ensureAdministrator } from "./first-administrator.ts";
import { UserEntity } from "./user.entity.ts";

const { api } = await useTestApp();
beforeEach(() => api.database.query("TRUNCATE account CASCADE"));

const ensure = (chosen?: { email: string; password: string }) =>
  ensureAdministrator(api.database, chosen, api.clock.now);

test("an empty table gets an administrator with a random password that logs in", async () => {
  const made = await ensure();
  expect(made).toMatchObject({ email: "admin@example.org", generated: true });
  const answer = await api.rest("POST", "/auth/authenticate", {
    payload: { email: made?.email, password: made?.password },
  });
  expect(answer.statusCode).toBe(200);
  expect((await api.rest("GET", "/users", { token: answer.json().data.token })).statusCode).toBe(200);
});

test("the configured administrator is added if the settings name one", async () => {
  const chosen = { email: "head@example.org", password: "words that I chose" };
  expect(await ensure(chosen)).toEqual({ ...chosen, generated: false });
  expect((await api.rest("POST", "/auth/authenticate", { payload: chosen })).statusCode).toBe(200);
});

test("a table with any user stays unchanged", async () => {
  await api.addUser({ status: "DELETED" });
  expect(await ensure()).toBeNull();
  expect(await api.database.manager.count(UserEntity)).toBe(1);
});

test("several concurrent starts add one administrator", async () => {
  const made = await Promise.all([ensure(), ensure(), ensure()]);
  expect(made.filter(Boolean)).toHaveLength(1);
  expect(await api.database.manager.count(UserEntity)).toBe(1);
});
