import { createRootRoute, createRoute, createRouter, Outlet, useMatches } from "@tanstack/react-router";
import { type ReactNode, useEffect } from "react";
import { LoginScreen } from "#dashboard/auth/login-screen.tsx";
import { SetPasswordScreen } from "#dashboard/auth/set-password-screen.tsx";
import { dashboardPlace } from "#dashboard/kit/place/dashboard-place.ts";
import { DashboardScreen } from "#dashboard/shell/dashboard-screen.tsx";
import { UsersScreen } from "#dashboard/users/users-screen.tsx";
import { pageTitle } from "#platform/document/head.ts";
import { type ScreenPath, screens } from "#platform/document/screens.ts";
import { useDictionary } from "#platform/words/dictionary.ts";

const rootRoute = createRootRoute({ component: Screen });

/** The open screen, which keeps the document's title. The server has drawn the first one. */
function Screen() {
  const dictionary = useDictionary();
  const path = useMatches({ select: (matches) => matches.at(-1)?.fullPath as ScreenPath });
  useEffect(() => {
    document.title = pageTitle({ dictionary }, screens[path]);
  }, [dictionary, path]);
  return <Outlet />;
}

const screen = <Path extends ScreenPath>(path: Path, component: () => ReactNode) =>
  createRoute({ getParentRoute: () => rootRoute, path, component });

const routeTree = rootRoute.addChildren([
  screen("/login", LoginScreen),
  screen("/set-password", SetPasswordScreen),
  screen("/users", UsersScreen),
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/dashboard",
    validateSearch: dashboardPlace,
    component: DashboardScreen,
  }),
]);

/** The router of the dashboard's screens. */
export const createDashboardRouter = () => createRouter({ routeTree, scrollRestoration: true, trailingSlash: "never" });

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createDashboardRouter>;
  }
}
