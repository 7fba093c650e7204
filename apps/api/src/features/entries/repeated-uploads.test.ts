import { randomUUID } from "node:crypto";
import { plainPicture } from "@visiga/testing/sample-pictures";
import { beforeEach, expect, test } from "vitest";
import { removePictures, storedPhotos } from "#testing/stored-photos.ts";
import { useTestApp } from "#testing/use-test-app.ts";
import { userClient } from "#testing/user-client.ts";

const { api, client } = await useTestApp({ user: { role: "ADMIN" } });
const picture = await plainPicture().jpeg().toBuffer();
beforeEach(async () => {
  await removePictures(api);
});

const send = (key: string, by = client) =>
  by.post({ name: "Feast", minors: "true", consent: "true" }, picture, { "idempotency-key": key });
const stored = async () => (await storedPhotos(api)).length;

test("a repeated upload returns the entry of the first and adds nothing", async () => {
  const key = randomUUID();
  const [first, second] = [await send(key), await send(key)];
  expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
  expect(second.json()).toEqual(first.json());
  expect(await client.list()).toHaveLength(1);
  expect(await stored()).toBe(1);
});

test("concurrent uploads with one key add one entry", async () => {
  const key = randomUUID();
  const answers = await Promise.all([1, 2, 3, 4].map(() => send(key)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
  expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
  expect(await client.list()).toHaveLength(1);
  expect(await stored()).toBe(1);
  expect(await api.database.query("SELECT 1 FROM photo")).toHaveLength(1);
});

test("a repeated upload returns an entry that was changed meanwhile in its current state", async () => {
  const key = randomUUID();
  const { id } = (await send(key)).json();
  const changed = (await client.put(id, { name: "Renamed" })).json();
  expect((await send(key)).json()).toEqual(changed);
});

test("a repeated upload returns the deleted entry as it was, in the bin and later, still deleted", async () => {
  const key = randomUUID();
  const first = (await send(key)).json();
  await client.delete(first.id);
  const again = await send(key);
  expect(again.statusCode).toBe(201);
  expect(again.json()).toEqual({ ...first, shown: false });
  expect(await client.list()).toEqual([]);
  await client.mutate("bin.empty");
  expect((await send(key)).json()).toEqual({ ...first, shown: false, sharePicture: null, photo: null, photoUrl: null });
  expect(await client.list()).toEqual([]);
  expect(await stored()).toBe(0);
});

test("a key belongs to one user, and the key of a failed upload can be reused", async () => {
  const key = randomUUID();
  const refused = await client.post({ name: "" }, picture, { "idempotency-key": key });
  expect(refused.statusCode).toBe(400);
  const other = userClient(api, await api.logIn(await api.addUser()));
  const [mine, theirs] = [(await send(key)).json(), (await send(key, other)).json()];
  expect(mine.id).not.toBe(theirs.id);
  expect(await client.list()).toHaveLength(2);
});

test("a key that is not a UUID is refused", async () => {
  const answer = await send("again");
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ code: "validation_failed", issues: [{ path: "idempotency-key" }] });
  expect(await client.list()).toEqual([]);
});
