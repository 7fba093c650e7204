/**
 * The value of the label `route`: few, whatever is asked. Every file of the site's build has a route of its own, and
 * every procedure would have one with its name.
 * @param url Pattern of the matched route; absent where none matched.
 */
export function routeGroup(url: string | undefined): string {
  if (url === undefined) return "none";
  if (url === "/*") return "pages";
  return (
    url.match(/^\/(api\/v1\/[^/]+|api\/[^/]+|media|artwork|assets|healthz|readyz|metrics)(?=\/|$)/)?.[0] ?? "files"
  );
}
