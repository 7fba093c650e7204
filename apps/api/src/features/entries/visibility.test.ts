import type { EntryRecord } from "@visiga/contracts/entries";
import type { EntryListPage } from "@visiga/contracts/entry-queries";
import type { ManagedEntry } from "@visiga/contracts/managed-entries";
import { plainPicture } from "@visiga/testing/sample-pictures";
import { beforeEach, expect, test } from "vitest";
import { useTestApp } from "#testing/use-test-app.ts";
import { userClient } from "#testing/user-client.ts";

const { api, user, client } = await useTestApp({ user: { role: "ADMIN" } });
const userId = user.id;
const picture = await plainPicture().jpeg().toBuffer();
beforeEach(() => api.services.contentVersion.change((manager) => manager.query("DELETE FROM file")));

/** All places that show an entry to visitors: each list that may contain it, and its photo. */
async function whereSeen(record: EntryRecord): Promise<string[]> {
  const holds = (list: readonly EntryRecord[]) => list.some(({ id }) => id === record.id);
  const slice = async (input: object): Promise<EntryListPage> =>
    (await api.call("query", "files.list", input)).json().result.data;
  const places: Record<string, boolean> = {
    list: holds(await client.list()),
    page: holds(await client.list(`/page/${record.page}`)),
    procedure: holds((await slice({ page: record.page })).items),
    title: (await slice({ title: record.title })).total > 0,
    search: holds((await slice({ search: record.name })).items),
    picture: (await client.see(record)) === 200,
  };
  return Object.keys(places).filter((place) => places[place]);
}

const everywhere = ["list", "page", "procedure", "title", "search", "picture"];

test("an entry taken down leaves all lists and its address at once, and returns when shown again", async () => {
  const record = await client.add({}, picture);
  expect(await whereSeen(record)).toEqual(everywhere);
  const down = await client.mutate<ManagedEntry>("files.setTakenDown", { id: record.id, takenDown: true });
  expect(down).toMatchObject({ takenDown: true, shown: false, version: 2 });
  expect(await whereSeen(record)).toEqual([]);
  const back = await client.mutate<ManagedEntry>("files.setTakenDown", { id: record.id, takenDown: false });
  expect(back).toMatchObject({ takenDown: false, shown: true, version: 3 });
  expect(await whereSeen(record)).toEqual(everywhere);
});

test("pictures of recognisable minors are shown only with their parents’ consent", async () => {
  const record = await client.add({ minors: "true" }, picture);
  expect(record).toMatchObject({ minors: true, consent: null, shown: false });
  expect(await whereSeen(record)).toEqual([]);

  api.clock.pass(60);
  const agreed = await client.mutate<ManagedEntry>("files.noteConsent", { id: record.id, agreed: true });
  expect(agreed).toMatchObject({ consent: { by: "Sample User", at: api.clock.now().toISOString() }, shown: true });
  expect(await whereSeen(record)).toEqual(everywhere);

  await client.mutate("files.noteConsent", { id: record.id, agreed: false });
  expect(await whereSeen(record)).toEqual([]);
  expect(await client.query("files.read", { id: record.id })).toMatchObject({ consent: null, shown: false });
});

test("a form records consent, repeating it changes nothing, and a new photo requires it again", async () => {
  const noted = api.clock.now().toISOString();
  const record = await client.add({ minors: "true", consent: "true" }, picture);
  expect(record).toMatchObject({ consent: { by: "Sample User", at: noted }, shown: true });
  api.clock.pass(60);
  const other = userClient(api, await api.logIn(await api.addUser()));
  expect((await other.put(record.id, { consent: "true" })).json().consent.at).toBe(noted);
  expect((await other.put(record.id, { name: "Renamed" })).json().consent.at).toBe(noted);
  const replaced = (await other.put(record.id, { consent: "true" }, picture)).json();
  expect(replaced.consent.at).toBe(api.clock.now().toISOString());
  const [row] = await api.database.query("SELECT consent_by FROM file WHERE id = $1", [record.id]);
  expect(row.consent_by).not.toBe(userId);
  expect((await other.put(record.id, {}, picture)).json()).toMatchObject({ consent: null, shown: false });
  expect((await other.put(record.id, { consent: "true" })).json()).toMatchObject({ shown: true });
  expect((await other.put(record.id, { consent: "false" })).json()).toMatchObject({ consent: null, shown: false });
});

test("a photo of two entries is served while one of them is shown", async () => {
  const record = await client.add({}, picture);
  await api.services.contentVersion.change((manager) =>
    manager.query("INSERT INTO file (name, title, page, photo_id) VALUES ('Twin', 'EVENTS', 'NEWS', $1)", [
      record.photo?.id,
    ]),
  );
  await client.mutate("files.setTakenDown", { id: record.id, takenDown: true });
  expect(await client.see(record)).toBe(200);
  const [duplicate] = await client.list();
  await client.mutate("files.setTakenDown", { id: duplicate?.id, takenDown: true });
  expect(await client.see(record)).toBe(404);
});

test("cached pages are dropped when an entry is shown or hidden", async () => {
  const { contentVersion } = api.services;
  let before = contentVersion.current;
  const raised = () => {
    const [was, is] = [before, contentVersion.current];
    before = is;
    return is > was;
  };
  const { id } = await client.add({}, picture);
  expect(raised()).toBe(true);
  await client.mutate("files.setTakenDown", { id, takenDown: true });
  expect(raised()).toBe(true);
  await client.changeAll([id], "NEWS");
  expect(raised()).toBe(true);
  const { entries } = await client.mutate<{ entries: string[] }>("files.bin", { ids: [id] });
  expect(raised()).toBe(true);
  await client.mutate("bin.restore", { entries });
  expect(raised()).toBe(true);
});

test("users see a small copy of photos that visitors do not see", async () => {
  const { id, photo } = await client.add({ minors: "true" }, picture);
  const thumbnail = () => client.query<{ url: string | null }>("files.thumbnail", { id: photo?.id });
  const { url } = await thumbnail();
  expect(url).toMatch(/^data:image\/webp;base64,UklGR/);
  expect(Buffer.from(url?.split(",")[1] ?? "", "base64")).toHaveLength(photo?.sources[0]?.bytes ?? 0);
  await client.delete(id);
  expect((await thumbnail()).url).toBe(url);
  await client.mutate("bin.empty");
  expect((await thumbnail()).url).toBeNull();
});

test("REST clients can read a hidden entry by its id", async () => {
  const { id } = await client.add({ minors: "true" });
  expect((await client.put(id, { name: "Renamed" })).statusCode).toBe(200);
  expect((await client.delete(id)).statusCode).toBe(204);
});
