import { LRUCache } from "lru-cache";

/** A check that any client may cause: callers share one run, and its success counts for these milliseconds. */
export function sharedCheck(check: () => Promise<void>, milliseconds: number): () => Promise<void> {
  const fetchMethod = async (): Promise<true> => {
    await check();
    return true;
  };
  const successes = new LRUCache<"check", true>({ max: 1, ttl: milliseconds, fetchMethod });
  return async () => void (await successes.fetch("check"));
}
