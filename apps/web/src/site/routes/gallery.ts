import { createRoute } from "@tanstack/react-router";
import { prefetchList } from "#platform/data/list-query.ts";
import { waitOnServer } from "#platform/data/wait-on-server.ts";
import { pageHead } from "#platform/document/head.ts";
import { GalleryPage } from "#site/gallery/gallery-page.tsx";
import { galleryCounts, galleryPlace } from "#site/gallery/gallery-place.ts";
import { galleryList } from "#site/lists/page-lists.ts";
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
