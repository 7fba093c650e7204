import type { QueryClientConfig } from "@tanstack/react-query";

/** Requests fail while offline, so that an error is shown; the default pauses them silently. */
const networkMode = "always";

export const queryDefaults: QueryClientConfig = {
  defaultOptions: {
    queries: { staleTime: 30_000, retry: 1, refetchOnWindowFocus: false, networkMode },
    mutations: { networkMode },
  },
};
