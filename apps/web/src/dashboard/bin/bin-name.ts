import type { BinEntry, RestoredEntries } from "@visiga/contracts/bin";
import { hiddenReasons } from "@visiga/contracts/managed-files";
import type { DashboardDictionary, PublicDictionary } from "@visiga/i18n/dictionaries";
import { fill } from "@visiga/i18n/format";
import { valueName } from "#dashboard/kit/words/value-name.ts";
import { shownName } from "#platform/words/shown-name.ts";

/** Display name of a binned entry. */
export function binName(
  { kind, name }: BinEntry,
  { images, site }: DashboardDictionary,
  dictionary: PublicDictionary,
): string {
  if (kind === "site") return valueName(name, site, dictionary);
  return shownName(name, images.card.untitled);
}

/** What became of one restored entry. */
export function restoredWords(
  entry: BinEntry,
  hidden: RestoredEntries["hidden"],
  words: DashboardDictionary,
  dictionary: PublicDictionary,
): string {
  const reason = hiddenReasons.find((each) => hidden[each] > 0);
  const { restored, restoredHidden } = words.bin;
  return fill(reason ? restoredHidden[reason] : restored, { name: binName(entry, words, dictionary) });
}
