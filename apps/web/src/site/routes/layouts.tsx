import { createRoute, notFound, Outlet, useMatches } from "@tanstack/react-router";
import { createContext, type ReactNode, use } from "react";
import { pageTitle } from "#platform/document/head.ts";
import { rootRoute } from "#platform/document/root.tsx";
import { useDictionary } from "#platform/words/dictionary.ts";
import { FailurePage, NotFoundPage } from "#site/not-found/lost-page.tsx";
import { BareBar } from "#site/shell/bare-bar.tsx";
import { Drawer } from "#site/shell/drawer/drawer.tsx";
import { Footer } from "#site/shell/footer/footer.tsx";
import { Header } from "#site/shell/header/header.tsx";
import { CachedNotice, LoadingNotice, PreviewNotice } from "#site/shell/notices.tsx";

const layout = (id: string, component: () => ReactNode) =>
  createRoute({ getParentRoute: () => rootRoute, id, component });

export const siteLayout = layout("site", () => <Page above={<Header />} below={<Below />} />);

/** The menu of narrow windows stands last, so that a browser without `<dialog>` shows the page before it. */
const Below = () => (
  <>
    <Footer />
    <Drawer />
  </>
);

/** Whether a component of the page has thrown, so that the failure page stands in its place. */
export const FailedContext = createContext(false);

/** Pages without header and footer: a small bar with home, language and theme. */
export const bareLayout = layout("bare", () => <Page above={<BareBar />} />);

/** A page with its header and footer. A fragment (`?show=48&from=24`) has only the page. */
function Page({ above, below }: { above: ReactNode; below?: ReactNode }) {
  const content = use(FailedContext) ? <FailurePage /> : <Outlet />;
  if (useFragment()) return content;
  return (
    <>
      <PreviewNotice />
      <CachedNotice />
      {above}
      {content}
      {below}
      <LoadingNotice />
    </>
  );
}

/** Whether the request is for a fragment: only the next part of a list (`?show=48&from=24`). */
export const useFragment = (): boolean =>
  useMatches({
    select: (matches) => (matches.at(-1)?.loaderDeps as { from?: number } | undefined)?.from !== undefined,
  });

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
