import type { RegisteredUser } from "@visiga/contracts/users";
import { beforeEach, expect, test } from "vitest";
import { RevisionEntity } from "#platform/revisions/revision.entity.ts";
import { type TestUser, testPassword } from "#testing/test-app.ts";
import { useTestApp } from "#testing/use-test-app.ts";

let admin: TestUser;
let token: string;
const { api } = await useTestApp();
beforeEach(async () => {
  await api.database.query("TRUNCATE account CASCADE");
  admin = await api.addUser({ role: "ADMIN" });
  token = await api.logIn(admin);
});

const chosen = "quite another four words";
const invite = async (): Promise<RegisteredUser> => {
  const payload = { name: "Sample Teacher", email: "teacher@example.org", phoneNumber: "+255 700 000 001" };
  return (await api.rest("POST", "/users/register", { payload, token })).json();
};
const call = (path: string, input: object, as = token) => api.call("mutation", path, input, as);
const log = () => api.database.manager.find(RevisionEntity, { order: { id: "ASC" } });
const fields = { name: "Sample Teacher", email: "teacher@example.org", phoneNumber: "+255 700 000 001" };

test("every change of a user writes a revision with before and after", async () => {
  const { id, email } = await invite();
  await call("users.update", { id, email, name: "Renamed Teacher", role: "ADMIN", phoneNumber: "" });
  await call("users.createPasswordLink", { id });
  await call("users.changeStatus", { id, status: "DELETED" });
  await call("users.bringBack", { id });

  const was = { ...fields, role: "USER", status: "ACTIVE" };
  const is = { ...was, name: "Renamed Teacher", role: "ADMIN", phoneNumber: null };
  const gone = { ...is, status: "DELETED" };
  const entries = await log();
  expect(entries.map(({ action, before, after }) => ({ action, before, after }))).toEqual([
    { action: "userInvited", before: null, after: was },
    { action: "userChanged", before: was, after: is },
    { action: "linkRenewed", before: null, after: null },
    { action: "userDeleted", before: is, after: gone },
    { action: "userBroughtBack", before: gone, after: is },
  ]);
  for (const entry of entries) {
    expect(entry).toMatchObject({ kind: "user", subjectId: id, actorId: admin.id, actorName: "Sample User" });
  }
  expect(entries.map(({ name }) => name)).toContain("Sample Teacher");
});

test("setting a password writes a revision by its user, without the password or a token", async () => {
  const { id, setPasswordUrl } = await invite();
  const link = new URL(setPasswordUrl).hash.slice(1);
  const first = await api.rest("POST", "/auth/password", { payload: { token: link, password: chosen } });
  const own = first.json().data.token;
  expect((await call("auth.changePassword", { current: chosen, password: testPassword }, own)).statusCode).toBe(200);

  const entries = await log();
  expect(entries.map(({ action, actorId }) => [action, actorId])).toEqual([
    ["userInvited", admin.id],
    ["passwordSet", id],
    ["passwordSet", id],
  ]);
  const stored = JSON.stringify(entries);
  for (const secret of [link, chosen, testPassword, own]) expect(stored).not.toContain(secret);
  expect(stored).not.toMatch(/argon2|hash/i);
});

test("refused changes and changes without a difference write no revision", async () => {
  const { id, email } = await invite();
  await call("users.update", { id, email, name: "Sample Teacher" });
  await call("users.update", { id, email, name: "Late", version: 9 });
  await call("users.changeStatus", { id: admin.id, status: "DELETED" });
  await call("auth.changePassword", { current: "not my password", password: chosen });
  expect((await log()).map(({ action }) => action)).toEqual(["userInvited"]);
});
