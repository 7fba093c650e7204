import type { ManagedFile } from "@visiga/contracts/managed-files";
import { expect, test } from "vitest";
import { fileDisplayName, shownTexts } from "./file-words.ts";

const file = {
  name: "Feast",
  title: "EVENTS",
  description: null,
  swahili: { name: "Sikukuu", title: null, description: "Misa na ngoma", alt: null },
} as ManagedFile;

test("a file is shown in the reader’s language, and in English where its Swahili is missing", () => {
  expect(shownTexts(file, "en")).toEqual({ name: "Feast", title: "EVENTS", description: null });
  expect(shownTexts(file, "sw")).toEqual({ name: "Sikukuu", title: "EVENTS", description: "Misa na ngoma" });
});

test("news is named by its headline, because its name is its author", () => {
  const news = {
    ...file,
    page: "NEWS",
    title: "Harvest",
    swahili: { ...file.swahili, title: "Mavuno" },
  } as ManagedFile;
  expect(fileDisplayName(news, "en", "Untitled")).toBe("Harvest");
  expect(fileDisplayName(news, "sw", "Bila jina")).toBe("Mavuno");
});

test("a file without a name in either language is named as untitled", () => {
  const blank = { ...file, name: " ", swahili: { ...file.swahili, name: null } };
  expect(fileDisplayName(blank, "sw", "Bila jina")).toBe("Bila jina");
});
