import type { QueryClientConfig } from "@tanstack/react-query";

/** Without a line a request fails, and says so: it does not wait, unseen, for the line to come back. */
const networkMode = "always";

/** What the server rendered is fresh enough not to be asked for again while a page opens. */
export const queryDefaults: QueryClientConfig = {
  defaultOptions: {
    queries: { staleTime: 30_000, retry: 1, refetchOnWindowFocus: false, networkMode },
    mutations: { networkMode },
  },
};
