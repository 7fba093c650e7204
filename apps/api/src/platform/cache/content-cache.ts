import { LRUCache } from "lru-cache";
import type { ContentVersion } from "#platform/database/content-version.ts";

type Read<Value> = () => Promise<Value>;

/** How much is cached at most: a number of values, or bytes in all and for each as `sizeCalculation` counts them. */
type Bounds<Value> =
  | { readonly max: number }
  | {
      readonly maxSize: number;
      readonly maxEntrySize: number;
      readonly sizeCalculation: (value: Value) => number;
    };

/** Values that are true until content changes: each is read once, by however many callers at a time. */
export class ContentCache<Value extends NonNullable<unknown>> {
  readonly #contentVersion: Pick<ContentVersion, "current">;
  readonly #values: LRUCache<string, Value, Read<Value>>;
  #version = -1;

  constructor(contentVersion: Pick<ContentVersion, "current">, bounds: Bounds<Value>) {
    this.#contentVersion = contentVersion;
    this.#values = new LRUCache({
      ...bounds,
      fetchMethod: (_key, _stale, { context: read }) => read(),
      // Who asked before a change still gets an answer.
      ignoreFetchAbort: true,
    });
  }

  /** @param name of what is read, the same for the same. @throws what `read` throws; nothing is cached then */
  async find(name: string, read: Read<Value>): Promise<Value> {
    // Looked at before reading: what is read later may only be newer than the version that it is cached under.
    const version = this.#contentVersion.current;
    if (version !== this.#version) this.#values.clear();
    this.#version = version;
    return (await this.#values.fetch(`${version} ${name}`, { context: read })) ?? read();
  }
}
