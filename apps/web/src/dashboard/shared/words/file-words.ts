import type { RestoredEntries } from "@visiga/contracts/bin";
import type { Language } from "@visiga/contracts/languages";
import { hiddenReason, type ManagedFile } from "@visiga/contracts/managed-files";
import type { DashboardDictionary } from "@visiga/i18n/dictionaries";
import { fill } from "@visiga/i18n/format";
import { displayName } from "#platform/words/display-name.ts";

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
export const fileDisplayName = (file: ManagedFile, language: Language, untitled: string): string =>
  displayName(shownTexts(file, language).name, untitled);

/** Message for a stored file: `seen` if visitors see it, else the reason why they do not. */
export function savedWords(
  file: ManagedFile,
  { notice, card }: DashboardDictionary["images"],
  language: Language,
  seen: string = notice.saved,
): string {
  const reason = hiddenReason(file);
  return fill(reason ? notice.hidden[reason] : seen, { name: fileDisplayName(file, language, card.untitled) });
}

/** Message about restored entries: how many of the total, and how many of them visitors do not see. */
export function restoredWords(
  { count, hidden }: RestoredEntries,
  { select }: DashboardDictionary["images"],
  all: number = count,
): string {
  const unseen = hidden.takenDown + hidden.withoutConsent + hidden.scheduled;
  const hiddenNote = unseen > 0 ? fill(select.restoredHidden, { count: unseen }) : "";
  const restored = count < all ? fill(select.restoredSome, { count, all }) : fill(select.restored, { count });
  return `${restored} ${hiddenNote}`.trim();
}
