import { createRoute, Outlet, useMatches } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { rootRoute } from "#platform/document/root.tsx";
import { BareBar } from "#site/shell/bare-bar.tsx";
import { Footer } from "#site/shell/footer/footer.tsx";
import { Header } from "#site/shell/header/header.tsx";
import { LoadingNotice } from "#site/shell/loading-notice.tsx";

/** Layout of the public pages: header, page, footer. */
export const siteLayout = createRoute({
  getParentRoute: () => rootRoute,
  id: "site",
  component: () => <Page above={<Header />} below={<Footer />} />,
});

/** Pages without header and footer: a small bar with home, language and theme. */
export const bareLayout = createRoute({
  getParentRoute: () => rootRoute,
  id: "bare",
  component: () => <Page above={<BareBar />} />,
});

/** A page with what stands around it; of a fragment (`?show=48&from=24`) only the page. */
function Page({ above, below }: { above: ReactNode; below?: ReactNode }) {
  const fragment = useMatches({
    select: (matches) => (matches.at(-1)?.loaderDeps as { from?: number } | undefined)?.from,
  });
  if (fragment !== undefined) return <Outlet />;
  return (
    <>
      {above}
      <Outlet />
      {below}
      <LoadingNotice />
    </>
  );
}
