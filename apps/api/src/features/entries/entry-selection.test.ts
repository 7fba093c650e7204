import type { ActivityPage } from "@visiga/contracts/activity";
import { type ChangedSelection, type ManagedEntry, selectionChanges } from "@visiga/contracts/managed-entries";
import { plainPicture } from "@visiga/testing/sample-pictures";
import { beforeEach, describe, expect, test } from "vitest";
import { RevisionEntity } from "#platform/revisions/revision.entity.ts";
import { useTestApp } from "#testing/use-test-app.ts";
import { userClient } from "#testing/user-client.ts";

const { api, client } = await useTestApp({ user: {} });
const priest = userClient(api, await api.logIn(await api.addUser({ role: "ADMIN", name: "Neema" })));
const picture = await plainPicture().jpeg().toBuffer();
beforeEach(() => api.services.contentVersion.change((manager) => manager.query("DELETE FROM file")));

const read = (id: string) => client.query<ManagedEntry>("files.read", { id });
const changeSeen = (entries: readonly ManagedEntry[], to: string, as = priest) =>
  as.mutate<ChangedSelection>("files.changeAll", { entries: entries.map(({ id, version }) => ({ id, version })), to });
const undo = (revisions: readonly string[], as = priest) => as.mutate<ChangedSelection>("files.undo", { revisions });
const hidden = { takenDown: 0, withoutConsent: 0, waiting: 0, scheduled: 0, ended: 0 };
const written = async (id: string) =>
  (await api.database.manager.findBy(RevisionEntity, { subjectId: id })).map(({ action }) => action);
const setRule = (required: boolean) => priest.mutate("files.setReviewRule", { required });

/** Two pictures for each change, of which it changes the first. */
const cases = {
  show: { fields: {}, after: { waiting: false, shown: true } },
  consent: { fields: { minors: "true" }, after: { minors: true, consent: { by: "Neema" }, shown: true } },
  noMinors: { fields: { minors: "true" }, after: { minors: false, shown: true } },
  minors: { fields: {}, after: { minors: true, shown: false } },
  NEWS: { fields: {}, after: { page: "NEWS", shown: true } },
} as const;

describe.each(Object.entries(cases))("changing several pictures: %s", (to, { fields, after }) => {
  const add = async () => {
    if (to === "show") await setRule(true);
    const entries = [await client.add(fields, picture), await client.add(fields, picture)];
    await setRule(false);
    return entries;
  };

  test("changes all, and the undo returns all, each in one line of the activity", async () => {
    const entries = await add();
    const before = await Promise.all(entries.map(({ id }) => read(id)));
    const { count, revisions } = await changeSeen(entries, to);
    expect([count, revisions.length]).toEqual([2, 2]);
    for (const { id } of entries) expect(await read(id)).toMatchObject({ ...after, version: 2 });
    expect(await undo(revisions)).toMatchObject({ count: 2 });
    const returned = await Promise.all(entries.map(({ id }) => read(id)));
    expect(returned).toEqual(before.map((entry) => ({ ...entry, version: 3 })));
    const { items } = await priest.query<ActivityPage>("activity.list", { kind: "picture" });
    expect(new Set(items.slice(0, 2).map(({ at, action }) => `${at} ${action}`)).size).toBe(1);
    expect(new Set(items.slice(2, 4).map(({ at, action }) => `${at} ${action}`)).size).toBe(1);
  });

  test("changes none of them if one was changed meanwhile", async () => {
    const entries = await add();
    const [one, other] = entries;
    await client.put(String(other?.id), { name: "Renamed" });
    await expect(changeSeen(entries, to)).rejects.toThrow("409 selection_changed");
    expect(await read(String(one?.id))).toMatchObject({ version: 1 });
    expect(await written(String(one?.id))).toEqual(["pictureAdded"]);
  });

  test("changes none of them if one was deleted meanwhile", async () => {
    const entries = await add();
    const [one, other] = entries;
    await client.delete(String(other?.id));
    await expect(changeSeen(entries, to)).rejects.toThrow("409 selection_changed");
    expect(await read(String(one?.id))).toMatchObject({ version: 1 });
  });

  test("the undo changes none of them if one was changed or deleted since", async () => {
    const entries = await add();
    const [one, other] = entries;
    const { revisions } = await changeSeen(entries, to);
    await client.put(String(other?.id), { name: "Renamed" });
    await expect(undo(revisions)).rejects.toThrow("409 selection_changed");
    await client.delete(String(other?.id));
    await expect(undo(revisions)).rejects.toThrow("409 selection_changed");
    expect(await read(String(one?.id))).toMatchObject({ ...after, version: 2 });
  });

  test("a second undo and the undo of another user change nothing", async () => {
    const entries = await add();
    const { revisions } = await changeSeen(entries, to);
    await expect(undo(revisions, client)).rejects.toThrow("404 not_found");
    await undo(revisions);
    await expect(undo(revisions)).rejects.toThrow("409 selection_changed");
  });
});

