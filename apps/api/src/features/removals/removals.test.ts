import { failureStatus } from "@visiga/contracts/errors";
import type { ManagedEntry } from "@visiga/contracts/managed-entries";
import { type RemovalPage, removalDays } from "@visiga/contracts/removals";
import { plainPicture } from "@visiga/testing/sample-pictures";
import { beforeEach, expect, test } from "vitest";
import { useTestApp } from "#testing/use-test-app.ts";

let entry: ManagedEntry;
let address = 0;

const { api, client } = await useTestApp({ user: { role: "ADMIN" } });
beforeEach(async () => {
  await api.database.query("TRUNCATE removal_request");
  entry = await client.add({ name: "Feast day" }, await plainPicture().jpeg().toBuffer());
  address += 1;
});

const sendRequest = (payload: object, remoteAddress = `192.0.2.${address}`) =>
  api.rest("POST", "/removal-requests", { payload, remoteAddress });
const list = () => client.query<RemovalPage>("removals.list", {});
const rows = () => api.database.query("SELECT * FROM removal_request");

test("a visitor's request is stored with phone number and words, and listed with the picture", async () => {
  const answer = await sendRequest({ file: entry.id, telephone: " +255 700 000 001 ", words: "My son is in it. " });
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toEqual({ file: entry.id, askedAt: expect.stringMatching(/^\d{4}-.*Z$/) });
  const { items, next, total } = await list();
  expect({ next, total }).toEqual({ next: null, total: 1 });
  expect(items).toEqual([
    {
      id: expect.any(String),
      askedAt: answer.json().askedAt,
      telephone: "+255 700 000 001",
      words: "My son is in it.",
      photo: expect.objectContaining({ id: entry.photo?.id }),
      name: "Feast day",
      nameSw: null,
      page: "GALLERY",
      shown: true,
    },
  ]);
  expect(await client.query("removals.count")).toEqual({ count: 1 });
});

test("a request is listed with the Swahili name of its picture, also while that is in the bin", async () => {
  await api.database.query("UPDATE file SET name_sw = 'Sikukuu' WHERE id = $1", [entry.id]);
  await sendRequest({ file: entry.id });
  const names = async () => (await list()).items.map(({ name, nameSw }) => [name, nameSw]);
  expect(await names()).toEqual([["Feast day", "Sikukuu"]]);
  await client.mutate("files.bin", { ids: [entry.id] });
  expect(await names()).toEqual([["Feast day", "Sikukuu"]]);
});

test("a request needs only the entry, and a duplicate is stored once", async () => {
  expect((await sendRequest({ file: entry.id })).statusCode).toBe(201);
  expect((await sendRequest({ file: entry.id, telephone: "", words: " " })).statusCode).toBe(201);
  expect((await sendRequest({ file: entry.id, words: "Please" })).statusCode).toBe(201);
  expect((await list()).items.map(({ telephone, words }) => [telephone, words])).toEqual([
    [null, "Please"],
    [null, null],
  ]);
});

test.each([
  ["no file", { file: undefined }, "field_required"],
  ["no id", { file: "1' OR true" }, "id_invalid"],
  ["no telephone number", { telephone: "call me" }, "phone_invalid"],
  ["10,000 characters", { words: "x".repeat(10_000) }, "text_too_long"],
  ["a character that cannot be stored", { words: "a\0b" }, "field_invalid"],
])("%s is refused, and nothing is stored", async (_, payload, code) => {
  const answer = await sendRequest({ file: entry.id, ...payload });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().issues.map((issue: { code: string }) => issue.code)).toEqual([code]);
  expect(await rows()).toEqual([]);
});

test.each([
  ["that never was", async () => crypto.randomUUID()],
  ["in the bin", async () => (await client.delete(entry.id)) && entry.id],
  [
    "taken down",
    async () => (await client.mutate("files.setTakenDown", { id: entry.id, takenDown: true })) && entry.id,
  ],
  ["without a photo", async () => (await client.add()).id],
  [
    "that waits for consent",
    async () => (await client.add({ minors: "true" }, await plainPicture().png().toBuffer())).id,
  ],
])("a request for a picture %s is answered with picture_gone", async (_, id) => {
  const answer = await sendRequest({ file: await id() });
  expect(answer.statusCode).toBe(failureStatus.picture_gone);
  expect(answer.json()).toEqual({ code: "picture_gone", message: expect.stringContaining("no longer on the website") });
  expect(await rows()).toEqual([]);
});

