import { beforeEach, expect, test } from "vitest";
import type { TestUser } from "#testing/test-app.ts";
import { useTestApp } from "#testing/use-test-app.ts";
import { UserEntity } from "./user.entity.ts";

const { api } = await useTestApp();
beforeEach(() => api.database.query("TRUNCATE account CASCADE"));

const edit = (token: string, { id, email }: TestUser, change: object) =>
  api.rest("PUT", `/users/update/${id}`, { payload: { name: "Sample User", email, ...change }, token });
const remove = (token: string, { id }: TestUser) =>
  api.rest("POST", `/users/status?id=${id}&status=DELETED`, { token });
const administrators = () => api.database.manager.countBy(UserEntity, { role: "ADMIN", status: "ACTIVE" });

test("the last active administrator cannot be demoted, deactivated or deleted", async () => {
  const admin = await api.addUser({ role: "ADMIN" });
  await api.addUser({ role: "ADMIN", status: "INACTIVE" });
  await api.addUser();
  const token = await api.logIn(admin);
  for (const answer of [
    await edit(token, admin, { role: "USER" }),
    await edit(token, admin, { status: "INACTIVE" }),
    await remove(token, admin),
  ]) {
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toEqual({
      code: "last_administrator",
      message: expect.stringContaining("last active administrator"),
    });
  }
  expect((await edit(token, admin, { name: "Still Here" })).statusCode).toBe(200);
  expect(await administrators()).toBe(1);
});

test("one of two administrators can be removed", async () => {
  const [one, other] = [await api.addUser({ role: "ADMIN" }), await api.addUser({ role: "ADMIN" })];
  const token = await api.logIn(one);
  expect((await edit(token, other, { role: "USER" })).statusCode).toBe(200);
});

test("one administrator stays when all remove each other at once", async () => {
  for (let round = 0; round < 4; round++) {
    await api.database.query("TRUNCATE account CASCADE");
    const people = await Promise.all([1, 2, 3].map(() => api.addUser({ role: "ADMIN" })));
    const tokens: string[] = [];
    for (const person of people) tokens.push(await api.logIn(person));
    const answers = await Promise.all(
      people.map((_, index) => {
        const [token = "", victim] = [tokens[index], people[(index + 1) % people.length]];
        return round % 2 ? remove(token, victim as TestUser) : edit(token, victim as TestUser, { role: "USER" });
      }),
    );
    expect(await administrators()).toBeGreaterThanOrEqual(1);
    for (const { statusCode } of answers) expect([200, 401, 403, 409]).toContain(statusCode);
  }
});
