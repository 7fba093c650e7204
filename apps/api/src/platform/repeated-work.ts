import type { Report } from "./start-failure.ts";

/**
 * Runs `work` repeatedly with a pause after each run until it is stopped. A failure is reported unless it equals the
 * previous one.
 * @param options `delay`: milliseconds until the first run
 * @returns a function that stops the repetition and settles once running work has ended
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
