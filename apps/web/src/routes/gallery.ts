import { createRoute } from "@tanstack/react-router";
import { galleryCounts, galleryList, galleryPlace } from "../features/gallery/gallery-list.ts";
import { GalleryPage } from "../features/gallery/gallery-page.tsx";
import { pageHead } from "../platform/head.ts";
import { prefetchList } from "../platform/list-query.ts";
import { waitOnServer } from "../platform/wait-on-server.ts";
import { siteLayout } from "./layouts.tsx";

export const galleryRoute = createRoute({
  getParentRoute: () => siteLayout,
  path: "/gallery",
  validateSearch: ({ show, category }: Record<string, unknown>): { show?: unknown; category?: unknown } => ({
    show,
    category,
  }),
  loaderDeps: ({ search }) => galleryPlace(search),
  loader: ({ context, deps }) =>
    waitOnServer(...[galleryList(deps), ...galleryCounts].map((query) => prefetchList(context, query))),
  head: ({ match }) => pageHead(match.context, "gallery", "/gallery"),
  component: GalleryPage,
});
