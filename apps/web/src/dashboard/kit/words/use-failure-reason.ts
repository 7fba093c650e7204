import { failureWords } from "#platform/data/failure.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { useDictionary } from "#platform/words/dictionary.ts";

/** Returns a function that words why a request failed; for an unknown error, that the server was not reached. */
export function useFailureReason(): (error: unknown) => string {
  const { errors } = useDashboardDictionary();
  const { common } = useDictionary();
  return (error) => failureWords(error, errors) ?? common.unreachable;
}
