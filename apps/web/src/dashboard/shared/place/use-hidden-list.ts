import { useNavigate } from "@tanstack/react-router";
import type { RestoredEntries } from "@visiga/contracts/bin";
import { type HiddenReason, hiddenReasons } from "@visiga/contracts/visibility";
import type { ToastAnswer } from "#dashboard/shared/toasts/toasts.tsx";
import { useSessionUser } from "#platform/session/session-user.ts";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";

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
