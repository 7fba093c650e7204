import type { ContentVersion } from "./content-version.ts";

/** Polls for changes that other processes made, once a second by default. Returns a function that stops it. */
export function watchContentVersion(contentVersion: Pick<ContentVersion, "refresh">, interval = 1000): () => void {
  let asking = false;
  const timer = setInterval(async () => {
    if (asking) return;
    asking = true;
    try {
      await contentVersion.refresh();
    } catch {
      // Nothing can change while the database is unreachable; `/readyz` reports that state.
    } finally {
      asking = false;
    }
  }, interval);
  timer.unref();
  return () => clearInterval(timer);
}
