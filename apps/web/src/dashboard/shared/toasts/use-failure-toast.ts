import { useFailureReason } from "#dashboard/shared/words/use-failure-reason.ts";
import { useToast } from "./toasts.tsx";

/** Shows the reason of a failed request in a toast. */
export function useFailureToast(): (error: unknown) => void {
  const reasonOf = useFailureReason();
  const showToast = useToast();
  return (error) => showToast(reasonOf(error));
}
