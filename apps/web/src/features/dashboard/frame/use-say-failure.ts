import { useDashboardDictionary } from "../../../platform/dashboard-dictionary.ts";
import { useDictionary } from "../../../platform/dictionary.ts";
import { failureWords } from "../../../platform/failure.ts";
import { useSay } from "./toasts.tsx";

/** Says in a toast why something did not work, and logs it. */
export function useSayFailure(): (error: unknown) => void {
  const { errors } = useDashboardDictionary();
  const { common } = useDictionary();
  const say = useSay();
  return (error) => {
    console.error(error);
    say(failureWords(error, errors) ?? common.unreachable);
  };
}
