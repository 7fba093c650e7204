import { setTimeout as pause } from "node:timers/promises";
import type { StoredArchive } from "#archive/archive-place.ts";
import type { SecondPlace } from "./second-places.ts";

/** Milliseconds for which a list counts as new, and for which a request waits for the next one. */
const fresh = 10_000;
const patience = 1000;

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
    if (now - listedAt > fresh) {
      listedAt = now;
      listing = Promise.all(places.map(list));
    }
    await Promise.race([listing, pause(patience, undefined, { ref: false })]);
    return [...lists.values()].flat();
  };
}
