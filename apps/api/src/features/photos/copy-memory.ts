import { LRUCache } from "lru-cache";
import type { ReadyAnswer } from "#platform/answers/ready-answer.ts";
import type { ContentVersion } from "#platform/database/content-version.ts";

/** Bytes of copies in memory. */
const size = 32 * 1024 * 1024;

interface KeptCopy {
  readonly answer: ReadyAnswer;
  /** Content version as of which a shown file has the photo. */
  readonly version: number;
}

/** The copies that are asked for most, in memory; by address. */
export class CopyMemory {
  /** Bytes of the largest copy that is kept. Phones ask for smaller ones. */
  static readonly largest = 256 * 1024;

  readonly #copies = new LRUCache<string, KeptCopy>({
    maxSize: size,
    sizeCalculation: ({ answer }) => answer.body.length + 2048,
  });
  readonly #contentVersion: Pick<ContentVersion, "current">;

  constructor(contentVersion: Pick<ContentVersion, "current">) {
    this.#contentVersion = contentVersion;
  }

  /** The copy if visitors may see it as of the current content version; undefined where that is to be asked. */
  shown(address: string): ReadyAnswer | undefined {
    const kept = this.#copies.get(address);
    return kept?.version === this.#contentVersion.current ? kept.answer : undefined;
  }

  /** The copy, whether visitors may see it or not. */
  find(address: string): ReadyAnswer | undefined {
    return this.#copies.get(address)?.answer;
  }

  /** @param version content version as of which visitors may see it */
  keep(address: string, answer: ReadyAnswer, version: number): void {
    this.#copies.set(address, { answer, version });
  }

  forget(address: string): void {
    this.#copies.delete(address);
  }
}
