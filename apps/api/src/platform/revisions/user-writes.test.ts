import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { idempotencyHeader } from "@visiga/contracts/entry-requests";
import { procedures } from "@visiga/contracts/procedure-tables";
import { form } from "@visiga/testing/form";
import { plainPicture } from "@visiga/testing/sample-pictures";
import pLimit from "p-limit";
import { describe, expect, test } from "vitest";
import { UserEntity } from "#features/users/user.entity.ts";
import { failureOf } from "#platform/trpc/failures.ts";
import { createProcedures } from "#platform/trpc/trpc.ts";
import { craftedPdf } from "#testing/crafted-pdf.ts";
import { sampleInput } from "#testing/sample-input.ts";
import { type TestUser, testPassword } from "#testing/test-app.ts";
import { useTestApp } from "#testing/use-test-app.ts";
import { entryForm } from "#testing/user-client.ts";

const { api, token: admin } = await useTestApp({ user: { role: "ADMIN" } });
const jpeg = await plainPicture().jpeg().toBuffer();

interface Caller {
  readonly user: TestUser;
  readonly token: string;
  readonly refreshToken: string;
}

async function logIn(role: "USER" | "ADMIN"): Promise<Caller> {
  const user = await api.addUser({ role });
  const { data } = (
    await api.rest("POST", "/auth/authenticate", { payload: { ...user, password: testPassword } })
  ).json();
  return { user, ...data };
}

const change = (columns: Partial<UserEntity>) => async (caller: Caller) => {
  const { name } = await api.database.manager.findOneByOrFail(UserEntity, { id: caller.user.id });
  const payload = { name, email: caller.user.email, role: "ADMIN", status: "ACTIVE", ...columns };
  const answer = await api.rest("PUT", `/users/update/${caller.user.id}`, { token: admin, payload });
  expect(answer.statusCode).toBe(200);
};
const noBrowser = { address: "192.0.2.9", device: "", cookie: { value: undefined, set: () => {} } };

const ended: Readonly<Record<string, (caller: Caller) => Promise<unknown>>> = {
  "is deleted": ({ user: { id } }) => api.rest("POST", `/users/status?id=${id}&status=DELETED`, { token: admin }),
  "is made inactive": change({ status: "INACTIVE" }),
  "logs out": ({ refreshToken }) => api.rest("POST", "/auth/logout", { payload: { refreshToken } }),
  "ends all sessions": ({ token }) => api.call("mutation", "auth.endSessions", undefined, token),
  "changes the password": ({ token }) =>
    api.call("mutation", "auth.changePassword", { current: testPassword, password: "another four words" }, token),
};

/** A body that begins after `before`, which the server reads once it has accepted the headers. */
function late(body: Buffer | object, before: () => Promise<unknown>) {
  return Readable.from(
    (async function* () {
      await before();
      yield Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body));
    })(),
  );
}

const json = { "content-type": "application/json" };
const account = () => ({ name: "Sample", email: `${randomUUID()}@example.org`, phoneNumber: "0712345678" });
const uploads = {
  "POST /files/image": () => entryForm({}, jpeg),
  "POST /files/image without a picture": () => entryForm({ page: "NEWS" }),
  "PUT /files/edit/:id": () => entryForm({ name: "Changed" }),
  "PUT /files/edit/:id with a picture": () => entryForm({}, jpeg),
  "POST /documents": () => form({}, { content: craftedPdf() }),
  "POST /users/register": () => ({ headers: json, payload: account() }),
  "PUT /users/update/:id": () => ({ headers: json, payload: account() }),
} as const;

const content = async () => {
  const tables = ["file", "photo", "document", "account", "revision"];
  const rows = tables.map((table) =>
    api.database.query(`SELECT md5(string_agg(t::text, '' ORDER BY t::text)) FROM ${table} t`),
  );
  return JSON.stringify(await Promise.all(rows));
};

async function sendLate(name: keyof typeof uploads, caller: Caller, before: () => Promise<unknown>) {
  const [method = "", path = ""] = name.split(" ");
  const { headers, payload } = uploads[name]();
  const id = path.includes("files")
    ? (await api.rest("POST", "/files/image", { token: admin, ...entryForm({}) })).json().id
    : (await api.addUser()).id;
  return api.rest(
    method as "POST" | "PUT",
    path.replace(":id", () => id),
    {
      token: caller.token,
      headers,
      payload: late(payload, before),
    },
  );
}

describe.each(Object.keys(ended))("a user who %s while the body is under way", (way) => {
  test.each(Object.keys(uploads) as (keyof typeof uploads)[])("changes nothing with %s", async (name) => {
    const caller = await logIn("ADMIN");
    let before = "";
    const answer = await sendLate(name, caller, async () => {
      await ended[way]?.(caller);
      before = await content();
    });
    expect([answer.statusCode, answer.json().code]).toEqual([401, "session_expired"]);
    expect(await content()).toBe(before);
  });
});

