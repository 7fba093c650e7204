import { createRoute } from "@tanstack/react-router";
import { prefetchList } from "#platform/data/list-query.ts";
import { waitOnServer } from "#platform/data/wait-on-server.ts";
import { pageHead } from "#platform/document/head.ts";
import { GamesArticle } from "#site/games/games-article.tsx";
import { gamesList } from "#site/lists/page-lists.ts";
import { contentLayout } from "./content-layout.tsx";

export const gamesRoute = createRoute({
  getParentRoute: () => contentLayout,
  path: "/games",
  staticData: { frame: { section: "services", topic: "games" } },
  loader: ({ context }) => waitOnServer(prefetchList(context, gamesList)),
  head: ({ match }) => pageHead(match.context, "games", "/games"),
  component: GamesArticle,
});
