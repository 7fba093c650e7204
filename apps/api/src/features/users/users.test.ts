import type { RegisteredUser, UserRecord } from "@visiga/contracts/users";
import { beforeEach, describe, expect, test } from "vitest";
import { useTestApp } from "#testing/use-test-app.ts";
import { UserEntity } from "./user.entity.ts";

let token: string;
const { api } = await useTestApp();
beforeEach(async () => {
  await api.database.query("TRUNCATE account CASCADE");
  token = await api.logIn(await api.addUser({ role: "ADMIN" }));
});

const person = (email = `${crypto.randomUUID()}@example.org`) => ({
  name: "Sample Teacher",
  phoneNumber: "+255 700 000 001",
  email,
});
const register = (payload: object) => api.rest("POST", "/users/register", { payload, token });
const update = (id: string, payload: object) => api.rest("PUT", `/users/update/${id}`, { payload, token });
const remove = (id: string) => api.rest("POST", `/users/status?id=${id}&status=DELETED`, { token });
const list = async (query = "") => (await api.rest("GET", `/users${query}`, { token })).json().data;
const registered = async (email?: string): Promise<RegisteredUser> => (await register(person(email))).json();

describe("the list of users", () => {
  test("the list of users is at data.data, newest first, limited to the requested page", async () => {
    api.clock.pass(1);
    const older = await registered();
    api.clock.pass(1);
    const newer = await registered();
    const answer = await api.rest("GET", "/users?page=0&size=2", { token });
    expect(answer.statusCode).toBe(200);
    const record = ({ setPasswordUrl: _, ...user }: RegisteredUser) => user;
    expect(answer.json()).toEqual({ data: { data: [record(newer), record(older)], page: 0, size: 2, total: 3 } });
    expect((await list("?page=1&size=2")).data).toHaveLength(1);
    expect((await list("?page=9")).data).toEqual([]);
  });

  test("the list of users and its total are of ACTIVE users unless another status is requested", async () => {
    await api.addUser({ status: "INACTIVE" });
    await api.addUser({ status: "DELETED" });
    await api.addUser({ status: "DELETED" });
    expect(await list()).toMatchObject({ total: 1, data: [{ status: "ACTIVE" }] });
    expect(await list("?status=INACTIVE")).toMatchObject({ total: 1, data: [{ status: "INACTIVE" }] });
    expect((await list("?status=DELETED")).total).toBe(2);
  });

  test.each([
    "page=-1",
    "page=one",
    "page=1.5",
    "page=0x1",
    "page=1e1",
    "page=%201",
    "page=",
    "page=+1",
    "page=1&page=2",
    "size=0",
    "size=101",
    "size=x",
    "status=active",
    "status=GONE",
  ])("the list of users refuses %s", async (query) => {
    const answer = await api.rest("GET", `/users?${query}`, { token });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().issues[0].code).toMatch(/^(paging|status)_invalid$/);
  });

  test("the list of users never contains a password", async () => {
    expect(JSON.stringify(await list()).replaceAll('"passwordSet"', "")).not.toMatch(/password|argon2|hash/i);
  });
});