test("several pictures go to the bin together or not at all, and come back together", async () => {
  const entries = [await client.add({}, picture), await client.add({}, picture)];
  const [one, other] = entries;
  await client.put(String(other?.id), { name: "Renamed" });
  await expect(changeSeen(entries, "bin", client)).rejects.toThrow("409 selection_changed");
  expect(await read(String(one?.id))).toMatchObject({ shown: true });
  const { count, revisions } = await client.changeAll(
    entries.map(({ id }) => id),
    "bin",
  );
  expect(count).toBe(2);
  await expect(undo(revisions, client)).rejects.toThrow("404 not_found");
  expect(await client.mutate("bin.restore", { entries: revisions })).toMatchObject({ count: 2 });
});

test("every change but showing is for every user", async () => {
  await setRule(true);
  for (const to of selectionChanges) {
    const entry = await client.add({ minors: "true" }, picture);
    const request = changeSeen([entry], to, client);
    if (to === "show") await expect(request).rejects.toThrow("403 forbidden");
    else expect(await request).toMatchObject({ count: to === "minors" || to === "GALLERY" ? 0 : 1 });
  }
  await setRule(false);
});

test("what a user makes more visible waits for an administrator, and the answer says so", async () => {
  const entries = [await priest.add({ minors: "true" }, picture), await priest.add({ minors: "true" }, picture)];
  await setRule(true);
  const { hidden: unseen, revisions } = await changeSeen(entries, "consent", client);
  expect(unseen).toEqual({ ...hidden, waiting: 2 });
  expect(await undo(revisions, client)).toMatchObject({ hidden: { ...hidden, withoutConsent: 2 } });
  await setRule(false);
});

test("entries that are already so stay unchanged, and texts get no answer about minors", async () => {
  const entries = [
    await client.add({ minors: "true", consent: "true" }, picture),
    await client.add({ minors: "false" }, picture),
    await client.add({ page: "NEWS" }),
    await client.add({}, picture),
  ];
  expect(await changeSeen(entries, "consent")).toMatchObject({ count: 1 });
  expect(await changeSeen(entries.slice(0, 3), "show")).toEqual({ count: 0, hidden, revisions: [] });
  expect(await changeSeen(entries.slice(1, 3), "noMinors")).toMatchObject({ count: 0 });
  expect((await read(String(entries[2]?.id))).version).toBe(1);
});

test("the undo is refused if a removal request has hidden a picture meanwhile", async () => {
  const entry = await client.add({}, picture);
  const { revisions } = await changeSeen([entry], "WAWATA");
  await api.rest("POST", "/removal-requests", { payload: { file: entry.id } });
  const { items } = await client.query<{ items: { id: string }[] }>("removals.list", {});
  await client.mutate("removals.hide", { id: items[0]?.id });
  await expect(undo(revisions)).rejects.toThrow("409 selection_changed");
  expect(await read(entry.id)).toMatchObject({ takenDown: true, shown: false });
});

test("an edit has no undo here, and neither has an unknown revision", async () => {
  const { id } = await priest.add({}, picture);
  await priest.put(id, { name: "Renamed" });
  const revisions = await api.database.manager.findBy(RevisionEntity, { subjectId: id });
  for (const revision of [...revisions.map((each) => each.id), "999999999"])
    await expect(undo([revision])).rejects.toThrow("404 not_found");
});

test("an entry names who added it", async () => {
  expect(await priest.add({}, picture)).toMatchObject({ addedBy: "Neema" });
  const { id } = await client.add({}, picture);
  await priest.put(id, { name: "Renamed" });
  expect(await read(id)).toMatchObject({ addedBy: "Sample User", addedById: expect.stringMatching(/^[\da-f-]{36}$/) });
});

describe("a sample picture", () => {
  const addSample = async () => {
    const { id } = await client.add({ page: "WAWATA" }, picture);
    await api.database.query("INSERT INTO shipped VALUES ('picture', $1, 'null')", [id]);
    return id;
  };

  test("a sample picture is confirmed without an edit, once, and the activity shows it", async () => {
    const id = await addSample();
    expect(await read(id)).toMatchObject({ sample: true });
    expect(await client.mutate("files.confirmSample", { id })).toMatchObject({ sample: false, version: 2 });
    expect(await client.mutate("files.confirmSample", { id })).toMatchObject({ sample: false, version: 2 });
    const log = await api.database.manager.findBy(RevisionEntity, { subjectId: id, action: "sampleConfirmed" });
    expect(log).toHaveLength(1);
    await expect(client.mutate("files.confirmSample", { id: crypto.randomUUID() })).rejects.toThrow("404");
  });

  test("a sample picture stays a sample when it is moved and when the move is undone", async () => {
    const id = await addSample();
    const { revisions } = await client.changeAll([id], "ALUMNI");
    expect(await read(id)).toMatchObject({ page: "ALUMNI", sample: true });
    await undo(revisions, client);
    expect(await read(id)).toMatchObject({ page: "WAWATA", sample: true });
  });
});
