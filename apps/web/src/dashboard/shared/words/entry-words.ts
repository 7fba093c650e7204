import type { RestoredEntries } from "@visiga/contracts/bin";
import type { Language } from "@visiga/contracts/languages";
import type { ManagedEntry } from "@visiga/contracts/managed-entries";
import { type HiddenCounts, hiddenReason } from "@visiga/contracts/visibility";
import { fill } from "@visiga/i18n/format";
import { today } from "#dashboard/shared/words/format-date-time.ts";
import { useDashboardDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { displayName, readersName, shownEntryName } from "#platform/words/display-name.ts";

/** Texts of an entry in the user’s language; English if the Swahili is missing, as for visitors. */
export function shownTexts(
  { name, title, description, swahili }: ManagedEntry,
  language: Language,
): Pick<ManagedEntry, "name" | "title" | "description"> {
  if (language === "en") return { name, title, description };
  return { name: swahili.name ?? name, title: swahili.title ?? title, description: swahili.description ?? description };
}

/** Display name of an entry, of news its headline; `untitled` if it is blank. */
export const entryDisplayName = (entry: ManagedEntry, language: Language, untitled: string): string =>
  shownEntryName({ page: entry.page, ...shownTexts(entry, language) }, untitled);

/** Returns a function that names an entry of which only the names are known. */
export function useReadersName(): (entry: { readonly name: string; readonly nameSw: string | null }) => string {
  const { card } = useDashboardDictionary().images;
  const language = useLanguage();
  return ({ name, nameSw }) => displayName(readersName(name, nameSw, language), card.untitled);
}

export function useEntryWords() {
  const { notice, card, select, review } = useDashboardDictionary().images;
  const language = useLanguage();
  const nameOf = (entry: ManagedEntry): string => entryDisplayName(entry, language, card.untitled);
  /** How many of several entries visitors do not see. */
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
    /** Message for a stored entry: `seen` if visitors see it, else the reason why they do not. */
    saved: (entry: ManagedEntry, seen: string = notice.saved): string => {
      const reason = hiddenReason(entry, today());
      return fill(reason ? notice.hidden[reason] : seen, { name: nameOf(entry) });
    },
    /** Message about restored entries: how many of the total, and how many of them visitors do not see. */
    restored: ({ count, hidden }: RestoredEntries, all: number = count): string => {
      const restored = count < all ? fill(select.restoredSome, { count, all }) : fill(select.restored, { count });
      return [restored, ...hiddenNotes(hidden)].join(" ");
    },
  };
}
