import { LRUCache } from "lru-cache";

/** Longer texts are computed each time, which bounds the memory. */
const maxLength = 500;

/** Memoises the function for the most recently used texts, 1,000 by default. */
export function memoised<Value extends NonNullable<unknown>>(
  compute: (text: string) => Value,
  max = 1000,
): (text: string) => Value {
  const results = new LRUCache<string, Value>({ max, memoMethod: compute });
  // `memo` takes three times as long for a known text.
  return (text) => (text.length > maxLength ? compute(text) : (results.get(text) ?? results.memo(text)));
}
