import { useFailureReason } from "#dashboard/kit/words/use-failure-reason.ts";
import { useToast } from "./toasts.tsx";

/** Says in a toast why something did not work, and logs it. */
export function useFailureToast(): (error: unknown) => void {
  const reasonOf = useFailureReason();
  const showToast = useToast();
  return (error) => {
    console.error(error);
    showToast(reasonOf(error));
  };
}
