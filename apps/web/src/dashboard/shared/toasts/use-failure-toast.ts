import { useFailureReason } from "#dashboard/shared/words/use-failure-reason.ts";
import { useToast } from "./toasts.tsx";

/** Shows the reason of a failed request in a toast and logs it. */
export function useFailureToast(): (error: unknown) => void {
  const reasonOf = useFailureReason();
  const showToast = useToast();
  return (error) => {
    console.error(error);
    showToast(reasonOf(error));
  };
}
