import type { Language } from "@visiga/contracts/languages";

/** Query of the current page in another language: `?show=48` gives `?show=48&lang=sw`. */
export function languageAddress(query: string, language: Language): string {
  const parameters = new URLSearchParams(query);
  parameters.delete("lang");
  parameters.set("lang", language);
  return `?${parameters}`;
}
