import { LRUCache } from "lru-cache";
import type { ContentVersion } from "#platform/database/content-version.ts";
import type { CachedResponse } from "#platform/responses/cached-response.ts";

/** Total bytes of cached copies. */
const size = 32 * 1024 * 1024;

interface KeptCopy {
  readonly answer: CachedResponse;
  /** Content version in which a shown file uses the photo. */
  readonly version: number;
}

/** In-memory cache of the most requested copies, keyed by address. */
export class VariantMemory {
  /** Bytes of the largest cached copy. Phones request smaller ones. */
  static readonly largest = 256 * 1024;

  readonly #copies = new LRUCache<string, KeptCopy>({
    maxSize: size,
    sizeCalculation: ({ answer }) => answer.body.length + 2048,
  });
  readonly #contentVersion: Pick<ContentVersion, "current">;

  constructor(contentVersion: Pick<ContentVersion, "current">) {
    this.#contentVersion = contentVersion;
  }

  /** The copy if visitors may see it as of the current content version; undefined if that is not known. */
  shown(address: string): CachedResponse | undefined {
    const kept = this.#copies.get(address);
    return kept?.version === this.#contentVersion.current ? kept.answer : undefined;
  }

  find(address: string): CachedResponse | undefined {
    return this.#copies.get(address)?.answer;
  }

  /** @param version content version in which visitors may see it */
  keep(address: string, answer: CachedResponse, version: number): void {
    this.#copies.set(address, { answer, version });
  }

  forget(address: string): void {
    this.#copies.delete(address);
  }
}
