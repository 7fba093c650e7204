import { useNavigate } from "@tanstack/react-router";
import type { RestoredEntries } from "@visiga/contracts/bin";
import type { ManagedEntry } from "@visiga/contracts/managed-entries";
import { type HiddenReason, hiddenReasons } from "@visiga/contracts/visibility";
import { useCircular } from "#dashboard/shared/circulars/use-circular.ts";
import { useEntryWords } from "#dashboard/shared/words/entry-words.ts";
import { whatsAppMessage } from "#platform/school/telephone.ts";
import { useSessionUser } from "#platform/session/session-user.ts";
import { useDashboardDictionary, useDictionary } from "#platform/words/dictionary.ts";
import type { ToastAnswer } from "./toasts.tsx";

/** Returns a function that makes the buttons of a message about an entry whose page visitors see. */
export function useShownAnswers(): (entry: ManagedEntry) => ToastAnswer[] {
  const { circulars, images } = useDashboardDictionary();
  const { notice } = images;
  const openCircular = useCircular();
  const { send } = useDictionary().common;
  const { nameOf } = useEntryWords();
  return (entry) => {
    if (!entry.shown || !entry.path) return [];
    const page = new URL(entry.path, location.origin).href;
    const opening = (address: string) => () => void window.open(address, "_blank", "noopener");
    return [
      { label: notice.open, act: opening(page) },
      ...(entry.page === "NEWS"
        ? [{ label: circulars.send, act: () => openCircular({ kind: "news", id: entry.id, name: nameOf(entry) }) }]
        : []),
      { label: send.whatsapp, act: opening(whatsAppMessage(`${nameOf(entry)}\n${page}`)) },
    ];
  };
}

/** Returns a function that makes the button to the list of entries that are hidden for a reason, none without a reason. */
export function useHiddenList(): (reason: HiddenReason | undefined) => ToastAnswer[] {
  const { check } = useDashboardDictionary().images;
  const navigate = useNavigate();
  const administrator = useSessionUser().role === "ADMIN";
  return (reason) => {
    if (reason === undefined) return [];
    // Only administrators decide about what waits.
    const only = reason === "waiting" && !administrator ? "hidden" : reason;
    return [{ label: check, act: () => void navigate({ to: "/dashboard", search: { page: "ALL", only } as never }) }];
  };
}

/** The first reason why visitors do not see some of the restored entries; undefined if they see them all. */
export const reasonIn = ({ hidden }: Pick<RestoredEntries, "hidden">): HiddenReason | undefined =>
  hiddenReasons.find((each) => hidden[each] > 0);
