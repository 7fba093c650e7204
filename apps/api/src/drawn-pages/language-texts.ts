import type { Language } from "@visiga/contracts/languages";
import { loadDashboardDictionary, loadPublicDictionary } from "@visiga/i18n/dictionaries";
import { type DrawnSite, plain } from "./drawn-site.ts";

const shortest = 4;

/** Every string within dictionaries, lists and records. */
function strings(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return value && typeof value === "object" ? Object.values(value).flatMap(strings) : [];
}

/** The seminary's own content in a language, and the records, which have one language for all. */
async function readContent(site: DrawnSite, language: Language) {
  const input = encodeURIComponent(JSON.stringify({ language }));
  const { result } = (await site.get(`/api/trpc/site.read?input=${input}`)).json();
  const records: unknown = (await site.get("/api/v1/files")).json();
  const lines = strings(result.data.facts).flatMap((text) => text.split("\n"));
  return { facts: lines.map(plain), records: strings(records).map(plain) };
}

/** Everything that the site says in a language: both dictionaries and the seminary's own content. */
export async function said(site: DrawnSite, language: Language): Promise<string[]> {
  const words = [await loadPublicDictionary(language), await loadDashboardDictionary(language)];
  const { facts } = await readContent(site, language);
  return [...strings(words).map(plain), ...facts];
}

const asPattern = (text: string) => text.replace(/[.*+?^$()|[\]\\]/g, "\\$&").replace(/\{\w+\}/g, ".+");

/**
 * What may not be read on a page in the other language: whole texts, and those with placeholders as patterns. Left out
 * are the ones that are alike in both languages, and those that a record happens to say.
 */
export async function foreignTexts(site: DrawnSite, own: Language, other: Language) {
  const { records } = await readContent(site, own);
  const alike = new Set([...(await said(site, own)), ...records]);
  const foreign = [...new Set(await said(site, other))].filter((text) => text.length >= shortest && !alike.has(text));
  const letters = (text: string) => text.replace(/\{\w+\}/g, "").match(/\p{L}/gu)?.length ?? 0;
  return {
    texts: new Set(foreign.filter((text) => !text.includes("{"))),
    patterns: foreign
      .filter((text) => text.includes("{") && letters(text) >= shortest)
      .map((text) => new RegExp(`^${asPattern(text)}$`)),
  };
}
