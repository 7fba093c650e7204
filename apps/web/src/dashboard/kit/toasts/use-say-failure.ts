import { failureWords } from "#platform/data/failure.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
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
