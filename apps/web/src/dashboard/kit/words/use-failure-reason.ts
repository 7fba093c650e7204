import { failureWords } from "#platform/data/failure.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { useDictionary } from "#platform/words/dictionary.ts";

/** Gives the reason of a failed request in the reader’s language; without a known one, that the server was not reached. */
export function useFailureReason(): (error: unknown) => string {
  const { errors } = useDashboardDictionary();
  const { common } = useDictionary();
  return (error) => failureWords(error, errors) ?? common.unreachable;
}
