import { LRUCache } from "lru-cache";

/** Longer texts are computed each time, so that the memory is bounded. */
const longestText = 500;

/** The function with its results for the texts that were asked for last, 1,000 by default. */
export function memoised<Value extends NonNullable<unknown>>(
  compute: (text: string) => Value,
  max = 1000,
): (text: string) => Value {
  const results = new LRUCache<string, Value>({ max, memoMethod: compute });
  return (text) => (text.length > longestText ? compute(text) : results.memo(text));
}
