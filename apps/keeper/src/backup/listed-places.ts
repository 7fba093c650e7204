import { setTimeout as pause } from "node:timers/promises";
import type { StoredArchive } from "#archive/archive-place.ts";
import type { SecondPlace } from "./second-places.ts";

/** Milliseconds for which a list counts as new, and for which a request waits for the next one. */
const fresh = 10_000;
const patience = 1000;

/** What the second places hold, for requests, which do not wait for a place that does not answer. */
export class ListedPlaces {
  readonly #lists = new Map<SecondPlace, readonly StoredArchive[]>();
  #listing: Promise<unknown> = Promise.resolve();
  #listedAt = Number.NEGATIVE_INFINITY;

  constructor(private readonly places: readonly SecondPlace[]) {}

  /** The newest known list. A place that is missing or silent has none. */
  async known(): Promise<readonly StoredArchive[]> {
    if (this.places.length === 0) return [];
    const now = performance.now();
    if (now - this.#listedAt > fresh) {
      this.#listedAt = now;
      this.#listing = Promise.all(this.places.map((place) => this.#list(place)));
    }
    await Promise.race([this.#listing, pause(patience, undefined, { ref: false })]);
    return [...this.#lists.values()].flat();
  }

  async #list(place: SecondPlace): Promise<void> {
    this.#lists.set(place, await place.list().catch(() => []));
  }
}
