import { useFailureReason } from "#dashboard/kit/words/use-failure-reason.ts";
import { useToast } from "./toasts.tsx";

/** Shows in a toast why a request failed, and logs it. */
export function useFailureToast(): (error: unknown) => void {
  const reasonOf = useFailureReason();
  const showToast = useToast();
  return (error) => {
    console.error(error);
    showToast(reasonOf(error));
  };
}
