/** A check that any client may cause: callers share one run, and its success counts for these milliseconds. */
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
