import type { BinEntry, RestoredEntries } from "@visiga/contracts/bin";
import { hiddenReasons } from "@visiga/contracts/managed-files";
import type { DashboardDictionary } from "@visiga/i18n/dictionaries";
import { fill } from "@visiga/i18n/format";
import { shownName } from "#platform/words/shown-name.ts";

/** Display name of a binned entry; a site value is named by its key. */
export function binName({ kind, name }: BinEntry, { images, site }: DashboardDictionary): string {
  const keys: Readonly<Record<string, string>> = site.keys;
  if (kind === "site") return (Object.hasOwn(keys, name) && keys[name]) || name;
  return shownName(name, images.card.untitled);
}

/** What became of one restored entry. */
export function restoredWords(entry: BinEntry, hidden: RestoredEntries["hidden"], words: DashboardDictionary): string {
  const reason = hiddenReasons.find((each) => hidden[each] > 0);
  const { restored, restoredHidden } = words.bin;
  return fill(reason ? restoredHidden[reason] : restored, { name: binName(entry, words) });
}
