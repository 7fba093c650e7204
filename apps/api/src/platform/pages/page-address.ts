import { pageParameters, type SaverChoice, saverChoices } from "@visiga/contracts/page-parameters";
import { offlinePath, privatePaths, publicPaths } from "@visiga/contracts/public-paths";

export interface PageAddress {
  /** Lower case, without a trailing slash. */
  readonly path: string;
  /** Path with the known parameters, in a fixed order. The same for every address that the site does not have. */
  readonly href: string;
  readonly lang: string | null;
  /** Whether the site has this path. */
  readonly exists: boolean;
  /** Whether no parameter but the language is given: there are few such addresses. */
  readonly plain: boolean;
  /** Choice of `?saver=`, which the redirect leaves out. */
  readonly saver: SaverChoice | null;
  /** Target of the redirect for a path with a trailing slash, or for a choice of data saver. */
  readonly redirect: string | null;
}

const sitePaths: ReadonlySet<string> = new Set([...publicPaths, ...privatePaths, offlinePath]);

/** The page for every path that the site does not have. */
const lostPath = "/not-found";

/** Normalises a request's URL: paths ignore case, unknown parameters are dropped. */
export function pageAddress(target: string): PageAddress {
  const [rawPath = "/", rawQuery = ""] = target.split(/\?(.*)/s);
  const query = new URLSearchParams(rawQuery);
  const trimmed = rawPath.replace(/\/+$/, "") || "/";
  const path = trimmed.toLowerCase();
  const exists = sitePaths.has(path);
  const kept = new URLSearchParams();
  for (const [name, shape] of Object.entries(pageParameters)) {
    const value = query.get(name);
    if (value !== null && shape.test(value) && (exists || name === "lang")) kept.set(name, value);
  }
  const lang = kept.get("lang");
  const saver = saverChoices.find((choice) => choice === query.get("saver")) ?? null;
  if (saver) query.delete("saver");
  const rest = saver ? String(query) : rawQuery;
  const drawn = exists ? path : lostPath;
  return {
    path,
    href: kept.size > 0 ? `${drawn}?${kept}` : drawn,
    lang,
    exists,
    saver,
    plain: kept.size === (lang === null ? 0 : 1),
    // A single leading slash: `//host/` would redirect to another site.
    redirect: rawPath === trimmed && !saver ? null : `${trimmed.replace(/^\/+/, "/")}${rest ? `?${rest}` : ""}`,
  };
}
