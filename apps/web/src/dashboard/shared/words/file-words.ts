import type { RestoredEntries } from "@visiga/contracts/bin";
import type { Language } from "@visiga/contracts/languages";
import type { ManagedFile } from "@visiga/contracts/managed-files";
import { type HiddenCounts, hiddenReason } from "@visiga/contracts/visibility";
import { fill } from "@visiga/i18n/format";
import { today } from "#dashboard/shared/words/format-date-time.ts";
import { useDashboardDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { shownFileName } from "#platform/words/display-name.ts";

/** Texts of a file in the user’s language; English if the Swahili is missing, as for visitors. */
export function shownTexts(
  { name, title, description, swahili }: ManagedFile,
  language: Language,
): Pick<ManagedFile, "name" | "title" | "description"> {
  if (language === "en") return { name, title, description };
  return { name: swahili.name ?? name, title: swahili.title ?? title, description: swahili.description ?? description };
}

/** Display name of a file, of news its headline; `untitled` if it is blank. */
export const fileDisplayName = (file: ManagedFile, language: Language, untitled: string): string =>
  shownFileName({ page: file.page, ...shownTexts(file, language) }, untitled);

export function useFileWords() {
  const { notice, card, select, review } = useDashboardDictionary().images;
  const language = useLanguage();
  const nameOf = (file: ManagedFile): string => fileDisplayName(file, language, card.untitled);
  /** How many of several files visitors do not see. */
  const hiddenNotes = ({ takenDown, withoutConsent, scheduled, ended, waiting }: HiddenCounts): string[] => {
    const unseen = takenDown + withoutConsent + scheduled + ended;
    return [
      unseen > 0 ? fill(select.restoredHidden, { count: unseen }) : "",
      waiting > 0 ? fill(review.some, { count: waiting }) : "",
    ].filter(Boolean);
  };
  return {
    nameOf,
    hiddenNotes,
    /** Message for a stored file: `seen` if visitors see it, else the reason why they do not. */
    saved: (file: ManagedFile, seen: string = notice.saved): string => {
      const reason = hiddenReason(file, today());
      return fill(reason ? notice.hidden[reason] : seen, { name: nameOf(file) });
    },
    /** Message about restored entries: how many of the total, and how many of them visitors do not see. */
    restored: ({ count, hidden }: RestoredEntries, all: number = count): string => {
      const restored = count < all ? fill(select.restoredSome, { count, all }) : fill(select.restored, { count });
      return [restored, ...hiddenNotes(hidden)].join(" ");
    },
  };
}
