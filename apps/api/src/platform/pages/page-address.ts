import { pageParameters } from "@visiga/contracts/page-parameters";

export interface PageAddress {
  /** Lower case, without a trailing slash. */
  readonly path: string;
  /** Path with the known parameters, in a fixed order. */
  readonly href: string;
  readonly lang: string | null;
  /** Where a path with a trailing slash belongs. */
  readonly redirect: string | null;
}

/** Reads a request's target: paths ignore case, unknown parameters change nothing. */
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
    // One slash only: `//host/` would lead to another site.
    redirect: rawPath === trimmed ? null : `${trimmed.replace(/^\/+/, "/")}${rawQuery ? `?${rawQuery}` : ""}`,
  };
}
