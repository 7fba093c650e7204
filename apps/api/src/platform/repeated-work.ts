import type { Report } from "./start-failure.ts";

/**
 * Runs `work` now and again some milliseconds after each end, until it is stopped. A failure is reported when it is
 * another than the last time.
 * @param options `delay`: milliseconds until the first time
 * @returns a function that stops it, and settles once running work has ended
 */
export function repeat(
  work: (signal: AbortSignal) => Promise<void>,
  interval: number,
  report: Report,
  { delay = 0 }: { readonly delay?: number } = {},
): () => Promise<void> {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let lastFailure: string | undefined;
  const turn = async () => {
    const failure = await work(stopping.signal).then(
      () => undefined,
      (error: unknown) => String(error),
    );
    if (failure !== undefined && failure !== lastFailure && !stopping.signal.aborted) report(failure);
    lastFailure = failure;
    if (!stopping.signal.aborted) timer = setTimeout(start, interval).unref();
  };
  let running = Promise.resolve();
  const start = () => {
    running = turn();
  };
  if (delay > 0) timer = setTimeout(start, delay).unref();
  else start();
  return async () => {
    stopping.abort();
    clearTimeout(timer);
    await running;
  };
}
