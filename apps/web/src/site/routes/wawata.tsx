import { createRoute } from "@tanstack/react-router";
import { shownItems } from "#platform/data/shown-items.ts";
import { pageHead } from "#platform/document/head.ts";
import { emblemList, step, wawataList } from "#site/lists/page-lists.ts";
import { WawataPage } from "#site/wawata/wawata-page.tsx";
import { siteLayout } from "./layouts.tsx";

export const wawataRoute = createRoute({
  getParentRoute: () => siteLayout,
  path: "/wawata",
  validateSearch: ({ show, from }: Record<string, unknown>): { show?: unknown; from?: unknown } => ({ show, from }),
  loaderDeps: ({ search }) => shownItems(search, step),
  loader: async ({ context, deps }) => {
    const [list, emblem] = await Promise.all([
      context.data.list(wawataList(deps), deps.from),
      context.data.list(emblemList),
    ]);
    return { list, emblem: emblem.items[0] };
  },
  head: ({ match }) => pageHead(match.context, "wawata", "/wawata"),
  component: () => <WawataPage {...wawataRoute.useLoaderData()} />,
});
