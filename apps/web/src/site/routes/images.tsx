import { createRoute } from "@tanstack/react-router";
import { loadDashboardDictionary } from "@visiga/i18n/dictionaries";
import { pageHead } from "#platform/document/head.ts";
import { allImages, type ImagesSearch, imagesList, imagesPlace } from "#site/images/images-list.ts";
import { ImagesPage } from "#site/images/images-page.tsx";
import { bareLayout } from "./layouts.tsx";

export const imagesRoute = createRoute({
  getParentRoute: () => bareLayout,
  path: "/images",
  validateSearch: (search: Record<string, unknown>): ImagesSearch => search,
  loaderDeps: ({ search }) => imagesPlace(search),
  loader: async ({ context: { data, language, assets }, deps }) => {
    // The names of pages and the texts of cards are in the dashboard's dictionary.
    const [list, all, { images }] = await Promise.all([
      data.list(imagesList(deps), deps.from),
      data.list(allImages),
      loadDashboardDictionary(language),
    ]);
    return { place: deps, list, count: all.total, words: images, editor: assets.editor };
  },
  head: ({ match }) => pageHead(match.context, "images"),
  component: () => <ImagesPage {...imagesRoute.useLoaderData()} />,
});
