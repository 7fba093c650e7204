import { hiddenReason, type ManagedFile } from "@visiga/contracts/managed-files";
import type { DashboardDictionary } from "@visiga/i18n/dictionaries";
import { fill } from "@visiga/i18n/format";
import { shownName } from "#platform/words/shown-name.ts";

/** What became of a stored file: `seen` where visitors see it, else why they do not. */
export function savedWords(
  file: ManagedFile,
  { notice, card }: DashboardDictionary["images"],
  seen: string = notice.saved,
): string {
  const reason = hiddenReason(file);
  return fill(reason ? notice.hidden[reason] : seen, { name: shownName(file.name, card.untitled) });
}
