import type { BinEntry, RestoredEntries } from "@visiga/contracts/bin";
import { hiddenReasons } from "@visiga/contracts/managed-files";
import type { DashboardDictionary, PublicDictionary } from "@visiga/i18n/dictionaries";
import { fill } from "@visiga/i18n/format";
import { valueName } from "#dashboard/shared/words/value-name.ts";
import { displayName } from "#platform/words/display-name.ts";

export function binName(
  { kind, name }: BinEntry,
  { images, site }: DashboardDictionary,
  dictionary: PublicDictionary,
): string {
  if (kind === "site") return valueName(name, site, dictionary);
  return displayName(name, images.card.untitled);
}

/** Message about the state of a restored entry. */
export function restoredEntryWords(
  entry: BinEntry,
  hidden: RestoredEntries["hidden"],
  words: DashboardDictionary,
  dictionary: PublicDictionary,
): string {
  const reason = hiddenReasons.find((each) => hidden[each] > 0);
  const { restored, restoredHidden } = words.bin;
  return fill(reason ? restoredHidden[reason] : restored, { name: binName(entry, words, dictionary) });
}
