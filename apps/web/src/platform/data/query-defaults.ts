import type { QueryClientConfig } from "@tanstack/react-query";

/** Requests fail while offline, so that the failure is shown; the default would pause them silently. */
const networkMode = "always";

/**
 * Defaults of all queries. `staleTime` keeps data of the server's markup from being fetched again while a page opens.
 */
export const queryDefaults: QueryClientConfig = {
  defaultOptions: {
    queries: { staleTime: 30_000, retry: 1, refetchOnWindowFocus: false, networkMode },
    mutations: { networkMode },
  },
};
