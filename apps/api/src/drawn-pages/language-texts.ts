import type { Language } from "@visiga/contracts/languages";
import { loadDashboardDictionary, loadPublicDictionary } from "@visiga/i18n/dictionaries";
import { type DrawnSite, plain } from "./drawn-site.ts";

const shortest = 4;

function strings(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return value && typeof value === "object" ? Object.values(value).flatMap(strings) : [];
}

async function readContent(site: DrawnSite, language: Language) {
  const input = encodeURIComponent(JSON.stringify({ language }));
  const { result } = (await site.get(`/api/trpc/site.read?input=${input}`)).json();
  const files: unknown = (await site.get("/api/v1/files")).json();
  const lines = strings(result.data.facts).flatMap((text) => text.split("\n"));
  return { facts: lines.map(plain), files: strings(files).map(plain) };
}

export async function textsOf(site: DrawnSite, language: Language): Promise<string[]> {
  const words = [await loadPublicDictionary(language), await loadDashboardDictionary(language)];
  const { facts } = await readContent(site, language);
  return [...strings(words).map(plain), ...facts];
}

const asPattern = (text: string) => text.replace(/[.*+?^$()|[\]\\]/g, "\\$&").replace(/\{\w+\}/g, ".+");

/**
 * Texts of one language that must not appear on pages in the other: whole texts, and patterns for those with
 * placeholders. Excludes texts that are equal in both languages or appear in a file.
 */
export async function foreignTexts(site: DrawnSite, own: Language, other: Language) {
  const { files } = await readContent(site, own);
  const shared = new Set([...(await textsOf(site, own)), ...files]);
  const foreign = [...new Set(await textsOf(site, other))].filter(
    (text) => text.length >= shortest && !shared.has(text),
  );
  const letters = (text: string) => text.replace(/\{\w+\}/g, "").match(/\p{L}/gu)?.length ?? 0;
  return {
    texts: new Set(foreign.filter((text) => !text.includes("{"))),
    patterns: foreign
      .filter((text) => text.includes("{") && letters(text) >= shortest)
      .map((text) => new RegExp(`^${asPattern(text)}$`)),
  };
}
