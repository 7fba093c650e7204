import type { ActivityPage } from "@visiga/contracts/activity";
import type { BinPage } from "@visiga/contracts/bin";
import { plainPicture } from "@visiga/testing/sample-pictures";
import { beforeEach, expect, test } from "vitest";
import { RevisionEntity } from "#platform/revisions/revision.entity.ts";
import { useTestApp } from "#testing/use-test-app.ts";
import { userClient } from "#testing/user-client.ts";

const { api, user, client } = await useTestApp({ user: {} });
const userId = user.id;
beforeEach(() => api.database.query("DELETE FROM revision"));

const revisions = () => api.database.manager.find(RevisionEntity, { order: { id: "ASC" } });

test("adding writes a revision with all fields, user and time", async () => {
  const { id } = await client.add({ nameSw: "Kanisa", focalX: "10", minors: "true", eventDay: "2026-10-04" });
  const blank = { description: null, titleSw: null, descriptionSw: null, alt: null, altSw: null, photo: null };
  expect(await revisions()).toMatchObject([
    {
      kind: "picture",
      action: "pictureAdded",
      subjectId: id,
      name: "The chapel",
      at: api.clock.now(),
      actorId: userId,
      actorName: "Sample User",
      before: null,
      binUntil: null,
      after: {
        ...blank,
        name: "The chapel",
        title: "EVENTS",
        page: "GALLERY",
        nameSw: "Kanisa",
        focal: "10% 50%",
        minors: true,
        consent: false,
        takenDown: false,
        eventDay: "2026-10-04",
      },
    },
  ]);
});

test("an edit writes one revision with before and after, and a form saved unchanged writes none", async () => {
  const { id } = await client.add();
  await client.put(id, { name: "Renamed", alt: "A tower" });
  await client.put(id, { name: "Renamed", alt: "A tower" });
  const [, edit, ...others] = await revisions();
  expect(others).toEqual([]);
  expect(edit).toMatchObject({
    action: "pictureChanged",
    name: "Renamed",
    before: { name: "The chapel", alt: null },
    after: { name: "Renamed", alt: "A tower" },
  });
});

test("a refused edit writes no revision", async () => {
  const { id } = await client.add();
  await client.put(id, { name: "Renamed", version: "7" });
  expect(await revisions()).toHaveLength(1);
});

test("each one-click change writes a revision an entry, and a change without a difference none", async () => {
  const [one, other] = [await client.add({ minors: "true" }), await client.add({ page: "NEWS" })];
  const mutate = (path: string, input: object) => client.mutate(path, input);
  await mutate("files.noteConsent", { id: one.id, agreed: true });
  await mutate("files.noteConsent", { id: one.id, agreed: true });
  await mutate("files.setTakenDown", { id: one.id, takenDown: true });
  await mutate("files.setTakenDown", { id: one.id, takenDown: true });
  await mutate("files.setTakenDown", { id: one.id, takenDown: false });
  await mutate("files.noteConsent", { id: one.id, agreed: false });
  await client.changeAll([one.id, other.id], "NEWS");
  await mutate("files.bin", { ids: [one.id, other.id] });
  const written = (await revisions()).slice(2).map(({ action, subjectId }) => [action, subjectId]);
  expect(written).toEqual([
    ["consentNoted", one.id],
    ["pictureTakenDown", one.id],
    ["picturePutBack", one.id],
    ["consentWithdrawn", one.id],
    ["pictureMoved", one.id],
    ["pictureBinned", one.id],
    ["pictureBinned", other.id],
  ]);
});

test("the activity and the bin name news by its headline, not by its author", async () => {
  const { id } = await client.add({ name: "Sample Author", title: "Feast day", titleSw: "Sikukuu", page: "NEWS" });
  const admin = userClient(api, await api.logIn(await api.addUser({ role: "ADMIN" })));
  const { items } = await admin.query<ActivityPage>("activity.list", { kind: "picture" });
  expect(items[0]).toMatchObject({ action: "pictureAdded", item: "Feast day", itemSw: "Sikukuu" });
  await client.delete(id);
  const bin = await admin.query<BinPage>("bin.list", {});
  expect(bin.items[0]).toMatchObject({ name: "Feast day", nameSw: "Sikukuu" });
});

test("the activity shows revisions as readable fields", async () => {
  const picture = await plainPicture().jpeg().toBuffer();
  const { id, photo } = await client.add({ name: "Before" }, picture);
  const after = (await client.put(id, { name: "After", consent: "true", focalY: "20" }, picture)).json();
  const admin = userClient(api, await api.logIn(await api.addUser({ role: "ADMIN" })));
  const { items } = await admin.query<ActivityPage>("activity.list", { kind: "picture" });
  expect(items[0]).toMatchObject({ action: "pictureChanged", item: "After", by: "Sample User" });
  expect(items[0]?.changes).toEqual([
    { field: "name", before: "Before", after: "After" },
    { field: "focal", before: "50% 50%", after: "50% 20%" },
    { field: "photo", before: photo?.id, after: after.photo.id },
    { field: "consent", before: null, after: "✓" },
  ]);
});
