import type { QueryClientConfig } from "@tanstack/react-query";

/** Requests fail while offline, so that the failure is shown; the default would pause them silently. */
const networkMode = "always";

/** Defaults of all queries. */
export const queryDefaults: QueryClientConfig = {
  defaultOptions: {
    queries: { staleTime: 30_000, retry: 1, refetchOnWindowFocus: false, networkMode },
    mutations: { networkMode },
  },
};
