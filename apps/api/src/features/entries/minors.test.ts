import type { ManagedEntry, ManagedEntryPage } from "@visiga/contracts/managed-entries";
import { plainPicture } from "@visiga/testing/sample-pictures";
import { beforeEach, expect, test } from "vitest";
import { useTestApp } from "#testing/use-test-app.ts";

const { api, client } = await useTestApp({ user: {} });
const picture = await plainPicture().jpeg().toBuffer();
beforeEach(() => api.services.contentVersion.change((manager) => manager.query("DELETE FROM file")));

const unsaid = async () => {
  const { items, total } = await client.query<ManagedEntryPage>("files.browse", { only: "minorsUnsaid" });
  expect(total).toBe(items.length);
  return items.map(({ id }) => id);
};
const say = (id: string, minors: boolean | null) => client.mutate<ManagedEntry>("files.setMinors", { id, minors });

test.each(["GALLERY", "ALUMNI"])(
  "a REST picture without an answer about minors is published on %s and listed until answered",
  async (page) => {
    const record = await client.add({ page }, picture);
    expect(record).toMatchObject({ minors: null, shown: true });
    expect((await client.list(`/page/${page}`)).map(({ id }) => id)).toEqual([record.id]);
    expect(await client.see(record)).toBe(200);
    expect(await unsaid()).toEqual([record.id]);

    expect(await say(record.id, false)).toMatchObject({ minors: false, shown: true, version: 2 });
    expect(await unsaid()).toEqual([]);
    expect(await say(record.id, null)).toMatchObject({ minors: null, shown: true });
    expect(await unsaid()).toEqual([record.id]);
    expect(await say(record.id, true)).toMatchObject({ minors: true, shown: false });
    expect(await unsaid()).toEqual([]);
    expect(await client.see(record)).toBe(404);
  },
);

test("entries with an answer about minors or without a picture are not listed", async () => {
  await client.add({ minors: "true" }, picture);
  await client.add({ minors: "false" }, picture);
  expect(await client.add({ page: "NEWS" })).toMatchObject({ minors: null, shown: true });
  expect(await unsaid()).toEqual([]);
});

test("a new picture is listed again, because the answer about minors was about the old one", async () => {
  const { id } = await client.add({ minors: "false" }, picture);
  expect((await client.put(id, { name: "Renamed" })).json()).toMatchObject({ minors: false });
  expect((await client.put(id, {}, picture)).json()).toMatchObject({ minors: null, shown: true });
  expect(await unsaid()).toEqual([id]);
  expect((await client.put(id, { minors: "true" })).json()).toMatchObject({ minors: true, shown: false });
  expect((await client.put(id, {}, picture)).json()).toMatchObject({ minors: true, shown: false });
});

test("an unanswered picture is still unanswered after a restore from the bin", async () => {
  const { id } = await client.add({}, picture);
  const { entries } = await client.mutate<{ entries: string[] }>("files.bin", { ids: [id] });
  expect(await unsaid()).toEqual([]);
  await client.mutate("bin.restore", { entries });
  expect(await unsaid()).toEqual([id]);
});

test("a picture moved to a page with students counts as showing minors, and a text stays shown", async () => {
  const [alumnus, consented, text, student] = [
    await client.add({ page: "ALUMNI", minors: "false" }, picture),
    await client.add({ page: "ALUMNI", minors: "true", consent: "true" }, picture),
    await client.add({ page: "ALUMNI" }),
    await client.add({ page: "HOME", minors: "false" }, picture),
  ];
  const ids = [alumnus.id, consented.id, text.id, student.id];
  expect(await client.changeAll(ids, "GALLERY")).toMatchObject({ count: 4, hidden: { withoutConsent: 1 } });
  expect(await client.query("files.read", { id: alumnus.id })).toMatchObject({
    page: "GALLERY",
    minors: true,
    shown: false,
  });
  expect((await client.list("/page/GALLERY")).map(({ id }) => id).sort()).toEqual(ids.slice(1).sort());
  expect(await client.changeAll(ids, "WAWATA")).toMatchObject({ count: 4, hidden: { withoutConsent: 1 } });
});

test("the activity shows who answered", async () => {
  const { id } = await client.add({}, picture);
  await say(id, false);
  await say(id, false);
  const rows = await api.database.query(
    "SELECT before -> 'minors' AS before, after -> 'minors' AS after FROM revision WHERE subject_id = $1 AND action = 'minorsSaid'",
    [id],
  );
  expect(rows).toEqual([{ before: null, after: false }]);
});
