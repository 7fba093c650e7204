import { createRoute } from "@tanstack/react-router";
import { pageHead } from "#platform/document/head.ts";
import { MsgArticle } from "#site/about/msg-article.tsx";
import { rectorFile } from "#site/lists/page-lists.ts";
import { contentLayout } from "./content-layout.tsx";

export const msgRoute = createRoute({
  getParentRoute: () => contentLayout,
  path: "/msg",
  staticData: { frame: { section: "about-us", topic: "msg" } },
  loader: ({ context }) => context.data.list(rectorFile),
  head: ({ match }) => pageHead(match.context, "msg", "/msg"),
  component: () => <MsgArticle rector={msgRoute.useLoaderData().items[0]} />,
});
