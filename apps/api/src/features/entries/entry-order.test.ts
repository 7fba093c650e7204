import type { EntryListPage } from "@visiga/contracts/entry-queries";
import type { ArrangedEntry } from "@visiga/contracts/managed-entries";
import { beforeEach, expect, test } from "vitest";
import { useTestApp } from "#testing/use-test-app.ts";

let ids: [string, string, string];

const { api, token, client } = await useTestApp({ user: {} });
beforeEach(async () => {
  await api.services.contentVersion.change((manager) => manager.query("DELETE FROM file"));
  const add = async (day: string) => (await client.add({ page: "HOME", name: day, eventDay: day })).id;
  ids = [await add("2026-03-03"), await add("2026-02-02"), await add("2026-01-01")];
});

const order = async (page = "HOME"): Promise<string[]> => {
  const slice = await client.query<EntryListPage>("files.list", { page });
  return slice.items.map(({ id }) => id);
};
const arrange = (to: readonly string[], seen: readonly string[], page = "HOME") =>
  api.call("mutation", "files.arrange", { page, ids: to, seen }, token);

test("a page keeps the given order, later entries follow, and REST stays newest first", async () => {
  const [a, b, c] = ids;
  expect(await order()).toEqual([a, b, c]);
  expect((await arrange([c, a, b], [a, b, c])).statusCode).toBe(200);
  expect(await order()).toEqual([c, a, b]);
  const { id: late } = await client.add({ page: "HOME" });
  expect(await order()).toEqual([c, a, b, late]);
  expect((await client.list("/page/HOME")).map(({ id }) => id)).toEqual([late, a, b, c]);
});

test("an order based on a stale one is refused with the current order and changes nothing", async () => {
  const [a, b, c] = ids;
  await arrange([b, a, c], [a, b, c]);
  const refused = await arrange([c, b, a], [a, b, c]);
  expect(refused.statusCode).toBe(409);
  expect(refused.json().error.data).toMatchObject({ code: "stale_version", current: [b, a, c] });
  expect(await order()).toEqual([b, a, c]);
  await client.delete(b);
  expect((await arrange([c, b, a], [b, a, c])).json().error.data.current).toEqual([a, c]);
});

test("one of two concurrent orders of a page is refused", async () => {
  const [a, b, c] = ids;
  const answers = await Promise.all([arrange([b, a, c], ids), arrange([c, a, b], ids), arrange([c, b, a], ids)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
});

test("the entries of one group can be ordered separately", async () => {
  const [a, b, c] = ids;
  expect((await arrange([c, b], [b, c])).statusCode).toBe(200);
  expect((await order()).filter((id) => id !== a)).toEqual([c, b]);
});

test("only the entries that were seen can be ordered, on pages with a manual order", async () => {
  const [a, b] = ids;
  const elsewhere = (await client.add({ page: "ORGANIZATION" })).id;
  expect((await arrange([a], [a, b])).statusCode).toBe(400);
  expect((await arrange([a, a], [a, b])).statusCode).toBe(400);
  expect((await arrange([b, a, elsewhere], [a, b, elsewhere])).statusCode).toBe(409);
  expect((await arrange([a, b], [a, b], "NEWS")).statusCode).toBe(400);
});

test("the revision stores the order by names once, and an unchanged order writes none", async () => {
  const [a, b, c] = ids;
  await arrange([a, b, c], ids);
  await arrange([b, a, c], ids);
  const rows = await api.database.query(
    "SELECT name, before, after FROM revision WHERE action = 'orderChanged' ORDER BY id DESC LIMIT 2",
  );
  expect(rows[0]).toEqual({
    name: "HOME",
    before: { order: ["2026-03-03", "2026-02-02", "2026-01-01"] },
    after: { order: ["2026-02-02", "2026-03-03", "2026-01-01"] },
  });
});

test("the order includes entries that visitors do not see", async () => {
  const [a, b, c] = ids;
  await client.mutate("files.setTakenDown", { id: a, takenDown: true });
  expect(await order()).toEqual([b, c]);
  const all = async () =>
    (await client.query<{ items: ArrangedEntry[] }>("files.arranged", { page: "HOME" })).items.map(
      ({ id, shown }) => [id, shown] as const,
    );
  expect(await all()).toEqual([
    [a, false],
    [b, true],
    [c, true],
  ]);
  expect((await arrange([c, a, b], [a, b, c])).statusCode).toBe(200);
  expect((await all()).map(([id]) => id)).toEqual([c, a, b]);
  await client.mutate("files.setTakenDown", { id: a, takenDown: false });
  expect(await order()).toEqual([c, a, b]);
});

test("undoing a move restores the order", async () => {
  const [a, b, c] = ids;
  await arrange([c, b, a], ids);
  const { revisions } = await client.changeAll([c, b], "NEWS");
  expect(await order()).toEqual([a]);
  expect(await client.mutate("files.undo", { revisions })).toMatchObject({ count: 2 });
  expect(await order()).toEqual([c, b, a]);
});

test("an ordered entry that moves to another page loses its position", async () => {
  const [a, b, c] = ids;
  await arrange([c, b, a], ids);
  await client.changeAll([c], "NEWS");
  await client.changeAll([c], "HOME");
  expect(await order()).toEqual([b, a, c]);
});
