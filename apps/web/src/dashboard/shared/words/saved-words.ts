import type { Language } from "@visiga/contracts/languages";
import { hiddenReason, type ManagedFile } from "@visiga/contracts/managed-files";
import type { DashboardDictionary } from "@visiga/i18n/dictionaries";
import { fill } from "@visiga/i18n/format";
import { managedName } from "./shown-texts.ts";

/** Message for a stored file: `seen` if visitors see it, else the reason why they do not. */
export function savedWords(
  file: ManagedFile,
  { notice, card }: DashboardDictionary["images"],
  language: Language,
  seen: string = notice.saved,
): string {
  const reason = hiddenReason(file);
  return fill(reason ? notice.hidden[reason] : seen, { name: managedName(file, language, card.untitled) });
}
