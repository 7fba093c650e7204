import { createRoute, notFound } from "@tanstack/react-router";
import { albumLimit } from "@visiga/contracts/entries";
import { itemAddress, itemPaths, type ItemPage as PageOfItem } from "@visiga/contracts/item-pages";
import { type PageList, pathOf } from "@visiga/contracts/pages";
import { offlinePath, pageRow } from "@visiga/contracts/public-paths";
import type { ComponentType } from "react";
import type { List } from "#platform/data/page-data.ts";
import { shownItems } from "#platform/data/shown-items.ts";
import { itemHead, pageHead, privateHead } from "#platform/document/head.ts";
import type { PageContext } from "#platform/document/page-context.ts";
import { pageSheet } from "#platform/document/page-sheet.ts";
import { useLoaded } from "#platform/document/use-loaded.ts";
import type { ArticleName } from "#site/frame/content-layout.tsx";
import { neighboursOf } from "#site/items/item-neighbours.tsx";
import { ItemPage } from "#site/items/item-page.tsx";
import { OfflinePage } from "#site/offline/offline-page.tsx";
import { Article } from "./article.tsx";
import { pageLists } from "./content-nav.ts";
import { bareLayout, siteLayout } from "./layouts.tsx";
import { components, type PlainPage } from "./page-components.ts";
import { galleryRoute, imagesRoute, removalRoute, resultsRoute, searchRoute } from "./query-routes.tsx";

const feedLink = ({ language, dictionary }: PageContext) => ({
  rel: "alternate",
  type: "application/atom+xml",
  title: dictionary.news.title,
  href: language === "sw" ? "/feed.xml?lang=sw" : "/feed.xml",
});

function pageRoute(name: PlainPage) {
  const { layout, step } = pageRow(name);
  const Content = components[name] as ComponentType<Readonly<Record<string, List>>>;
  const route = createRoute({
    getParentRoute: () => (layout === "bare" ? bareLayout : siteLayout),
    path: pathOf(name),
    staticData: { sheet: pageSheet(name) },
    validateSearch: ({ show, from }: Record<string, unknown>): { show?: unknown; from?: unknown } => ({ show, from }),
    loaderDeps: ({ search }) => (step === undefined ? {} : shownItems(search, step)),
    loader: async ({ context: { data }, deps: { show = step, from } }) => {
      const read = async ([key, query]: readonly [string, PageList]) =>
        [key, await (key === "list" && show ? data.list({ ...query, first: show }, from) : data.list(query))] as const;
      return Object.fromEntries(await Promise.all(Object.entries(pageLists(name)).map(read)));
    },
    head: ({ match: { context } }) => {
      const { meta, links } = pageHead(context, name);
      return { meta, links: name === "news" ? [...links, feedLink(context)] : links };
    },
    component: function PublicPage() {
      const { marian, ...lists } = useLoaded(route);
      const content = <Content {...lists} />;
      if (layout !== "article") return content;
      return (
        <Article page={name as ArticleName} marian={marian}>
          {content}
        </Article>
      );
    },
  });
  return route;
}

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
      return { entry: { ...item, sharePicture }, album, neighbours: neighboursOf(others, item.id) };
    },
    head: ({ match, loaderData }) => (loaderData ? itemHead(match.context, loaderData.entry) : {}),
    component: () => <ItemPage {...useLoaded(route)} page={page} />,
  });
  return route;
}

/** The page that the service worker shows offline if the requested page is not cached. */
const offlineRoute = createRoute({
  getParentRoute: () => bareLayout,
  path: offlinePath,
  head: ({ match }) => privateHead(match.context, "offline"),
  component: OfflinePage,
});

const names = Object.keys(components) as PlainPage[];

export const siteRoutes = siteLayout.addChildren([
  ...names.filter((name) => pageRow(name).layout !== "bare").map(pageRoute),
  galleryRoute,
  itemRoute("NEWS"),
  itemRoute("GALLERY"),
  itemRoute("ALUMNI"),
  removalRoute,
  resultsRoute,
  searchRoute,
]);

export const bareRoutes = bareLayout.addChildren([
  ...names.filter((name) => pageRow(name).layout === "bare").map(pageRoute),
  imagesRoute,
  offlineRoute,
]);
