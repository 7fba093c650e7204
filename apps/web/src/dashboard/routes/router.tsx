import type { QueryClient } from "@tanstack/react-query";
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  type RouteComponent,
  type RouterHistory,
  type SearchMiddleware,
  stripSearchParams,
  useMatches,
} from "@tanstack/react-router";
import { publicPaths } from "@visiga/contracts/public-paths";
import { useEffect } from "react";
import * as z from "zod/mini";
import { readAhead } from "#dashboard/shared/editing/use-editable-page.ts";
import { taskSearch } from "#dashboard/shared/place/entries-search.ts";
import { tabNames } from "#dashboard/shared/place/tab-access.ts";
import { type TabName, tabs } from "#dashboard/shared/place/tabs.ts";
import { screenLanguage } from "#dashboard/shared/toggles/screen-language.ts";
import { LoadingScreen } from "#dashboard/shared/waiting/waiting.tsx";
import { FailureScreen } from "#dashboard/shell/failure-screen.tsx";
import { tabComponents, taskComponents } from "#dashboard/shell/tab-components.tsx";
import { pageTitle } from "#platform/document/head.ts";
import { type ScreenPath, screens } from "#platform/document/screens.ts";
import { userDataCleared } from "#platform/session/logout.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { TextButton } from "#ui/controls/text-link.tsx";
import { queryAddresses } from "./query-addresses.ts";

const rootRoute = createRootRouteWithContext<{ queryClient: QueryClient }>()({ component: Screen });

/** The open screen. It keeps the document’s title. The server has rendered the first screen. */
function Screen() {
  const dictionary = useDictionary();
  const path = useMatches({ select: (matches) => matches[1]?.fullPath as ScreenPath });
  useEffect(() => {
    document.title = pageTitle({ dictionary }, screens[path]);
  }, [dictionary, path]);
  useEffect(() => {
    document.documentElement.dataset.ready = "true";
  }, []);
  return <Outlet />;
}

const reload = () => location.reload();

/** The server renders the login, without the dashboard. After a logout without a network, the login waits for it. */
function Reload() {
  const { common, seo } = useDictionary();
  useEffect(() => {
    if (navigator.onLine) void userDataCleared().then(reload);
    window.addEventListener("online", reload);
    return () => window.removeEventListener("online", reload);
  }, []);
  return navigator.onLine ? null : (
    <LoadingScreen title={seo.pages.login.title} message={common.unreachable}>
      <TextButton onClick={reload}>{common.retry}</TextButton>
    </LoadingScreen>
  );
}

// Each screen is a separate chunk. The server's page preloads the one of its screen.
const dashboard = () => import("#dashboard/shell/dashboard-screen.tsx");

const dashboardRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/dashboard",
  component: lazyRouteComponent(dashboard, "DashboardScreen"),
});

const frameRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  id: "frame",
  component: lazyRouteComponent(dashboard, "TabFrame"),
});

const withoutDefaults = <Search,>(schema: z.ZodMiniType<object>) =>
  stripSearchParams<Record<string, unknown>>({ ...z.parse(schema, {}) }) as SearchMiddleware<Search>;

const tabRoute = <Name extends TabName>(name: Name) => {
  const path = (name === "images" ? "/" : `/${name}`) as Name extends "images" ? "/" : `/${Name}`;
  const search: (typeof tabs)[Name]["search"] = tabs[name].search;
  return createRoute({
    getParentRoute: () => frameRoute,
    path,
    validateSearch: search,
    search: { middlewares: [withoutDefaults(search)] },
    staticData: { tab: name },
    component: tabComponents[name],
  });
};
const tabRoutes = tabNames.map(tabRoute) as { [Name in TabName]: ReturnType<typeof tabRoute<Name>> }[TabName][];

const taskRoute = <Task extends "upload" | "order">(task: Task) =>
  createRoute({
    getParentRoute: () => frameRoute,
    path: `/${task}`,
    validateSearch: taskSearch,
    search: { middlewares: [withoutDefaults(taskSearch)] },
    // The order of another page begins anew; an upload goes on.
    remountDeps: ({ search }) => task === "order" && search.page,
    staticData: { tab: "images" },
    component: taskComponents[task],
  });

const editingRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: "/editing",
  validateSearch: z.object({ editing: z.enum(publicPaths) }),
  remountDeps: ({ search }) => search,
  beforeLoad: ({ context, search }) => readAhead(context.queryClient, search.editing, screenLanguage()),
  component: taskComponents.editing,
});

const screenRoute = <Path extends ScreenPath>(path: Path, component: RouteComponent) =>
  createRoute({ getParentRoute: () => rootRoute, path, component });

const setPassword = () => import("#dashboard/auth/set-password-screen.tsx");
const users = () => import("#dashboard/shell/users-screen.tsx");

const routeTree = rootRoute.addChildren([
  screenRoute("/login", Reload),
  screenRoute("/set-password", lazyRouteComponent(setPassword, "SetPasswordScreen")),
  screenRoute("/users", lazyRouteComponent(users, "UsersScreen")),
  dashboardRoute.addChildren([
    frameRoute.addChildren([...tabRoutes, taskRoute("upload"), taskRoute("order")]),
    editingRoute,
  ]),
]);

export const createDashboardRouter = (queryClient: QueryClient, history?: RouterHistory) =>
  createRouter({
    routeTree,
    context: { queryClient },
    rewrite: queryAddresses,
    scrollRestoration: true,
    trailingSlash: "never",
    defaultErrorComponent: FailureScreen,
    ...(history && { history }),
  });

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createDashboardRouter>;
  }
  interface StaticDataRouteOption {
    /** The tab that the menu marks. */
    tab?: TabName;
  }
}
