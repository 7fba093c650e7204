import { createRoute, Outlet } from "@tanstack/react-router";
import { Footer } from "../features/shell/footer.tsx";
import { Header } from "../features/shell/header.tsx";
import { SmallBar } from "../features/shell/small-bar.tsx";
import { prefetchSite } from "../platform/site-facts.ts";
import { rootRoute } from "./root.tsx";

/** The public pages: header, page, footer. */
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
