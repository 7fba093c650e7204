/** An address of the site, split into what the router takes. */
export interface InnerTarget {
  /** `undefined` for the current page. */
  readonly pathname: string | undefined;
  /** With its `?`, or empty. */
  readonly search: string;
  /** Without its `#`, or empty. */
  readonly hash: string;
}

const filePath = /^\/(media|artwork|api)\/|\.[a-z0-9]+$/i;

/**
 * Splits the address of a page of the site. `null` for what a plain link handles: telephone numbers, mail, other sites,
 * anchors on this page, files.
 */
export function innerTarget(to: string): InnerTarget | null {
  const [, pathname = "", search = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/.exec(to) ?? [];
  if (pathname === "") return search === "" ? null : { pathname: undefined, search, hash };
  if (!pathname.startsWith("/") || pathname.startsWith("//") || filePath.test(pathname)) return null;
  return { pathname, search, hash };
}

/** A query without the parameters that say how a page is drawn and not which it is. */
export function ownQuery(search: string): string {
  if (search === "") return "";
  const query = new URLSearchParams(search);
  query.delete("lang");
  query.delete("saver");
  return query.size > 0 ? `?${query}` : "";
}
