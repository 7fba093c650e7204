import { expect, test } from "vitest";
import { useTestApp } from "#testing/use-test-app.ts";

const { api } = await useTestApp();

test("each account has its own preferences, which are off at first and refused if malformed", async () => {
  const [one, other] = [await api.addUser(), await api.addUser({ role: "ADMIN" })];
  const [token, otherToken] = [await api.logIn(one), await api.logIn(other)];
  const read = async (of: string) => (await api.call("query", "auth.preferences", undefined, of)).json().result.data;
  const set = (opensToday: unknown) => api.call("mutation", "auth.setPreferences", { opensToday }, token);
  expect(await read(token)).toEqual({ opensToday: false });
  expect((await set(true)).statusCode).toBe(200);
  expect((await set("yes")).statusCode).toBe(400);
  expect(await read(token)).toEqual({ opensToday: true });
  expect(await read(otherToken)).toEqual({ opensToday: false });
  const checked = await api.call("mutation", "auth.check", { token });
  expect(checked.json().result.data).toMatchObject({ id: one.id, opensToday: true });
});
