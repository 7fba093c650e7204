import type { ManagedEntry } from "@visiga/contracts/managed-entries";
import { useEntryWords } from "#dashboard/shared/words/entry-words.ts";
import { whatsAppMessage } from "#platform/school/telephone.ts";
import { useDashboardDictionary, useDictionary } from "#platform/words/dictionary.ts";
import type { ToastAnswer } from "./toasts.tsx";

/** Returns a function that makes the buttons of a message about an entry whose page visitors see. */
export function useShownAnswers(): (entry: ManagedEntry) => ToastAnswer[] {
  const { notice } = useDashboardDictionary().images;
  const { send } = useDictionary().common;
  const { nameOf } = useEntryWords();
  return (entry) => {
    if (!entry.shown || !entry.path) return [];
    const page = new URL(entry.path, location.origin).href;
    const opening = (address: string) => () => void window.open(address, "_blank", "noopener");
    return [
      { label: notice.open, act: opening(page) },
      { label: send.whatsapp, act: opening(whatsAppMessage(`${nameOf(entry)}\n${page}`)) },
    ];
  };
}
