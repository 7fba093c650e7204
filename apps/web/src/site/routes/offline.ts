import { createRoute } from "@tanstack/react-router";
import { offlinePath } from "@visiga/contracts/public-paths";
import { privateHead } from "#platform/document/head.ts";
import { OfflinePage } from "#site/offline/offline-page.tsx";
import { bareLayout } from "./layouts.tsx";

/** The page that the service worker shows offline if the requested page is not cached. */
export const offlineRoute = createRoute({
  getParentRoute: () => bareLayout,
  path: offlinePath,
  head: ({ match }) => privateHead(match.context, "offline"),
  component: OfflinePage,
});
