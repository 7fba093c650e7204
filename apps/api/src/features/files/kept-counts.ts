import { LRUCache } from "lru-cache";
import type { ContentVersion } from "#platform/database/content-version.ts";

/** How many records match what was asked: counted once, and true until content changes. */
export class KeptCounts {
  readonly #contentVersion: Pick<ContentVersion, "current">;
  readonly #counts = new LRUCache<string, number>({ max: 500 });

  constructor(contentVersion: Pick<ContentVersion, "current">) {
    this.#contentVersion = contentVersion;
  }

  /** @param name of what is counted, the same for the same */
  async find(name: string, count: () => Promise<number>): Promise<number> {
    // Looked at before counting: what is counted later may only be newer than the version that it is kept under.
    const key = `${this.#contentVersion.current} ${name}`;
    const known = this.#counts.get(key);
    if (known !== undefined) return known;
    const counted = await count();
    this.#counts.set(key, counted);
    return counted;
  }
}
