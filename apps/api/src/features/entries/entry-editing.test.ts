import { randomUUID } from "node:crypto";
import { plainPicture } from "@visiga/testing/sample-pictures";
import { beforeEach, expect, test } from "vitest";
import { useTestApp } from "#testing/use-test-app.ts";

const { api, client } = await useTestApp({ user: {} });
beforeEach(() => api.services.contentVersion.change((manager) => manager.query("DELETE FROM file")));

test("an edit keeps absent fields, clears empty ones and keeps the photo without a new picture", async () => {
  const record = await client.add({ description: "As it was" }, await plainPicture().png().toBuffer());
  const edited = await client.put(record.id, { name: "Renamed", page: "NEWS" });
  expect(edited.statusCode).toBe(200);
  expect(edited.json()).toEqual({
    ...record,
    name: "Renamed",
    page: "NEWS",
    path: expect.stringMatching(/^\/news\//),
    version: 2,
  });
  expect((await client.put(record.id, { description: "" })).json()).toMatchObject({ description: null, version: 3 });
  expect(await client.list("/page/NEWS")).toEqual([]);
});

test("a stale version is refused with the current entry; without a version the last write wins", async () => {
  const { id } = await client.add();
  const second = (await client.put(id, { name: "Second", version: "1" })).json();
  const refused = await client.put(id, { name: "Third", version: "1" });
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({ code: "stale_version", current: second });
  const withPicture = await client.put(id, { version: "1" }, await plainPicture().png().toBuffer());
  expect(withPicture.statusCode).toBe(409);
  expect((await client.put(id, { name: "Fourth" })).json()).toMatchObject({ name: "Fourth", version: 3 });
  expect((await client.put(id, { version: "x" })).json()).toMatchObject({
    code: "validation_failed",
    issues: [{ path: "version" }],
  });
});

test("one of several concurrent edits of the same version succeeds", async () => {
  const { id } = await client.add();
  const answers = await Promise.all([1, 2, 3, 4].map((n) => client.put(id, { name: `Writer ${n}`, version: "1" })));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
});

test("deleting returns 204 and removes the entry from lists, and deleting again returns 404", async () => {
  const { id } = await client.add();
  expect((await client.delete(id)).statusCode).toBe(204);
  expect(await client.list()).toEqual([]);
  expect((await client.delete(id)).statusCode).toBe(404);
  expect((await client.put(id)).statusCode).toBe(404);
});

test("unknown ids return 404, malformed ones 400", async () => {
  expect((await client.put(randomUUID())).statusCode).toBe(404);
  for (const id of ["1", "not-an-id", "%00", "'%20OR%201=1", "..%2f..%2fetc%2fpasswd"]) {
    expect((await client.delete(id)).json(), id).toMatchObject({ code: "validation_failed" });
    expect((await client.put(id)).json(), id).toMatchObject({ issues: [{ path: "id", code: "id_invalid" }] });
  }
});
