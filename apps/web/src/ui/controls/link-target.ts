import { pageChoices } from "@visiga/contracts/page-parameters";

/** An address of the site, split into parts for the router. */
export interface RouteTarget {
  readonly pathname: string | undefined;
  /** With its `?`, or empty. */
  readonly search: string;
  /** Without its `#`, or empty. */
  readonly hash: string;
}

const filePath = /^\/(media|artwork|api)\/|\.[a-z0-9]+$/i;

/**
 * Splits the address of a page of the site. Null for addresses that a plain link handles: phone, mail, other sites,
 * anchors on this page, files.
 */
export function routeTarget(to: string): RouteTarget | null {
  const [, pathname = "", search = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/.exec(to) ?? [];
  if (pathname === "") return search === "" ? null : { pathname: undefined, search, hash };
  if (!pathname.startsWith("/") || pathname.startsWith("//") || filePath.test(pathname)) return null;
  return { pathname, search, hash };
}

/** The query without parameters that only change how the page is rendered, such as language and data saver. */
export function contentQuery(search: string): string {
  if (search === "") return "";
  const query = new URLSearchParams(search);
  query.delete("lang");
  for (const choice of Object.keys(pageChoices)) query.delete(choice);
  return query.size > 0 ? `?${query}` : "";
}
