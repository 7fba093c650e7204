import { pageParameters } from "@visiga/contracts/page-parameters";

export interface PageAddress {
  /** Lower case, without a trailing slash. */
  readonly path: string;
  /** Path with the known parameters, in a fixed order. */
  readonly href: string;
  readonly lang: string | null;
  /** Target of the redirect for a path with a trailing slash. */
  readonly redirect: string | null;
}

/** Normalises a request's URL: paths ignore case, unknown parameters are dropped. */
export function pageAddress(target: string): PageAddress {
  const [rawPath = "/", rawQuery = ""] = target.split(/\?(.*)/s);
  const query = new URLSearchParams(rawQuery);
  const kept = new URLSearchParams();
  for (const [name, shape] of Object.entries(pageParameters)) {
    const value = query.get(name);
    if (value !== null && shape.test(value)) kept.set(name, value);
  }
  const trimmed = rawPath.replace(/\/+$/, "") || "/";
  const path = trimmed.toLowerCase();
  return {
    path,
    href: kept.size > 0 ? `${path}?${kept}` : path,
    lang: kept.get("lang"),
    // A single leading slash: `//host/` would redirect to another site.
    redirect: rawPath === trimmed ? null : `${trimmed.replace(/^\/+/, "/")}${rawQuery ? `?${rawQuery}` : ""}`,
  };
}
