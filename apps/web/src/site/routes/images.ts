import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { prefetchList } from "#platform/data/list-query.ts";
import { waitOnServer } from "#platform/data/wait-on-server.ts";
import { pageHead } from "#platform/document/head.ts";
import { loadDashboardWords } from "#platform/words/dashboard-dictionary.ts";
import type { FileEditor } from "#site/images/edit-file.tsx";
import { allImages, imagesList, imagesPlace } from "#site/images/images-list.ts";
import { bareLayout } from "./layouts.tsx";

/** The library speaks the dashboard's words, which other pages never load. */
async function loadLibrary() {
  const [library] = await Promise.all([import("#site/images/images-page.tsx"), loadDashboardWords()]);
  return library;
}

/** `/images`; `loadEditor` fetches what edits a picture in place, once somebody does. */
export const imagesRoute = (loadEditor: () => Promise<FileEditor>) =>
  createRoute({
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
