import type { QueryClient } from "@tanstack/react-query";
import type { AnyRouter } from "@tanstack/react-router";

/**
 * Counts what came with the page as read now. The page may have been drawn hours ago, but the server has just said that
 * it still holds; without this every list would be asked for again while the page opens.
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
