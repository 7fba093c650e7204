import type { Language } from "@visiga/contracts/languages";
import type { ManagedFile } from "@visiga/contracts/managed-files";
import { shownName } from "#platform/words/shown-name.ts";

/** Texts of a file in the user’s language; English if the Swahili is missing, same as for visitors. */
export function shownTexts(
  { name, title, description, swahili }: ManagedFile,
  language: Language,
): Pick<ManagedFile, "name" | "title" | "description"> {
  if (language === "en") return { name, title, description };
  return {
    name: swahili.name ?? name,
    title: swahili.title ?? title,
    description: swahili.description ?? description,
  };
}

/** Display name of a file in the user’s language; `untitled` if the name is blank. */
export const managedName = (file: ManagedFile, language: Language, untitled: string): string =>
  shownName(shownTexts(file, language).name, untitled);
