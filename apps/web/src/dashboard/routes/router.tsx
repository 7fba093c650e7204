import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  useMatches,
} from "@tanstack/react-router";
import { useEffect } from "react";
import { dashboardPlace } from "#dashboard/shared/place/dashboard-place.ts";
import { FailureScreen } from "#dashboard/shell/failure-screen.tsx";
import { pageTitle } from "#platform/document/head.ts";
import { type ScreenPath, screens } from "#platform/document/screens.ts";
import { useDictionary } from "#platform/words/dictionary.ts";

const rootRoute = createRootRoute({ component: Screen });

/** The open screen. It keeps the document’s title. The server has rendered the first screen. */
function Screen() {
  const dictionary = useDictionary();
  const path = useMatches({ select: (matches) => matches.at(-1)?.fullPath as ScreenPath });
  useEffect(() => {
    document.title = pageTitle({ dictionary }, screens[path]);
  }, [dictionary, path]);
  // Marks the screen as rendered.
  useEffect(() => {
    document.documentElement.dataset.ready = "true";
  }, []);
  return <Outlet />;
}

// Each screen is a separate chunk, so that the login stays small. The server’s page preloads the chunk of its screen.
const routeTree = rootRoute.addChildren([
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/login",
    component: lazyRouteComponent(() => import("#dashboard/auth/login-screen.tsx"), "LoginScreen"),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/set-password",
    component: lazyRouteComponent(() => import("#dashboard/auth/set-password-screen.tsx"), "SetPasswordScreen"),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/users",
    component: lazyRouteComponent(() => import("#dashboard/shell/users-screen.tsx"), "UsersScreen"),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/dashboard",
    validateSearch: dashboardPlace,
    component: lazyRouteComponent(() => import("#dashboard/shell/dashboard-screen.tsx"), "DashboardScreen"),
  }),
]);

export const createDashboardRouter = () =>
  createRouter({ routeTree, scrollRestoration: true, trailingSlash: "never", defaultErrorComponent: FailureScreen });

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createDashboardRouter>;
  }
}
