import { schoolDay } from "@visiga/contracts/dates";
import type { ManagedEntry, ManagedEntryPage } from "@visiga/contracts/managed-entries";
import { plainPicture } from "@visiga/testing/sample-pictures";
import { beforeEach, expect, test } from "vitest";
import { useTestApp } from "#testing/use-test-app.ts";
import { type UserClient, userClient } from "#testing/user-client.ts";
import { isDue, updateShownEntries } from "./shown-days.ts";

let client: UserClient;
let later: string;

const day = (days: number) => schoolDay(new Date(api.clock.now().getTime() + days * 24 * 3600 * 1000));

const { api } = await useTestApp();
const picture = await plainPicture().jpeg().toBuffer();
beforeEach(async () => {
  client = userClient(api, await api.logIn(await api.addUser({ role: "ADMIN" })));
  later = day(3);
  await api.services.contentVersion.change((manager) => manager.query("DELETE FROM file"));
});

test("a day in 1999 and the present day show an entry at once, and a day in 2099 schedules it", async () => {
  for (const shownFrom of ["1999-01-01", day(0), ""])
    expect(await client.add({ shownFrom })).toMatchObject({ shown: true });
  const { id } = await client.add({ shownFrom: "2099-12-31" });
  expect(await client.query("files.read", { id })).toMatchObject({ shown: false, shownFrom: "2099-12-31" });
});

test.each(["soon", "2026-02-30", "31/12/2026", "0000-01-01", "1899-12-31", "2026-12-31T00:00:00Z", "99999-01-01"])(
  "the first day %s is refused, and nothing is stored",
  async (shownFrom) => {
    const answer = await client.post({ shownFrom });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().issues).toMatchObject([{ path: "shownFrom", code: "date_invalid" }]);
    expect(await api.database.query("SELECT FROM file")).toHaveLength(0);
  },
);

test("the first day stays after other edits, a new photo, a move and a restore, until cleared", async () => {
  const { id } = await client.add({ shownFrom: later }, picture);
  const kept = { shown: false, shownFrom: later };
  expect((await client.put(id, { name: "Renamed" })).json()).toMatchObject(kept);
  expect((await client.put(id, {}, picture)).json()).toMatchObject(kept);
  await client.changeAll([id], "NEWS");
  expect(await client.query("files.read", { id })).toMatchObject(kept);
  const { entries } = await client.mutate<{ entries: string[] }>("files.bin", { ids: [id] });
  expect(await client.mutate("bin.restore", { entries })).toEqual({
    count: 1,
    hidden: { takenDown: 0, withoutConsent: 0, waiting: 0, scheduled: 1, ended: 0 },
  });
  expect(await client.query("files.read", { id })).toMatchObject(kept);
  expect((await client.put(id, { shownFrom: "" })).json()).toMatchObject({ shown: true, shownFrom: null });
});

test("news without an event date takes its first day as its date, and keeps an event date", async () => {
  const first = "2026-03-04";
  const news = await client.add({ page: "NEWS", shownFrom: first });
  expect(news).toMatchObject({ eventDay: first });
  const moved = (await client.put(news.id, { page: "NEWS", shownFrom: later, eventDay: "" })).json();
  expect(moved).toMatchObject({ eventDay: later });
  const own = (await client.put(news.id, { page: "NEWS", shownFrom: later, eventDay: "2026-01-01" })).json();
  expect(own).toMatchObject({ eventDay: "2026-01-01" });
  const kept = (await client.put(news.id, { page: "NEWS", shownFrom: first })).json();
  expect(kept).toMatchObject({ eventDay: "2026-01-01" });
  const cleared = (await client.put(news.id, { page: "NEWS", shownFrom: "", eventDay: "" })).json();
  expect(cleared).toMatchObject({ eventDay: null });
  expect(await client.add({ page: "GALLERY", shownFrom: first })).toMatchObject({ eventDay: null });
});

test("an entry that was in the bin on its first day is shown when it is restored", async () => {
  const { id } = await client.add({ shownFrom: later });
  const { entries } = await client.mutate<{ entries: string[] }>("files.bin", { ids: [id] });
  api.clock.pass(3 * 24 * 3600);
  client = userClient(api, await api.logIn(await api.addUser({ role: "ADMIN" })));
  await client.mutate("bin.restore", { entries });
  expect(await client.query("files.read", { id })).toMatchObject({ shown: true, shownFrom: later });
});

