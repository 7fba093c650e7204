import type { ContentVersion } from "./content-version.ts";

/** Hears of changes that other processes made, within about a second. Returns the way to stop. */
export function watchContentVersion(contentVersion: Pick<ContentVersion, "refresh">, interval = 1000): () => void {
  let asking = false;
  const timer = setInterval(async () => {
    if (asking) return;
    asking = true;
    try {
      await contentVersion.refresh();
    } catch {
      // While the database is away nothing changes; `/readyz` says that it is.
    } finally {
      asking = false;
    }
  }, interval);
  timer.unref();
  return () => clearInterval(timer);
}
