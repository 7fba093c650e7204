import { setTimeout as pause } from "node:timers/promises";
import type { StoredArchive } from "#archive/archive-place.ts";
import type { SecondPlace } from "./second-places.ts";

/** Milliseconds for which a list is used again. */
const listLifetime = 10_000;

/** Milliseconds for which a request waits for a new list. */
const longestWait = 1000;

/**
 * What the second places hold, for requests, which do not wait for a place that does not answer. A place that is missing
 * or silent has nothing.
 */
export function listedPlaces(places: readonly SecondPlace[]): () => Promise<readonly StoredArchive[]> {
  const lists = new Map<SecondPlace, readonly StoredArchive[]>();
  const list = async (place: SecondPlace) => void lists.set(place, await place.list().catch(() => []));
  let listing: Promise<unknown> = Promise.resolve();
  let listedAt = Number.NEGATIVE_INFINITY;
  return async () => {
    if (places.length === 0) return [];
    const now = performance.now();
    if (now - listedAt > listLifetime) {
      listedAt = now;
      listing = Promise.all(places.map(list));
    }
    await Promise.race([listing, pause(longestWait, undefined, { ref: false })]);
    return [...lists.values()].flat();
  };
}
