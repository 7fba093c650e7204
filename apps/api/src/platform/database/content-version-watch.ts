import type { ContentVersion } from "./content-version.ts";

interface WatchOptions {
  /** Milliseconds between two readings. */
  readonly interval?: number;
  /** Milliseconds without a reading until what is cached no longer counts as present. A restart of a database is shorter. */
  readonly trustedFor?: number;
}

/** Polls for changes that other processes made, once a second by default. Returns a function that stops it. */
export function watchContentVersion(
  contentVersion: Pick<ContentVersion, "refresh" | "expectChanges">,
  { interval = 1000, trustedFor = 10_000 }: WatchOptions = {},
): () => void {
  contentVersion.expectChanges(trustedFor);
  let asking = false;
  const timer = setInterval(async () => {
    if (asking) return;
    asking = true;
    try {
      await contentVersion.refresh();
    } catch {
      // The age of the version grows, which `/readyz` and `/media` look at.
    } finally {
      asking = false;
    }
  }, interval);
  timer.unref();
  return () => clearInterval(timer);
}
