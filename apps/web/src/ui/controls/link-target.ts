/** An address inside the site, cut the way the router takes it. */
export interface InnerTarget {
  /** `undefined` for the page one is on. */
  readonly pathname: string | undefined;
  /** With its `?`, or empty. */
  readonly search: string;
  /** Without its `#`, or empty. */
  readonly hash: string;
}

const filePath = /^\/(media|artwork|api)\/|\.[a-z0-9]+$/i;

/** Cuts an address of one of the site's own pages; `null` for everything a plain link leads to: telephone numbers, mail, other sites, places on this page, files. */
export function innerTarget(to: string): InnerTarget | null {
  const [, pathname = "", search = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/.exec(to) ?? [];
  if (pathname === "") return search === "" ? null : { pathname: undefined, search, hash };
  if (!pathname.startsWith("/") || pathname.startsWith("//") || filePath.test(pathname)) return null;
  return { pathname, search, hash };
}
