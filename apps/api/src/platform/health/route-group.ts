/**
 * Value of the label `route`. Groups routes to keep the number of time series small: each built file of the site and
 * each procedure has its own route.
 * @param url pattern of the matched route; undefined if none matched
 */
export function routeGroup(url: string | undefined): string {
  if (url === undefined) return "none";
  if (url === "/*") return "pages";
  return (
    url.match(/^\/(api\/v1\/[^/]+|api\/[^/]+|media|artwork|assets|healthz|readyz|metrics)(?=\/|$)/)?.[0] ?? "files"
  );
}
