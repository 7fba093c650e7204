import type { BinEntry } from "@visiga/contracts/bin";
import type { DashboardDictionary } from "@visiga/i18n/dictionaries";
import { shownName } from "#platform/words/shown-name.ts";

/** Display name of a binned entry; a site value is named by its key. */
export function binName({ kind, name }: BinEntry, { images, site }: DashboardDictionary): string {
  const keys: Readonly<Record<string, string>> = site.keys;
  if (kind === "site") return (Object.hasOwn(keys, name) && keys[name]) || name;
  return shownName(name, images.card.untitled);
}