test("one address is stopped after ten of 200 requests a minute, other addresses are not", async () => {
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, number) => sendRequest({ file: entry.id, words: `no. ${number}` })),
  );
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 201)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(190);
  const refused = answers.find(({ statusCode }) => statusCode === 429);
  expect(refused?.json().code).toBe("rate_limited");
  expect(Number(refused?.headers["retry-after"])).toBeGreaterThan(0);
  expect(await rows()).toHaveLength(10);
  expect((await sendRequest({ file: entry.id }, "198.51.100.1")).statusCode).toBe(201);
});

test("an IPv6 network counts as one address", async () => {
  const unknown = { file: crypto.randomUUID() };
  for (let last = 1; last <= 10; last += 1)
    expect((await sendRequest(unknown, `2001:db8::${last}`)).statusCode).toBe(failureStatus.picture_gone);
  expect((await sendRequest(unknown, "2001:db8::11")).statusCode).toBe(429);
  expect((await sendRequest({ file: entry.id }, "2001:db8:1::1")).statusCode).toBe(201);
});

test("all addresses together are limited, across replicas", async () => {
  await api.database.query(
    `INSERT INTO removal_request (file_id, photo_id, name, words, asked_at)
      SELECT $1, $2, 'Feast day', number, $3::timestamptz - interval '40 minutes' FROM generate_series(1, 100) number`,
    // The clock of the test does not advance, the clock of the database does.
    [entry.id, entry.photo?.id, api.clock.now()],
  );
  const refused = await sendRequest({ file: entry.id });
  expect([refused.statusCode, refused.json().code]).toEqual([429, "rate_limited"]);
  expect(Math.round(Number(refused.headers["retry-after"]) / 60)).toBe(20);
  expect(await rows()).toHaveLength(100);
  await api.database.query("UPDATE removal_request SET asked_at = asked_at - interval '21 minutes' WHERE words = '1'");
  expect((await sendRequest({ file: entry.id })).statusCode).toBe(201);
  expect((await sendRequest({ file: entry.id, words: "again" })).statusCode).toBe(429);
});

test("a request stays after its picture is deleted, and says that visitors no longer see it", async () => {
  await sendRequest({ file: entry.id });
  await client.delete(entry.id);
  expect((await list()).items).toMatchObject([{ name: "Feast day", page: null, shown: false }]);
});

test("requests are listed 24 at a time, each once", async () => {
  await api.database.query(
    `INSERT INTO removal_request (file_id, photo_id, name, asked_at)
      SELECT $1, $2, 'no. ' || number, now() FROM generate_series(1, 30) number`,
    [entry.id, entry.photo?.id],
  );
  const first = await list();
  const second = await client.query<RemovalPage>("removals.list", { after: first.next });
  expect([first.items.length, second.items.length, second.next, first.total]).toEqual([24, 6, null, 30]);
  const names = [...first.items, ...second.items].map(({ name }) => name);
  expect(names).toEqual(Array.from({ length: 30 }, (_, index) => `no. ${30 - index}`));
});

test("settled requests and personal data are deleted after the retention period, open ones stay", async () => {
  await sendRequest({ file: entry.id, telephone: "+255 700 000 001" });
  const [request] = (await list()).items;
  await client.mutate("removals.dismiss", { id: request?.id });
  await sendRequest({ file: entry.id, words: "Still open" });
  api.clock.pass(removalDays * 24 * 3600 - 60);
  await api.services.removals.deleteSettled();
  expect(await rows()).toHaveLength(2);
  api.clock.pass(120);
  await api.services.removals.deleteSettled();
  expect(await rows()).toMatchObject([{ words: "Still open", state: "open" }]);
});
