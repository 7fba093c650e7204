import type { ContentVersion } from "./content-version.ts";

interface WatchOptions {
  /** Milliseconds between two readings. */
  readonly interval?: number;
  /** Milliseconds without a reading until what is cached no longer counts as present. A restart of a database is shorter. */
  readonly trustedFor?: number;
}

/**
 * Polls for changes that other processes made, twice a second by default, and five times as often while the database does
 * not answer. Returns a function that stops it.
 */
export function watchContentVersion(
  contentVersion: Pick<ContentVersion, "refresh" | "expectChanges">,
  { interval = 500, trustedFor = 10_000 }: WatchOptions = {},
): () => void {
  contentVersion.expectChanges(trustedFor);
  let stopped = false;
  let timer = setTimeout(read, interval).unref();
  async function read(): Promise<void> {
    const begun = performance.now();
    // Where it fails, the age of the version grows, which `/readyz` and `/media` look at.
    const answered = await contentVersion.refresh().then(
      () => true,
      () => false,
    );
    const passed = performance.now() - begun;
    if (!stopped) timer = setTimeout(read, answered ? Math.max(0, interval - passed) : interval / 5).unref();
  }
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
