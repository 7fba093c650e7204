import { createRoute, notFound } from "@tanstack/react-router";
import { rootRoute } from "./root.tsx";

/** Where the guard sends whoever may not see a page: the same page as any unknown path, with its status. */
export const notFoundRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/not-found",
  loader: () => {
    throw notFound();
  },
});