describe("registering", () => {
  test("registering adds an active USER, regardless of other fields of the body", async () => {
    const id = crypto.randomUUID();
    const body = {
      ...person("Some.One@Example.org "),
      role: "ADMIN",
      status: "INACTIVE",
      id,
      passwordHash: "x",
      password: "y",
    };
    const answer = await register(body);
    expect(answer.statusCode).toBe(201);
    const user = answer.json();
    expect(user).toEqual({
      id: expect.any(String),
      name: "Sample Teacher",
      email: "some.one@example.org",
      phoneNumber: "+255 700 000 001",
      role: "USER",
      status: "ACTIVE",
      passwordSet: false,
      version: 1,
      setPasswordUrl: expect.stringMatching(/^http:\/\/[^/]+\/set-password#[\w-]{43}$/),
    });
    expect(user.id).not.toBe(id);
    expect((await api.database.manager.findOneByOrFail(UserEntity, { id: user.id })).passwordHash).toBeNull();
  });

  test.each([
    [{ name: undefined }, "Name is required"],
    [{ name: "  " }, "Name is required"],
    [{ name: "n".repeat(201) }, "too long"],
    [{ phoneNumber: undefined }, "Phone number is required"],
    [{ phoneNumber: " " }, "Phone number is required"],
    [{ phoneNumber: "call me" }, "not a phone number"],
    [{ email: undefined }, "Email is required"],
    [{ email: "" }, "Email is required"],
    [{ email: "a@b" }, "not an email address"],
    [{ email: `${"a".repeat(250)}@example.org` }, "too long"],
  ])("with %j is refused", async (change, message) => {
    const answer = await register({ ...person(), ...change });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toContain(message);
    expect((await list()).total).toBe(1);
  });

  test("registering a taken email address in any case returns 409; of several at once one succeeds", async () => {
    const answers = await Promise.all(
      ["a@example.org", "A@example.org", "a@EXAMPLE.org", "a@example.org"].map((email) => register(person(email))),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json()).toEqual({ code: "email_taken", message: expect.stringContaining("already uses") });
    expect((await list()).total).toBe(2);
  });
});

describe("editing", () => {
  test("editing a user changes the given fields, keeps an absent phone and clears an empty one", async () => {
    const { id, email } = await registered();
    const renamed = await update(id, { name: "Another Name", email });
    expect(renamed.statusCode).toBe(200);
    expect(renamed.json()).toMatchObject({
      id,
      name: "Another Name",
      email,
      phoneNumber: "+255 700 000 001",
      role: "USER",
    });
    expect((await update(id, { name: "Another Name", email, phoneNumber: "" })).json().phoneNumber).toBeNull();
    expect((await update(id, { name: "Another Name", email, phoneNumber: "0700 000 002" })).json().phoneNumber).toBe(
      "0700 000 002",
    );
    expect((await update(id, { name: "Another Name", email, phoneNumber: null })).json().phoneNumber).toBeNull();
    expect((await update(id, { name: "Another Name", email, role: "ADMIN", status: "INACTIVE" })).json()).toMatchObject(
      {
        role: "ADMIN",
        status: "INACTIVE",
      },
    );
  });

  test.each([
    [{ name: "" }, "name_required"],
    [{ email: undefined }, "email_required"],
    [{ phoneNumber: "call me" }, "phone_invalid"],
    [{ role: "admin" }, "role_invalid"],
    [{ status: "DELETED" }, "status_invalid"],
    [{ status: "GONE" }, "status_invalid"],
  ])("with %j is refused", async (change, code) => {
    const { id, email } = await registered();
    const answer = await update(id, { name: "Another Name", email, ...change });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().issues[0].code).toBe(code);
  });

  test("editing a user to an email address that is taken returns 409 and changes nothing", async () => {
    const [one, other] = [await registered(), await registered()];
    const answer = await update(one.id, { name: "Another Name", email: other.email });
    expect(answer.statusCode).toBe(409);
    expect(answer.json().code).toBe("email_taken");
    expect((await list()).data.map((user: UserRecord) => user.name)).not.toContain("Another Name");
  });

  test("editing an unknown id returns 404, a malformed one 400", async () => {
    const body = { name: "Another Name", email: "another@example.org" };
    expect((await update(crypto.randomUUID(), body)).statusCode).toBe(404);
    for (const id of ["1", "undefined", "..%2F..%2Fetc", "a".repeat(300), "%00", "' OR 1=1"]) {
      const answer = await update(encodeURI(id), body);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().code).toMatch(/validation_failed|malformed_request/);
    }
  });
});

describe("deleting", () => {
  test("deleting a user removes it from the list, ends the sessions and releases the email address", async () => {
    const user = await api.addUser();
    const theirs = await api.logIn(user);
    const answer = await remove(user.id);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ id: user.id, status: "DELETED" });
    expect((await list()).total).toBe(1);
    expect((await api.rest("POST", "/auth/user", { payload: { token: theirs } })).statusCode).toBe(401);
    expect((await register(person(user.email))).statusCode).toBe(201);
  });

  test("deleting a user can be undone, unless another one now has the email address", async () => {
    const user = await registered();
    await remove(user.id);
    const back = { name: user.name, email: user.email, status: "ACTIVE" };
    expect((await update(user.id, back)).json().status).toBe("ACTIVE");
    await remove(user.id);
    await register(person(user.email));
    expect((await update(user.id, back)).statusCode).toBe(409);
  });

  test("deleting a user works without a body, with any content type", async () => {
    for (const type of ["application/json", "application/x-www-form-urlencoded", undefined]) {
      const { id } = await registered();
      const headers = { "content-length": "0", ...(type && { "content-type": type }) };
      const answer = await api.rest("POST", `/users/status?id=${id}&status=DELETED`, { token, headers });
      expect(answer.statusCode).toBe(200);
    }
  });

  test.each([
    ["", "field_required"],
    ["id=7&status=DELETED", "id_invalid"],
    [`id=${crypto.randomUUID()}`, "status_invalid"],
    [`id=${crypto.randomUUID()}&status=ACTIVE`, "status_invalid"],
    [`id=${crypto.randomUUID()}&id=${crypto.randomUUID()}&status=DELETED`, "id_invalid"],
  ])("refuses %s", async (query, code) => {
    const answer = await api.rest("POST", `/users/status?${query}`, { token });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().issues[0].code).toBe(code);
  });

  test("deleting an unknown id returns 404", async () => {
    expect((await remove(crypto.randomUUID())).statusCode).toBe(404);
  });
});

test("procedures change users as the REST routes do", async () => {
  const call = async (kind: "query" | "mutation", path: string, input: object) =>
    (await api.call(kind, `users.${path}`, input, token)).json().result?.data;
  const user = await call("mutation", "register", person());
  expect(user.setPasswordUrl).toMatch(/\/set-password#/);
  expect(await call("mutation", "update", { id: user.id, name: "Renamed", email: user.email })).toMatchObject({
    name: "Renamed",
  });
  expect(await call("query", "list", { page: 0, size: 10 })).toMatchObject({ total: 2, page: 0, size: 10 });
  expect(await call("mutation", "changeStatus", { id: user.id, status: "DELETED" })).toMatchObject({
    status: "DELETED",
  });
  const taken = await api.call("mutation", "users.update", { id: user.id, name: "", email: "x" }, token);
  expect(taken.json().error.data.issues.map((issue: { code: string }) => issue.code)).toEqual([
    "name_required",
    "email_invalid",
  ]);
});