test.each(Object.keys(ended))(
  "a user who %s while the body is under way does not get an earlier upload",
  async (way) => {
    const caller = await logIn("USER");
    const { headers, payload } = entryForm({}, jpeg);
    const send = (body: Buffer | Readable) =>
      api.rest("POST", "/files/image", {
        token: caller.token,
        headers: { ...headers, [idempotencyHeader]: caller.user.id },
        payload: body,
      });
    expect((await send(payload)).statusCode).toBe(201);
    const answer = await send(late(payload, async () => ended[way]?.(caller)));
    expect([answer.statusCode, answer.json().code]).toEqual([401, "session_expired"]);
  },
);

test("an administrator who becomes a user while the body is under way may do what a user may", async () => {
  await api.call("mutation", "files.setReviewRule", { required: true }, admin);
  for (const [name, status, waiting] of [
    ["POST /files/image", 201, true],
    ["PUT /files/edit/:id with a picture", 200, true],
    ["POST /documents", 403, undefined],
    ["POST /users/register", 403, undefined],
  ] as const) {
    const caller = await logIn("ADMIN");
    const answer = await sendLate(name, caller, () => change({ role: "USER" })(caller));
    expect([answer.statusCode, answer.json().waiting], name).toEqual([status, waiting]);
  }
  await api.call("mutation", "files.setReviewRule", { required: false }, admin);
});

test("a change of rights waits until a write that has begun is over", async () => {
  const caller = await logIn("USER");
  const order: string[] = [];
  const { writes } = api.services;
  const actor = await api.services.authenticate(caller.token);
  let deleted: Promise<unknown> = Promise.resolve();
  await writes.transaction(actor, { as: "user" }, async (manager) => {
    deleted = ended["is deleted"]?.(caller).then(() => order.push("deleted")) ?? deleted;
    await manager.query("SELECT pg_sleep(0.3)");
    order.push("written");
  });
  await deleted;
  expect(order).toEqual(["written", "deleted"]);
});

const entry = { id: randomUUID() };
const ids = [entry.id];
const site = { key: "postalAddress", version: 7 };

/** Inputs that the schema alone does not give; null for procedures that write nothing. */
const ownInputs: Readonly<Record<string, unknown>> = {
  "auth.changePassword": { current: testPassword, password: "another four words" },
  "auth.confirmPassword": { password: testPassword },
  "auth.endSession": "own session",
  "passkeys.startRegistration": null,
  "passkeys.register": null,
  "users.register": account(),
  "users.update": { ...account(), ...entry },
  "previews.create": null,
  "files.arrange": { page: "HOME", ids, seen: ids },
  "site.save": { ...site, value: { en: "Box 1", sw: "S.L.P. 1" } },
  "site.confirmTranslation": site,
  "site.confirmSample": site,
  "entranceResults.save": {
    from: "2100-01-01",
    at: "08:00",
    until: "2100-01-01",
    results: [{ number: "1", outcome: "selected" }],
    version: 0,
  },
  "site.plan": { from: "2100-01-01", values: [{ ...site, value: null, plan: 0 }] },
  "site.returnTo": { ...site, revision: "1" },
  "site.removeText": { ...site, key: "text.motto.sentence" },
  "backups.download": null,
  "clock.confirm": null,
};

/** They look for what has ended too, or is not there, before they write. */
const notFound = ["auth.endSession", "site.returnTo", "site.publishPlan"];

const mutations = [...procedures].filter(([, { kind, access }]) => kind === "mutation" && access !== "public");

test("every input of its own is that of a procedure that writes for a user", () => {
  expect(mutations.map(([path]) => path)).toEqual(expect.arrayContaining(Object.keys(ownInputs)));
});

/** Calls a procedure for a caller who was identified before something happened to the account. */
async function callAfter(path: string, input: unknown, happens: (caller: Caller) => Promise<unknown>) {
  const caller = await logIn("ADMIN");
  const actor = await api.services.authenticate(caller.token);
  await happens(caller);
  const before = await content();
  const context = { ...noBrowser, identify: async () => actor, oneAtATime: pLimit(1), consumeQuota: async () => {} };
  const calls = createProcedures(api.services).createCaller({ ...context, origin: "" });
  const [feature = "", name = ""] = path.split(".");
  const call = (calls as never)[feature][name] as (input: unknown) => Promise<unknown>;
  const failure = await call(input === "own session" ? { id: actor.session?.id } : input).catch(failureOf);
  return { failure, isUnchanged: (await content()) === before };
}

const writing = mutations
  .map(([path, { input }]) => [path, path in ownInputs ? ownInputs[path] : input && sampleInput(input)] as const)
  .filter(([, input]) => input !== null);

test.each(writing)("a session that ends after the caller was identified ends %s", async (path, input) => {
  const { failure, isUnchanged } = await callAfter(path, input, async (caller) => ended["logs out"]?.(caller));
  expect(failure).toMatchObject({ code: notFound.includes(path) ? "not_found" : "session_expired" });
  expect(isUnchanged).toBe(true);
});

test("an administrator who becomes a user meanwhile is refused every administrator's procedure", async () => {
  const forAdmins = writing.filter(([path]) => procedures.get(path)?.access === "admin");
  expect(forAdmins.length).toBeGreaterThan(10);
  for (const [path, input] of forAdmins) {
    const { failure, isUnchanged } = await callAfter(path, input, change({ role: "USER" }));
    expect(failure, path).toMatchObject({ code: notFound.includes(path) ? "not_found" : "forbidden" });
    expect(isUnchanged, path).toBe(true);
  }
});
