/**
 * A check that any client may request. Concurrent callers share one run, and a success is reused for the given
 * milliseconds, so that the check causes at most one disk write in that time.
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
