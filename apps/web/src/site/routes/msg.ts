import { createRoute } from "@tanstack/react-router";
import { prefetchList } from "#platform/data/list-query.ts";
import { waitOnServer } from "#platform/data/wait-on-server.ts";
import { pageHead } from "#platform/document/head.ts";
import { MsgArticle } from "#site/about/msg-article.tsx";
import { rectorFile } from "#site/lists/page-lists.ts";
import { contentLayout } from "./content-layout.tsx";

export const msgRoute = createRoute({
  getParentRoute: () => contentLayout,
  path: "/msg",
  staticData: { frame: { section: "about-us", topic: "msg" } },
  loader: ({ context }) => waitOnServer(prefetchList(context, rectorFile)),
  head: ({ match }) => pageHead(match.context, "msg", "/msg"),
  component: MsgArticle,
});
