import type { RestoredEntries } from "@visiga/contracts/bin";
import type { FormerPosition, ManagedEntry, MovedEntries } from "@visiga/contracts/managed-entries";
import { beforeEach, describe, expect, test } from "vitest";
import { RevisionEntity } from "#platform/revisions/revision.entity.ts";
import { plainPicture } from "#testing/sample-pictures.ts";
import { useTestApp } from "#testing/use-test-app.ts";

const { api, client } = await useTestApp({ user: {} });
const picture = await plainPicture().jpeg().toBuffer();
beforeEach(() => api.services.contentVersion.change((manager) => manager.query("DELETE FROM file")));

const read = (id: string) => client.query<ManagedEntry>("files.read", { id });
const move = (ids: readonly string[], page: string) => client.mutate<MovedEntries>("files.move", { ids, page });
const moveBack = (places: readonly FormerPosition[]) => client.mutate<RestoredEntries>("files.moveBack", { places });

describe("undoing a move", () => {
  test("undoing a move to an invalid position is refused", async () => {
    const { id } = await client.add({ page: "ALUMNI" });
    const { places } = await move([id], "GALLERY");
    const beyond = places.map((place) => ({ ...place, position: 2 ** 31 }));
    await expect(moveBack(beyond)).rejects.toThrow("400 validation_failed");
    expect(await read(id)).toMatchObject({ page: "GALLERY" });
  });

  test("undoing a move also undoes that a picture counted as showing minors", async () => {
    const added = await client.add({ page: "ALUMNI" }, picture);
    const { nowWithMinors, places } = await move([added.id], "GALLERY");
    expect(nowWithMinors).toEqual([added.id]);
    expect(await read(added.id)).toMatchObject({ minors: true, shown: false });
    expect(await moveBack(places)).toEqual({
      count: 1,
      hidden: { takenDown: 0, withoutConsent: 0, waiting: 0, scheduled: 0, ended: 0 },
    });
    expect(await read(added.id)).toMatchObject({ page: "ALUMNI", minors: null, shown: true });
    const log = await api.database.manager.findBy(RevisionEntity, { subjectId: added.id });
    expect(log.map(({ action }) => action)).toEqual(["pictureAdded", "pictureMoved", "pictureMoved"]);
  });

  test("undoing a move counts a replaced picture without consent, which it hides", async () => {
    const { id } = await client.add({ page: "GALLERY", minors: "false" }, picture);
    const { places } = await move([id], "ORGANIZATION");
    const changed = (await client.put(id, { page: "ORGANIZATION" }, picture)).json();
    expect(changed).toMatchObject({ minors: null, shown: true });
    expect(await moveBack(places)).toEqual({
      count: 1,
      hidden: { takenDown: 0, withoutConsent: 1, waiting: 0, scheduled: 0, ended: 0 },
    });
    expect(await read(id)).toMatchObject({ page: "GALLERY", minors: true, shown: false });
    expect(await client.list("/page/GALLERY")).toEqual([]);
  });

  test("undoing a move counts entries taken down, skips missing ones, and moves nothing twice", async () => {
    const [down, gone, back] = [
      await client.add({ page: "GALLERY" }),
      await client.add({ page: "GALLERY" }),
      await client.add({ page: "GALLERY" }),
    ];
    const { places } = await move([down.id, gone.id, back.id], "WAWATA");
    await client.mutate("files.setTakenDown", { id: down.id, takenDown: true });
    await client.delete(gone.id);
    expect(await moveBack(places)).toEqual({
      count: 2,
      hidden: { takenDown: 1, withoutConsent: 0, waiting: 0, scheduled: 0, ended: 0 },
    });
    expect(await moveBack(places)).toEqual({
      count: 0,
      hidden: { takenDown: 0, withoutConsent: 0, waiting: 0, scheduled: 0, ended: 0 },
    });
  });
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
    const { places } = await move([id], "ALUMNI");
    expect(await read(id)).toMatchObject({ page: "ALUMNI", sample: true });
    await moveBack(places);
    expect(await read(id)).toMatchObject({ page: "WAWATA", sample: true });
  });
});
