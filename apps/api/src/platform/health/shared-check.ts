/**
 * A check that anybody may ask for as often as he likes. Callers at the same time share one, and a success counts for
 * the given milliseconds, so that asking costs the disk no more than one write in that time.
 */
export function sharedCheck(check: () => Promise<void>, milliseconds: number): () => Promise<void> {
  let running: Promise<void> | undefined;
  let known = Number.NEGATIVE_INFINITY;
  return async () => {
    if (performance.now() - known < milliseconds) return;
    running ??= check()
      .then(() => {
        known = performance.now();
      })
      .finally(() => {
        running = undefined;
      });
    await running;
  };
}
