import { existsSync, readdirSync, readFileSync } from "node:fs";
import { languages } from "@visiga/contracts/languages";
import { expect, test } from "vitest";
import { loadDashboardDictionary, loadPublicDictionary } from "./dictionaries.ts";

const docs = new URL("../../../docs/", import.meta.url);
const guides = Object.fromEntries(
  languages.map((language) => [language, readFileSync(new URL(`guide.${language}.md`, docs), "utf8")]),
);

/** The paths of each text, with `…` in the place of what it fills in. */
async function pathsOfTexts(language: (typeof languages)[number]): Promise<Map<string, string[]>> {
  const paths = new Map<string, string[]>();
  const read = (part: unknown, path: string) => {
    if (typeof part === "string") {
      const text = part.replace(/\{\w+\}/g, "…");
      paths.set(text, [...(paths.get(text) ?? []), path]);
    } else for (const [name, inner] of Object.entries(part ?? {})) read(inner, `${path}.${name}`);
  };
  read({ ...(await loadDashboardDictionary(language)), common: (await loadPublicDictionary(language)).common }, "");
  return paths;
}

/** What the guide sets in bold: buttons and names on the screen. */
const named = (text: string): string[] =>
  [...text.slice(text.indexOf("\n## ")).matchAll(/\*\*([^*]+)\*\*/g)].map(([, name = ""]) => name);

test("each button that the office guide names exists in its language, the same one in both", async () => {
  const [english, swahili] = [await pathsOfTexts("en"), await pathsOfTexts("sw")];
  const [inEnglish, inSwahili] = [named(guides.en ?? ""), named(guides.sw ?? "")];
  expect(inEnglish.length).toBeGreaterThan(70);
  expect(inEnglish.filter((name) => !english.has(name))).toEqual([]);
  expect(inSwahili.filter((name) => !swahili.has(name))).toEqual([]);
  const pairs = inEnglish.map((name, at) => [name, inSwahili[at] ?? ""] as const);
  const differing = pairs.filter(
    ([name, other]) => !english.get(name)?.some((path) => swahili.get(other)?.includes(path)),
  );
  expect(differing).toEqual([]);
  expect(inSwahili).toHaveLength(inEnglish.length);
});

test("the office guide shows each of its pictures once, in its language", () => {
  const shown = Object.values(guides).flatMap((text) => [...text.matchAll(/\]\((guide\/[\w.]+)\)/g)]);
  const names = shown.map(([, path = ""]) => path);
  expect(names.filter((path) => !existsSync(new URL(path, docs)))).toEqual([]);
  expect(names.sort()).toEqual(
    readdirSync(new URL("guide", docs))
      .map((name) => `guide/${name}`)
      .sort(),
  );
});
