import { createRoute } from "@tanstack/react-router";
import { pageHead } from "#platform/document/head.ts";
import { GamesArticle } from "#site/games/games-article.tsx";
import { gamesList } from "#site/lists/page-lists.ts";
import { contentLayout } from "./content-layout.tsx";

export const gamesRoute = createRoute({
  getParentRoute: () => contentLayout,
  path: "/games",
  staticData: { frame: { section: "services", topic: "games" } },
  loader: ({ context }) => context.data.list(gamesList),
  head: ({ match }) => pageHead(match.context, "games", "/games"),
  component: () => <GamesArticle pictures={gamesRoute.useLoaderData()} />,
});
