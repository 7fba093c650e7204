import type { BinPage } from "@visiga/contracts/bin";
import type { EntryRecord } from "@visiga/contracts/entries";
import { expect, test } from "vitest";
import { useTestApp } from "#testing/use-test-app.ts";

const { api, client } = await useTestApp({ user: {} });

const news = { page: "NEWS", name: "Sample Author", title: "What to bring" };
const listed = async (id: string, language = "en") => {
  const { items } = await client.query<{ items: EntryRecord[] }>("files.list", { page: "NEWS", language });
  return items.find((item) => item.id === id)?.description;
};
interface Stored {
  plain_text: string | null;
  plain_text_sw: string | null;
  text_lines: unknown;
  text_lines_sw: unknown;
}
const stored = async (id: string): Promise<Stored> => {
  const [row] = await api.database.query(
    "SELECT plain_text, plain_text_sw, text_lines, text_lines_sw FROM file WHERE id = $1",
    [id],
  );
  return row;
};
const bold = (text: string) => [{ item: false, spans: [{ text, strong: true, to: null }] }];

test("a text is parsed in each language when it is added, and again only when it changes", async () => {
  const { id } = await client.add({ ...news, description: "**One**", descriptionSw: "**Moja**" });
  const added = { plain_text: "One", plain_text_sw: "Moja", text_lines: bold("One"), text_lines_sw: bold("Moja") };
  expect(await stored(id)).toEqual(added);
  await client.put(id, { ...news, name: "Another author" });
  expect(await stored(id)).toEqual(added);
  await client.put(id, { ...news, description: "**Two**" });
  expect(await stored(id)).toEqual({ ...added, plain_text: "Two", text_lines: bold("Two") });
  await client.put(id, { ...news, description: "", descriptionSw: "no format" });
  expect(Object.values(await stored(id))).toEqual([null, null, null, null]);
});

test("lists and pages show the stored text and parse none", async () => {
  const { id, path } = await client.add({ ...news, description: "**typed**", descriptionSw: "**imeandikwa**" });
  const key = String(path).slice(-10);
  await api.services.contentVersion.change((manager) =>
    manager.query("UPDATE file SET plain_text = 'stored', text_lines = $2 WHERE id = $1", [
      id,
      JSON.stringify(bold("stored")),
    ]),
  );
  expect(await listed(id)).toBe("stored");
  expect(await listed(id, "sw")).toBe("imeandikwa");
  const item = (language: string) => client.query("files.item", { page: "NEWS", key, language });
  expect(await item("en")).toMatchObject({ description: "stored", text: bold("stored") });
  expect(await item("sw")).toMatchObject({ description: "imeandikwa", text: bold("imeandikwa") });
});

test("a text that comes to the news from another page or from the bin has its format", async () => {
  const { id } = await client.add({ ...news, page: "GALLERY", description: "**moved**" });
  await client.changeAll([id], "NEWS");
  expect(await listed(id)).toBe("moved");
  await client.delete(id);
  const { items } = await client.query<BinPage>("bin.list", {});
  await client.mutate("bin.restore", { entries: [items[0]?.id] });
  expect(await listed(id)).toBe("moved");
  expect(await stored(id)).toMatchObject({ text_lines: bold("moved") });
});

test("a text with more than 300 links and words in bold is shown as it is typed", async () => {
  const description = "*a* ".repeat(301).trim();
  const { id } = await client.add({ ...news, description });
  expect(await listed(id)).toBe(description);
  expect(await stored(id)).toMatchObject({ text_lines: null });
});
