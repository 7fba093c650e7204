import { LRUCache } from "lru-cache";
import type { CachedResponse } from "#platform/cache/cached-response.ts";
import type { ContentVersion } from "#platform/cache/content-version.ts";

const size = 32 * 1024 * 1024;

interface CachedVariant {
  readonly answer: CachedResponse;
  readonly version: number;
}

export class VariantMemory {
  /** Bytes of the largest cached variant. Phones request smaller ones. */
  static readonly largest = 256 * 1024;

  readonly #variants = new LRUCache<string, CachedVariant>({
    maxSize: size,
    sizeCalculation: ({ answer }) => answer.body.length + 2048,
  });

  constructor(private readonly contentVersion: Pick<ContentVersion, "current">) {}

  /** The variant if visitors may see it as of the current content version; undefined if that is not known. */
  shown(address: string): CachedResponse | undefined {
    const cached = this.#variants.get(address);
    return cached?.version === this.contentVersion.current ? cached.answer : undefined;
  }

  find(address: string): CachedResponse | undefined {
    return this.#variants.get(address)?.answer;
  }

  /** @param version content version in which visitors may see it */
  keep(address: string, answer: CachedResponse, version: number): void {
    this.#variants.set(address, { answer, version });
  }

  forget(address: string): void {
    this.#variants.delete(address);
  }
}
