import { createRoute } from "@tanstack/react-router";
import { GamesArticle } from "../features/games/games-article.tsx";
import { gamesList } from "../features/games/games-list.ts";
import { pageHead } from "../platform/head.ts";
import { prefetchList } from "../platform/list-query.ts";
import { waitOnServer } from "../platform/wait-on-server.ts";
import { contentLayout } from "./content-layout.tsx";

export const gamesRoute = createRoute({
  getParentRoute: () => contentLayout,
  path: "/games",
  staticData: { frame: { section: "services", topic: "games" } },
  loader: ({ context }) => waitOnServer(prefetchList(context, gamesList)),
  head: ({ match }) => pageHead(match.context, "games", "/games"),
  component: GamesArticle,
});
