import { createRoute } from "@tanstack/react-router";
import { offlinePath } from "@visiga/contracts/public-paths";
import { privateHead } from "#platform/document/head.ts";
import { OfflinePage } from "#site/offline/offline-page.tsx";
import { bareLayout } from "./layouts.tsx";

/** What the service worker shows without a network in place of a page that it has not kept. */
export const offlineRoute = createRoute({
  getParentRoute: () => bareLayout,
  path: offlinePath,
  head: ({ match }) => privateHead(match.context, "offline"),
  component: OfflinePage,
});
