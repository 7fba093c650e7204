import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { prefetchList } from "#platform/data/list-query.ts";
import { waitOnServer } from "#platform/data/wait-on-server.ts";
import { pageHead } from "#platform/document/head.ts";
import { loadDashboardWords } from "#platform/words/dashboard-dictionary.ts";
import type { FileEditor } from "#site/images/edit-file.tsx";
import { allImages, imagesList, imagesPlace } from "#site/images/images-list.ts";
import { bareLayout } from "./layouts.tsx";

/** Loads the dashboard's dictionary, which the library uses and other pages do not. */
async function loadLibrary() {
  const [library] = await Promise.all([import("#site/images/images-page.tsx"), loadDashboardWords()]);
  return library;
}

/** `/images`. @param loadEditor loads the editor when a user first edits a picture in place */
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
