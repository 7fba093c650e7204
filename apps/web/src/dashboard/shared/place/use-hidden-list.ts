import { useNavigate } from "@tanstack/react-router";
import type { HiddenReason } from "@visiga/contracts/managed-files";
import type { ToastAnswer } from "#dashboard/shared/toasts/toasts.tsx";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";

/** Returns a function that makes the button to the list of files that are hidden for a reason. */
export function useHiddenList(): (reason: HiddenReason) => ToastAnswer[] {
  const { check } = useDashboardDictionary().images;
  const navigate = useNavigate();
  return (only) => [
    { label: check, act: () => void navigate({ to: "/dashboard", search: { page: "ALL", only } as never }) },
  ];
}
