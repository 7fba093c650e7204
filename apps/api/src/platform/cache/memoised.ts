import { LRUCache } from "lru-cache";

/** Longer texts are computed each time, which bounds the memory. */
const maxLength = 500;

/** Uses only the start of a header: no browser sends a longer one, and an attacker must not choose what it costs. */
export function memoisedHeader<Value extends NonNullable<unknown>>(compute: (header: string) => Value) {
  const known = memoised(compute);
  return (header: string): Value => known(header.slice(0, maxLength));
}

export function memoised<Value extends NonNullable<unknown>>(compute: (text: string) => Value) {
  const results = new LRUCache<string, Value>({ max: 1000, memoMethod: compute });
  // `memo` takes three times as long for a known text.
  return (text: string): Value => (text.length > maxLength ? compute(text) : (results.get(text) ?? results.memo(text)));
}
