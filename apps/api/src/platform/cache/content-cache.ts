import { setTimeout as pause } from "node:timers/promises";
import { isInterrupted } from "@visiga/system/errors/database-error";
import { LRUCache } from "lru-cache";
import { AppError } from "#platform/errors/app-error.ts";
import type { ContentVersionReader } from "./content-version.ts";

const retryAfter = 5;

type Read<Value> = () => Promise<Value>;

type Bounds<Value> =
  | { readonly max: number }
  | {
      readonly maxSize: number;
      /** Default: `maxSize`. */
      readonly maxEntrySize?: number;
      readonly sizeCalculation: (value: Value) => number;
    };

type Options<Value> = Bounds<Value> & {
  /** False for a value that concurrent callers share but that is not cached. By default every value is cached. */
  readonly isLasting?: (value: Value) => boolean;
};

/** Values that stay valid until content changes. Callers share one read, which waits while the database restarts. */
export class ContentCache<Value extends NonNullable<unknown>> {
  readonly #isLasting: (value: Value) => boolean;
  readonly #values: LRUCache<string, Value, Read<Value>>;
  readonly #retryPolicy = new RetryPolicy();
  #version = -1;

  constructor(
    private readonly contentVersion: ContentVersionReader,
    { isLasting = () => true, ...bounds }: Options<Value>,
  ) {
    this.#isLasting = isLasting;
    this.#values = new LRUCache({
      ...bounds,
      fetchMethod: (_key, _stale, { context: read }) => this.#retryPolicy.read(read),
      // Callers from before a change still receive the value.
      ignoreFetchAbort: true,
    });
  }

  peek(name: string): Value | undefined {
    if (!this.contentVersion.isUsable) return undefined;
    return this.#values.get(`${this.contentVersion.current} ${name}`);
  }

  /** @throws errors of `read`, which are not cached, and `unavailable` if a change of content may have been missed */
  async find(name: string, read: Read<Value>): Promise<Value> {
    if (!this.contentVersion.isUsable) throw new AppError("unavailable", { retryAfter });
    // Taken before the read, so that a value is never older than the version it is cached under.
    const version = this.contentVersion.current;
    if (version !== this.#version) this.#values.clear();
    this.#version = version;
    const key = `${version} ${name}`;
    const value = (await this.#values.fetch(key, { context: read })) ?? (await read());
    if (!this.#isLasting(value)) this.#values.delete(key);
    return value;
  }
}

/** Longest duration of a database restart, and pause between two read attempts, in milliseconds. */
const maxRestart = 5000;
const interval = 100;

/** Retries reads in the first seconds of an outage; later ones fail at once, so that no requests pile up. */
export class RetryPolicy {
  #outageStart = Number.NEGATIVE_INFINITY;
  #lastFailure = Number.NEGATIVE_INFINITY;

  async read<Value>(read: () => Promise<Value>): Promise<Value> {
    for (;;) {
      try {
        return await read();
      } catch (error) {
        if (!isInterrupted(error) || this.#isLong()) throw error;
        await pause(interval);
      }
    }
  }

  /** Records a failure. @returns whether the outage has lasted longer than a restart */
  #isLong(): boolean {
    const now = performance.now();
    if (now - this.#lastFailure > maxRestart) this.#outageStart = now;
    this.#lastFailure = now;
    return now - this.#outageStart > maxRestart;
  }
}
