import { createRoute, Outlet } from "@tanstack/react-router";
import { rootRoute } from "#platform/document/root.tsx";
import { prefetchSite } from "#platform/school/site-content.ts";
import { Footer } from "#site/shell/footer/footer.tsx";
import { Header } from "#site/shell/header/header.tsx";
import { SmallBar } from "#site/shell/small-bar.tsx";

/** Layout of the public pages: header, page, footer. */
export const siteLayout = createRoute({
  getParentRoute: () => rootRoute,
  id: "site",
  loader: ({ context }) => prefetchSite(context),
  component: () => (
    <>
      <Header />
      <Outlet />
      <Footer />
    </>
  ),
});

/** Pages without header and footer: a small bar with home, language and theme. */
export const bareLayout = createRoute({
  getParentRoute: () => rootRoute,
  id: "bare",
  component: () => (
    <>
      <SmallBar />
      <Outlet />
    </>
  ),
});
