import type { EntryListPage } from "@visiga/contracts/entry-queries";
import type { ManagedEntry, ManagedEntryPage } from "@visiga/contracts/managed-entries";
import { plainPicture } from "@visiga/testing/sample-pictures";
import { expect, test } from "vitest";
import { useTestApp } from "#testing/use-test-app.ts";

const { client } = await useTestApp({ user: { role: "ADMIN" } });
const picture = await plainPicture(210, 100).png().toBuffer();

const without = () => client.query<ManagedEntryPage>("files.browse", { only: "improve" });

test("pictures of which nobody has said what they show are listed with their number", async () => {
  await client.add({ name: "No picture", nameSw: "Bila picha" });
  await client.add({ name: "Told", nameSw: "Imeelezwa", alt: "A tower", altSw: "Mnara" }, picture);
  await client.add({ name: "Decoration", nameSw: "Pambo", decorative: "true" }, picture);
  const open = await client.add({ name: "Open", nameSw: "Wazi" }, picture);
  expect(await without()).toMatchObject({ items: [{ name: "Open" }], total: 1 });
  await client.put(open.id, { alt: "A chapel", altSw: "Kanisa" });
  expect(await without()).toMatchObject({ items: [], total: 0 });
  await client.put(open.id, { alt: "", altSw: "" });
  expect(await without()).toMatchObject({ total: 1 });
});

test("a decorative picture has an empty alternative text in both languages, until it gets one", async () => {
  const { id, alt } = await client.add({ name: "Ornament", alt: "Ignored", decorative: "true" }, picture);
  expect(alt).toBe("");
  const inSwahili = async () =>
    (await client.query<EntryListPage>("files.list", { language: "sw", search: "Ornament" })).items[0]?.alt;
  expect(await inSwahili()).toBe("");
  const told: ManagedEntry = (await client.put(id, { name: "Ornament", alt: "A lily", decorative: "false" })).json();
  expect(told.alt).toBe("A lily");
  expect(await inSwahili()).toBe("A lily");
});

test("the activity says that a picture became decorative", async () => {
  const { id } = await client.add({ alt: "A tower" }, picture);
  await client.put(id, { decorative: "true" });
  const { items } = await client.query<{ items: { changes: unknown[] }[] }>("activity.list", {});
  expect(items[0]?.changes).toContainEqual({ field: "decorative", before: null, after: "✓" });
});

test("an answer other than yes or no to whether a picture is decorative is refused", async () => {
  expect((await client.post({ decorative: "maybe" })).json().issues).toMatchObject([{ path: "decorative" }]);
});
