import { createRoute, notFound } from "@tanstack/react-router";
import { albumLimit } from "@visiga/contracts/files";
import { itemAddress, itemPaths, type ItemPage as PageOfItem } from "@visiga/contracts/item-pages";
import { itemHead } from "#platform/document/head.ts";
import { neighboursOf } from "#site/items/item-neighbours.tsx";
import { ItemPage } from "#site/items/item-page.tsx";
import { siteLayout } from "./layouts.tsx";

/** Route of the items of a page. The server redirects addresses with outdated words. */
function itemRoute(page: PageOfItem) {
  const route = createRoute({
    getParentRoute: () => siteLayout,
    path: `${itemPaths[page]}/$item`,
    loader: async ({ context, location }) => {
      const address = itemAddress(location.pathname);
      const item = address && (await context.data.item(address));
      if (!item) throw notFound();
      const [others, album] = await Promise.all([
        context.data.list({ page }),
        page === "NEWS" ? context.data.list({ album: item.id, first: albumLimit }) : null,
      ]);
      const sharePicture = item.sharePicture ?? album?.items[0]?.sharePicture ?? null;
      return { file: { ...item, sharePicture }, album, neighbours: neighboursOf(others, item.id) };
    },
    head: ({ match, loaderData }) => (loaderData ? itemHead(match.context, loaderData.file) : {}),
    component: () => <ItemPage {...route.useLoaderData()} page={page} />,
  });
  return route;
}

export const itemRoutes = [itemRoute("NEWS"), itemRoute("GALLERY"), itemRoute("ALUMNI")] as const;
