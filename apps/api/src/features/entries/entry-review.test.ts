import type { ActivityPage } from "@visiga/contracts/activity";
import { schoolDay } from "@visiga/contracts/dates";
import type { ManagedEntry, ManagedEntryPage } from "@visiga/contracts/managed-entries";
import { plainPicture } from "@visiga/testing/sample-pictures";
import { beforeEach, expect, test } from "vitest";
import { useTestApp } from "#testing/use-test-app.ts";
import { userClient } from "#testing/user-client.ts";

const { api, client: teacher } = await useTestApp({ user: { role: "USER" } });
const picture = await plainPicture().jpeg().toBuffer();
const priest = userClient(api, await api.logIn(await api.addUser({ role: "ADMIN" })));
beforeEach(async () => {
  await api.services.contentVersion.change((manager) => manager.query("DELETE FROM file"));
  await setRule(true);
});

const setRule = (required: boolean) => priest.mutate("files.setReviewRule", { required });
const read = (id: string) => teacher.query<ManagedEntry>("files.read", { id });
const seen = async () => (await teacher.list()).map(({ id }) => id);
const show = async (id: string) =>
  priest.mutate<ManagedEntry>("files.review", { id, version: (await read(id)).version, note: null });
const day = (days: number) => schoolDay(new Date(api.clock.now().getTime() + days * 24 * 3600 * 1000));
const found = async (only: string) =>
  (await teacher.query<ManagedEntryPage>("files.browse", { only })).items.map(({ id }) => id);

test("without the rule, what a user adds and changes is shown at once", async () => {
  await setRule(false);
  const { id, ...added } = await teacher.add();
  expect(added).toMatchObject({ waiting: false, shown: true });
  expect((await teacher.put(id, { name: "Renamed" })).json()).toMatchObject({ waiting: false, shown: true });
  expect(await seen()).toEqual([id]);
});

test("with approval on, changes of users wait and those of administrators do not", async () => {
  const added = await teacher.post({}, picture);
  expect([added.statusCode, added.json()]).toMatchObject([201, { waiting: true, shown: false, reviewNote: null }]);
  api.clock.pass(1);
  const own = await priest.add();
  expect(own).toMatchObject({ waiting: false, shown: true });
  expect((await priest.put(own.id, { name: "Renamed" })).json()).toMatchObject({ shown: true });
  expect(await seen()).toEqual([own.id]);
  expect((await teacher.put(own.id, { name: "Changed" })).json()).toMatchObject({ waiting: true, shown: false });
  expect(await seen()).toEqual([]);
  expect(await found("waiting")).toEqual([own.id, added.json().id]);
});

test("an entry that is sent back stays hidden, shows the note, and waits again after a change", async () => {
  const { id, version } = await teacher.add();
  const note = "Which feast was it?";
  await priest.mutate("files.review", { id, version, note });
  expect(await read(id)).toMatchObject({ waiting: true, reviewNote: note, shown: false });
  expect([await found("waiting"), await found("sentBack")]).toEqual([[], [id]]);
  expect((await teacher.put(id, { name: "Easter" })).json()).toMatchObject({ waiting: true, reviewNote: null });
  expect([await found("waiting"), await found("sentBack")]).toEqual([[id], []]);
  expect(await show(id)).toMatchObject({ waiting: false, shown: true });
  const { items } = await priest.query<ActivityPage>("activity.list", {});
  expect(items.slice(0, 4).map(({ action }) => action)).toEqual([
    "pictureApproved",
    "pictureChanged",
    "pictureSentBack",
    "pictureAdded",
  ]);
});

test("an administrator's edit approves nothing, and approval needs the version that was seen", async () => {
  const { id, version } = await teacher.add();
  expect((await priest.put(id, { name: "Corrected" })).json()).toMatchObject({ waiting: true, shown: false });
  await expect(priest.mutate("files.review", { id, version, note: null })).rejects.toThrow("stale_version");
  expect(await seen()).toEqual([]);
  expect(await show(id)).toMatchObject({ name: "Corrected", shown: true });
});

test("a user can neither decide nor change the rule, and a line must not be blank", async () => {
  const { id, version } = await teacher.add();
  await expect(teacher.mutate("files.review", { id, version, note: null })).rejects.toThrow("403");
  await expect(teacher.mutate("files.setReviewRule", { required: false })).rejects.toThrow("403");
  await expect(priest.mutate("files.review", { id, version, note: "  " })).rejects.toThrow("400");
  expect(await read(id)).toMatchObject({ waiting: true, shown: false });
});

const hidden = {
  "taken down": { fields: {}, hide: (id: string) => priest.mutate("files.setTakenDown", { id, takenDown: true }) },
  "without consent": { fields: { minors: "true" }, hide: async () => {} },
  past: { fields: { shownUntil: "2026-01-01" }, hide: async () => {} },
} as const;

