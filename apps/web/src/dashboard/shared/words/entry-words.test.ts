import type { ManagedEntry } from "@visiga/contracts/managed-entries";
import { expect, test } from "vitest";
import { entryDisplayName, shownTexts } from "./entry-words.ts";

const entry = {
  name: "Feast",
  title: "EVENTS",
  description: null,
  swahili: { name: "Sikukuu", title: null, description: "Misa na ngoma", alt: null },
} as ManagedEntry;

test("an entry is shown in the reader’s language, and in English where its Swahili is missing", () => {
  expect(shownTexts(entry, "en")).toEqual({ name: "Feast", title: "EVENTS", description: null });
  expect(shownTexts(entry, "sw")).toEqual({ name: "Sikukuu", title: "EVENTS", description: "Misa na ngoma" });
});

test("news is named by its headline, because its name is its author", () => {
  const news = {
    ...entry,
    page: "NEWS",
    title: "Harvest",
    swahili: { ...entry.swahili, title: "Mavuno" },
  } as ManagedEntry;
  expect(entryDisplayName(news, "en", "Untitled")).toBe("Harvest");
  expect(entryDisplayName(news, "sw", "Bila jina")).toBe("Mavuno");
});

test("an entry without a name in either language is named as untitled", () => {
  const blank = { ...entry, name: " ", swahili: { ...entry.swahili, name: null } };
  expect(entryDisplayName(blank, "sw", "Bila jina")).toBe("Bila jina");
});
