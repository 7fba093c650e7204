import { failureMessage } from "#platform/data/failure.ts";
import { useDashboardDictionary, useDictionary } from "#platform/words/dictionary.ts";

/** Returns a function that describes why a request failed. An unknown error counts as an unreachable server. */
export function useFailureReason(): (error: unknown) => string {
  const { errors } = useDashboardDictionary();
  const { common } = useDictionary();
  return (error) => failureMessage(error, errors) ?? common.unreachable;
}
