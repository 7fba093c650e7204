import { createRoute } from "@tanstack/react-router";
import { rectorRecord } from "../features/about/about-lists.ts";
import { MsgArticle } from "../features/about/msg-article.tsx";
import { pageHead } from "../platform/head.ts";
import { prefetchList } from "../platform/list-query.ts";
import { waitOnServer } from "../platform/wait-on-server.ts";
import { contentLayout } from "./content-layout.tsx";

export const msgRoute = createRoute({
  getParentRoute: () => contentLayout,
  path: "/msg",
  staticData: { frame: { section: "about-us", topic: "msg" } },
  loader: ({ context }) => waitOnServer(prefetchList(context, rectorRecord)),
  head: ({ match }) => pageHead(match.context, "msg", "/msg"),
  component: MsgArticle,
});
