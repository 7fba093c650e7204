import type { ContentVersion } from "./content-version.ts";

interface WatchOptions {
  readonly interval?: number;
  /** Milliseconds since the last read after which cached content counts as outdated. A database restart is shorter. */
  readonly trustedFor?: number;
}

/** Polls for changes by other processes, more often while the database does not respond, until it is stopped. */
export function watchContentVersion(
  contentVersion: Pick<ContentVersion, "refresh" | "expectChanges">,
  { interval = 500, trustedFor = 10_000 }: WatchOptions = {},
): () => void {
  contentVersion.expectChanges(trustedFor);
  let stopped = false;
  let timer = setTimeout(read, interval).unref();
  async function read(): Promise<void> {
    const startedAt = performance.now();
    // After a failed read the version's age grows, which `/readyz` and `/media` check.
    const answered = await contentVersion.refresh().then(
      () => true,
      () => false,
    );
    const passed = performance.now() - startedAt;
    if (!stopped) timer = setTimeout(read, answered ? Math.max(0, interval - passed) : interval / 5).unref();
  }
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
