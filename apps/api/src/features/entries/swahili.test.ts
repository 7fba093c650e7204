import type { EntryListPage } from "@visiga/contracts/entry-queries";
import { expect, test } from "vitest";
import { useTestApp } from "#testing/use-test-app.ts";

const { api, client } = await useTestApp({ user: {} });

const swahili = {
  nameSw: "Kanisa",
  titleSw: "Habari",
  descriptionSw: "Juu ya kilima",
  altSw: "Mnara",
  description: "On the hill",
  alt: "A tower",
};
const read = async (page: string, language?: "en" | "sw") => {
  const input = { page, ...(language && { language }) };
  const { items }: EntryListPage = (await api.call("query", "files.list", input)).json().result.data;
  return items[0];
};

test("readers of Swahili see the Swahili text, all others the English", async () => {
  await client.add({ ...swahili, title: "News of the day", page: "NEWS" });
  const english = { name: "The chapel", title: "News of the day", description: "On the hill", alt: "A tower" };
  expect(await read("NEWS", "sw")).toMatchObject({
    name: "Kanisa",
    title: "Habari",
    description: "Juu ya kilima",
    alt: "Mnara",
  });
  expect(await read("NEWS")).toMatchObject(english);
  expect((await client.list("/page/NEWS"))[0]).toMatchObject(english);
});

test("each field without Swahili is returned in English", async () => {
  await client.add({ page: "WAWATA", description: "On the hill", alt: "A tower", nameSw: "Kanisa" });
  const expected = { name: "Kanisa", title: "EVENTS", description: "On the hill", alt: "A tower" };
  expect(await read("WAWATA", "sw")).toMatchObject(expected);
});

test.each([
  ["ORGANIZATION", "RECTOR", "RECTOR"],
  ["GALLERY", "EVENTS", "EVENTS"],
  ["ABOUT", "Whatever", "Whatever"],
  ["NEWS", "staffs", "staffs"],
  ["ALUMNI", "auxiliary bishop", "auxiliary bishop"],
  ["ALUMNI", "Class of 1995", "Habari"],
])("on page %s the title %s reads %s in Swahili", async (page, title, expected) => {
  await api.database.query("DELETE FROM file");
  await client.add({ ...swahili, page, title });
  expect((await read(page, "sw"))?.title).toBe(expected);
});

test("a search matches the beginnings of words in either language, ignoring case", async () => {
  await api.database.query("DELETE FROM file");
  await client.add({ ...swahili, title: "O-level", page: "NEWS" });
  const found = async (search: string): Promise<number> =>
    (await api.call("query", "files.list", { search })).json().result.data.total;
  for (const search of ["chap", "CHAPEL the", "kanis", "kilima hill", "o-lev", "  habari  "])
    expect(await found(search), search).toBe(1);
  for (const search of ["apel", "chapel school", "' & !", "chap\\", ":*", "--"])
    expect(await found(search), search).toBe(search === "chap\\" ? 1 : 0);
  for (const search of ["", "   "]) expect(await found(search), search).toBe(1);
});
