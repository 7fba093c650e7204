import { LRUCache } from "lru-cache";
import type { KnownContent } from "#platform/database/content-version.ts";
import { OutagePatience } from "#platform/database/outage-patience.ts";
import { AppError } from "#platform/errors.ts";

/** Seconds after which a client may ask again while the database is silent. */
const retryAfter = 5;

type Read<Value> = () => Promise<Value>;

/** How much is cached at most: a number of values, or bytes in all and for each as `sizeCalculation` counts them. */
type Bounds<Value> =
  | { readonly max: number }
  | {
      readonly maxSize: number;
      readonly maxEntrySize: number;
      readonly sizeCalculation: (value: Value) => number;
    };

type Options<Value> = Bounds<Value> & {
  /** False for a value that answers those who wait for it and is not cached. Absent: every value is cached. */
  readonly isLasting?: (value: Value) => boolean;
};

/**
 * Cache of values that hold until content changes. Concurrent callers of one value share one read, which waits for a
 * database that restarts.
 */
export class ContentCache<Value extends NonNullable<unknown>> {
  readonly #contentVersion: KnownContent;
  readonly #isLasting: (value: Value) => boolean;
  readonly #values: LRUCache<string, Value, Read<Value>>;
  readonly #patience = new OutagePatience();
  #version = -1;

  constructor(contentVersion: KnownContent, { isLasting = () => true, ...bounds }: Options<Value>) {
    this.#contentVersion = contentVersion;
    this.#isLasting = isLasting;
    this.#values = new LRUCache({
      ...bounds,
      fetchMethod: (_key, _stale, { context: read }) => this.#patience.read(read),
      // A caller that asked before a change still gets an answer.
      ignoreFetchAbort: true,
    });
  }

  /** The value if it is cached and holds. */
  peek(name: string): Value | undefined {
    if (!this.#contentVersion.isUsable) return undefined;
    return this.#values.get(`${this.#contentVersion.current} ${name}`);
  }

  /**
   * @param name identifies the value among those of this cache
   * @throws what `read` throws; nothing is cached then. AppError `unavailable` where content may have changed elsewhere
   * without this process knowing
   */
  async find(name: string, read: Read<Value>): Promise<Value> {
    if (!this.#contentVersion.isUsable) throw new AppError("unavailable", { retryAfter });
    // Taken before reading: the value may only be newer than the version that it is cached under.
    const version = this.#contentVersion.current;
    if (version !== this.#version) this.#values.clear();
    this.#version = version;
    const key = `${version} ${name}`;
    const value = (await this.#values.fetch(key, { context: read })) ?? (await read());
    if (!this.#isLasting(value)) this.#values.delete(key);
    return value;
  }
}
