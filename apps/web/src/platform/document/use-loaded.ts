import type { AnyRoute } from "@tanstack/react-router";

/** The data of a route's loader. The route's own hook returns `any`: the router registered with its types is the dashboard's. */
export const useLoaded = <Route extends AnyRoute>(route: Route): Route["types"]["loaderData"] => route.useLoaderData();
