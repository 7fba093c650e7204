import { createRoute, notFound } from "@tanstack/react-router";
import { pageTitle } from "#platform/document/head.ts";
import { rootRoute } from "#platform/document/root.tsx";
import { useDictionary } from "#platform/words/dictionary.ts";
import { NotFoundPage } from "#site/not-found/lost-page.tsx";
import { BareBar } from "#site/shell/bare-bar.tsx";
import { LoadingNotice } from "#site/shell/notices.tsx";

export const notFoundRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/not-found",
  loader: () => {
    throw notFound();
  },
});

export function NotFound() {
  const dictionary = useDictionary();
  return (
    <>
      <title>{pageTitle({ dictionary }, "notFound")}</title>
      <meta name="robots" content="noindex" />
      <BareBar />
      <NotFoundPage />
      <LoadingNotice />
    </>
  );
}
