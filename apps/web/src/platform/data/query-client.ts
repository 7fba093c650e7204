import { MutationCache, notifyManager, QueryCache, QueryClient } from "@tanstack/react-query";
import { failureOf } from "./failure.ts";

// Disables a tapped button before the browser handles the next tap: a double tap asks once.
notifyManager.setScheduler(queueMicrotask);

/** Requests fail while offline, so that an error is shown; the default pauses them silently. */
const networkMode = "always";

/** A conflict with another user's change is not an error. */
const logFault = (error: unknown, meta: Readonly<Record<string, unknown>> | undefined): void => {
  if (!meta?.silent && failureOf(error)?.code !== "stale_version") console.error(error);
};

/** Logs each failed query once, and each failed mutation, unless its `meta` says `silent`. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({ onError: (error, { meta }) => logFault(error, meta) }),
    mutationCache: new MutationCache({ onError: (error, _variables, _result, { meta }) => logFault(error, meta) }),
    defaultOptions: {
      queries: { staleTime: 30_000, retry: 1, refetchOnWindowFocus: false, networkMode },
      mutations: { networkMode },
    },
  });
