import type { FileListPage } from "@visiga/contracts/file-queries";
import type { ManagedFile, ManagedFilePage } from "@visiga/contracts/managed-files";
import { expect, test } from "vitest";
import { plainPicture } from "#testing/sample-pictures.ts";
import { useTestApp } from "#testing/use-test-app.ts";

const { files } = await useTestApp({ user: { role: "ADMIN" } });
const picture = await plainPicture(210, 100).png().toBuffer();

const without = () => files.query<ManagedFilePage>("files.browse", { only: "withoutAlternativeText" });

test("pictures of which nobody has said what they show are listed with their number", async () => {
  await files.add({ name: "No picture" });
  await files.add({ name: "Told", alt: "A tower" }, picture);
  await files.add({ name: "Decoration", decorative: "true" }, picture);
  const open = await files.add({ name: "Open" }, picture);
  expect(await without()).toMatchObject({ items: [{ name: "Open" }], total: 1 });
  await files.put(open.id, { alt: "A chapel" });
  expect(await without()).toMatchObject({ items: [], total: 0 });
  await files.put(open.id, { alt: "" });
  expect(await without()).toMatchObject({ total: 1 });
});

test("a decorative picture has an empty alternative text in both languages, until it gets one", async () => {
  const { id, alt } = await files.add({ name: "Ornament", alt: "Ignored", decorative: "true" }, picture);
  expect(alt).toBe("");
  const inSwahili = async () =>
    (await files.query<FileListPage>("files.list", { language: "sw", search: "Ornament" })).items[0]?.alt;
  expect(await inSwahili()).toBe("");
  const told: ManagedFile = (await files.put(id, { name: "Ornament", alt: "A lily", decorative: "false" })).json();
  expect(told.alt).toBe("A lily");
  expect(await inSwahili()).toBe("A lily");
});

test("the activity says that a picture became decorative", async () => {
  const { id } = await files.add({ alt: "A tower" }, picture);
  await files.put(id, { decorative: "true" });
  const { items } = await files.query<{ items: { changes: unknown[] }[] }>("activity.list", {});
  expect(items[0]?.changes).toContainEqual({ field: "decorative", before: null, after: "✓" });
});

test("an answer other than yes or no to whether a picture is decorative is refused", async () => {
  expect((await files.post({ decorative: "maybe" })).json().issues).toMatchObject([{ path: "decorative" }]);
});
