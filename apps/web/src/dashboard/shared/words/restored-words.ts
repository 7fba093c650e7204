import type { RestoredEntries } from "@visiga/contracts/bin";
import type { DashboardDictionary } from "@visiga/i18n/dictionaries";
import { fill } from "@visiga/i18n/format";

/** Message about restored entries: how many of the total, and how many of them visitors do not see. */
export function restoredWords(
  { count, hidden }: RestoredEntries,
  { select }: DashboardDictionary["images"],
  all: number = count,
): string {
  const unseen = hidden.takenDown + hidden.withoutConsent;
  const said = unseen > 0 ? fill(select.restoredHidden, { count: unseen }) : "";
  const restored = count < all ? fill(select.restoredSome, { count, all }) : fill(select.restored, { count });
  return `${restored} ${said}`.trim();
}
