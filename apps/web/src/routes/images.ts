import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { allImages, imagesList, imagesPlace } from "../features/images/images-list.ts";
import { loadDashboardWords } from "../platform/dashboard-dictionary.ts";
import { pageHead } from "../platform/head.ts";
import { prefetchList } from "../platform/list-query.ts";
import { waitOnServer } from "../platform/wait-on-server.ts";
import { loadDashboardScreens } from "./dashboard-chunk.ts";
import { bareLayout } from "./layouts.tsx";

/** The library speaks the dashboard's words, which other pages never load. */
async function loadLibrary() {
  const [library] = await Promise.all([import("../features/images/images-page.tsx"), loadDashboardWords()]);
  return library;
}

/** The dashboard’s own form, fetched once somebody edits a picture. */
const loadEditor = async () => (await loadDashboardScreens()).EditInPlace;

export const imagesRoute = createRoute({
  getParentRoute: () => bareLayout,
  path: "/images",
  validateSearch: ({ show, page, q }: Record<string, unknown>): { show?: unknown; page?: unknown; q?: unknown } => ({
    show,
    page,
    q,
  }),
  context: () => ({ loadEditor }),
  loaderDeps: ({ search }) => imagesPlace(search),
  loader: ({ context, deps }) =>
    waitOnServer(...[imagesList(deps), allImages].map((query) => prefetchList(context, query))),
  head: ({ match }) => pageHead(match.context, "images", "/images"),
  component: lazyRouteComponent(loadLibrary, "ImagesPage"),
});