test.each([
  ["taken down", (id: string) => teacher.mutate("files.setTakenDown", { id, takenDown: false })],
  ["without consent", (id: string) => teacher.mutate("files.noteConsent", { id, agreed: true })],
  ["without consent", (id: string) => teacher.mutate("files.setMinors", { id, minors: false })],
  ["past", (id: string) => teacher.mutate("files.setLastDay", { id, shownUntil: null })],
] as const)("an entry that is %s waits after a user removes the reason", async (reason, remove) => {
  const { fields, hide } = hidden[reason];
  const { id } = await priest.add(fields, picture);
  await hide(id);
  expect(await read(id)).toMatchObject({ waiting: false, shown: false });
  await remove(id);
  expect(await read(id)).toMatchObject({ waiting: true, shown: false });
  expect(await show(id)).toMatchObject({ shown: true });
});

test("an entry waits after a user moves it, and is shown as before after the move is undone", async () => {
  const { id } = await priest.add();
  const { revisions } = await teacher.changeAll([id], "NEWS");
  expect(await read(id)).toMatchObject({ page: "NEWS", waiting: true });
  expect(await teacher.mutate("files.undo", { revisions })).toMatchObject({ count: 1, hidden: { waiting: 0 } });
  expect(await read(id)).toMatchObject({ page: "GALLERY", waiting: false, shown: true });
});

test("an entry waits after a user restores it from the bin, also with an earlier photo", async () => {
  const { id, photo } = await priest.add({}, picture);
  await priest.put(id, {}, await plainPicture(500, 300).jpeg().toBuffer());
  const bin = async () => (await teacher.query<{ items: { id: string }[] }>("bin.list", {})).items;
  const [replaced] = await bin();
  const restored = await teacher.mutate("bin.restore", { entries: [replaced?.id] });
  expect(restored).toMatchObject({ hidden: { waiting: 1 } });
  expect(await read(id)).toMatchObject({ waiting: true, photo: { id: photo?.id } });
  await show(id);
  const { entries } = await priest.mutate<{ entries: string[] }>("files.bin", { ids: [id] });
  expect(await teacher.mutate("bin.restore", { entries })).toMatchObject({ hidden: { waiting: 1 } });
  expect(await seen()).toEqual([]);
});

test("a waiting entry still waits after the bin, with its line, and after the rule is turned off", async () => {
  const { id, version } = await teacher.add();
  await priest.mutate("files.review", { id, version, note: "Which feast?" });
  await setRule(false);
  const { entries } = await priest.mutate<{ entries: string[] }>("files.bin", { ids: [id] });
  expect(await priest.mutate("bin.restore", { entries })).toMatchObject({ hidden: { waiting: 1 } });
  expect(await read(id)).toMatchObject({ waiting: true, reviewNote: "Which feast?" });
  expect((await teacher.put(id, { name: "Easter" })).json()).toMatchObject({ waiting: true, shown: false });
  expect(await seen()).toEqual([]);
});

test("an entry does not wait after it is hidden, shown for fewer days or only gets an answer", async () => {
  const until = day(9);
  const { id } = await priest.add({ minors: "true", consent: "true", shownUntil: until }, picture);
  await teacher.mutate("files.setTakenDown", { id, takenDown: true });
  await teacher.mutate("files.setLastDay", { id, shownUntil: day(3) });
  await priest.mutate("files.setTakenDown", { id, takenDown: false });
  expect(await read(id)).toMatchObject({ waiting: false, shown: true });
  await teacher.mutate("files.noteConsent", { id, agreed: false });
  expect(await read(id)).toMatchObject({ waiting: false, shown: false });
  const unsaid = await priest.add({}, picture);
  await teacher.mutate("files.setMinors", { id: unsaid.id, minors: false });
  expect(await read(unsaid.id)).toMatchObject({ waiting: false, shown: true });
});

test("a picture that a user shows again after a removal request waits", async () => {
  const { id } = await priest.add({}, picture);
  await api.rest("POST", "/removal-requests", { payload: { file: id } });
  const { items } = await teacher.query<{ items: { id: string }[] }>("removals.list", {});
  const settled = await teacher.mutate<object>("removals.hide", { id: items[0]?.id });
  expect(await read(id)).toMatchObject({ takenDown: true, waiting: false });
  await teacher.mutate("removals.reopen", settled);
  expect(await read(id)).toMatchObject({ takenDown: false, waiting: true });
  expect(await seen()).toEqual([]);
});

test("the activity names who turned the rule on and off, once each", async () => {
  for (const required of [true, false, false, true]) await setRule(required);
  const { items } = await priest.query<ActivityPage>("activity.list", { kind: "user" });
  expect(items.slice(0, 2)).toMatchObject([
    { action: "reviewTurnedOn", by: "Sample User" },
    { action: "reviewTurnedOff", by: "Sample User" },
  ]);
});