test("the content version is raised only if a first day has come", async () => {
  await client.add({ shownFrom: later });
  const { contentVersion } = api.services;
  const before = contentVersion.current;
  await updateShownEntries(api.services);
  expect(contentVersion.current).toBe(before);
  api.clock.pass(3 * 24 * 3600);
  await updateShownEntries(api.services);
  await updateShownEntries(api.services);
  expect(contentVersion.current).toBe(before + 1);
});

test("the filter of scheduled entries finds and counts those whose first day is still to come", async () => {
  const { id } = await client.add({ shownFrom: later });
  await client.add({ shownFrom: "1999-01-01" });
  await client.add();
  const { items, total } = await client.query<ManagedEntryPage>("files.browse", { only: "scheduled" });
  expect([items.map((entry) => entry.id), total]).toEqual([[id], 1]);
});

test("an entry is shown until its last day is over, and again if the day is later or cleared", async () => {
  const { id } = await client.add({ shownUntil: day(0) }, picture);
  const seen = async () => (await client.list()).map((entry) => entry.id);
  expect(await seen()).toEqual([id]);
  api.clock.pass(24 * 3600);
  await updateShownEntries(api.services);
  client = userClient(api, await api.logIn(await api.addUser()));
  expect(await seen()).toEqual([]);
  expect(await client.query("files.read", { id })).toMatchObject({ shown: false, ended: true });
  expect((await client.put(id, { name: "Renamed" })).json()).toMatchObject({ shown: false, ended: true });
  expect((await client.put(id, { shownUntil: day(0) })).json()).toMatchObject({ shown: true, ended: false });
  expect((await client.put(id, { shownUntil: day(-1) })).json()).toMatchObject({ shown: false, ended: true });
  expect((await client.put(id, { shownUntil: "" })).json()).toMatchObject({ shown: true, shownUntil: null });
  expect(await seen()).toEqual([id]);
});

test("the filter of hidden entries finds past ones, and any user prolongs one", async () => {
  const { id, version } = await client.add({ shownUntil: day(-1) });
  await client.add({ shownUntil: day(0) });
  await client.add({ shownFrom: later });
  const past = async () =>
    (await client.query<ManagedEntryPage>("files.browse", { only: "hidden" })).items.filter(({ ended }) => ended);
  expect((await past()).map((entry) => entry.id)).toEqual([id]);
  client = userClient(api, await api.logIn(await api.addUser()));
  const prolonged = await client.mutate<ManagedEntry>("files.setLastDay", { id, shownUntil: later });
  expect(prolonged).toMatchObject({ shown: true, ended: false, shownUntil: later, version: version + 1 });
  expect(await past()).toEqual([]);
  expect(await client.mutate("files.setLastDay", { id, shownUntil: null })).toMatchObject({ shownUntil: null });
  const [revision] = await api.database.query("SELECT action, before, after FROM revision ORDER BY id DESC LIMIT 1");
  expect(revision).toMatchObject({
    action: "pictureChanged",
    before: { shownUntil: later },
    after: { shownUntil: null },
  });
});

test("a last day before the first one is refused, also if only one of them is sent", async () => {
  const issues = [{ path: "shownUntil", code: "period_reversed" }];
  const refused = await client.post({ shownFrom: later, shownUntil: day(2) });
  expect([refused.statusCode, refused.json()]).toMatchObject([400, { issues }]);
  expect(await api.database.query("SELECT FROM file")).toHaveLength(0);
  const { id } = await client.add({ shownFrom: later, shownUntil: later });
  for (const change of [{ shownUntil: day(2) }, { shownFrom: day(4) }])
    expect((await client.put(id, change)).json()).toMatchObject({ issues });
  expect((await client.put(id, { shownFrom: day(4), shownUntil: "" })).json()).toMatchObject({ shownFrom: day(4) });
});

test("an entry whose last day passed in the bin stays hidden when it is restored", async () => {
  const { id } = await client.add({ shownUntil: day(1) });
  const { entries } = await client.mutate<{ entries: string[] }>("files.bin", { ids: [id] });
  api.clock.pass(2 * 24 * 3600);
  client = userClient(api, await api.logIn(await api.addUser({ role: "ADMIN" })));
  expect(await client.mutate("bin.restore", { entries })).toMatchObject({ hidden: { scheduled: 0, ended: 1 } });
  expect(await client.query("files.read", { id })).toMatchObject({ shown: false, ended: true });
});

test("the question whether a day has come or passed reads indexes only", async () => {
  const plan = await api.database.transaction(async (manager) => {
    await manager.query("SET LOCAL enable_seqscan = off");
    return manager.query(`EXPLAIN ${isDue}`, [day(0)]);
  });
  expect(JSON.stringify(plan)).not.toContain("Seq Scan");
});
