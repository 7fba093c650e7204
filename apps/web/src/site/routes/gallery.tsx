import { createRoute } from "@tanstack/react-router";
import { pathOf } from "@visiga/contracts/pages";
import { pageHead } from "#platform/document/head.ts";
import { GalleryPage } from "#site/gallery/gallery-page.tsx";
import { galleryAlbums, galleryCounts, galleryList, galleryPlace } from "#site/gallery/gallery-place.ts";
import { siteLayout } from "./layouts.tsx";

export const galleryRoute = createRoute({
  getParentRoute: () => siteLayout,
  path: pathOf("gallery"),
  validateSearch: (search: Record<string, unknown>): { show?: unknown; from?: unknown; category?: unknown } => search,
  loaderDeps: ({ search }) => galleryPlace(search),
  loader: async ({ context: { data }, deps }) => {
    const [list, albums, ...counted] = await Promise.all([
      data.list(galleryList(deps), deps.from),
      data.list(galleryAlbums),
      ...galleryCounts.map((query) => data.list(query)),
    ]);
    return { list, albums, counts: counted.map(({ total }) => total), category: deps.category };
  },
  head: ({ match }) => pageHead(match.context, "gallery"),
  component: () => <GalleryPage {...galleryRoute.useLoaderData()} />,
});
