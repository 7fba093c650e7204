import type { QueryClient } from "@tanstack/react-query";
import type { AnyRouter } from "@tanstack/react-router";

/**
 * Marks the data that came with the page as fetched now. A cached page may have been drawn hours ago and is still
 * current; without this every list would be fetched again during hydration.
 */
export function markFresh(router: AnyRouter, queryClient: QueryClient): void {
  const { hydrate } = router.options;
  router.options.hydrate = async (dehydrated: unknown) => {
    await hydrate?.(dehydrated);
    for (const query of queryClient.getQueryCache().getAll()) {
      if (query.state.status === "success") query.setState({ dataUpdatedAt: Date.now() });
    }
  };
}
