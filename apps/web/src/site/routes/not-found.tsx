import { createRoute, notFound } from "@tanstack/react-router";
import { pageTitle } from "#platform/document/head.ts";
import { rootRoute } from "#platform/document/root.tsx";
import { useDictionary } from "#platform/words/dictionary.ts";
import { NotFoundPage } from "#site/not-found/not-found-page.tsx";
import { SmallBar } from "#site/shell/small-bar.tsx";

/** Where the guard sends whoever may not see a page: the same page as any unknown path, with its status. */
export const notFoundRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/not-found",
  loader: () => {
    throw notFound();
  },
});

/** What stands at an address that has no page. */
export function NotFound() {
  const dictionary = useDictionary();
  return (
    <>
      <title>{pageTitle({ dictionary }, "notFound")}</title>
      <meta name="robots" content="noindex" />
      <SmallBar />
      <NotFoundPage />
    </>
  );
}
