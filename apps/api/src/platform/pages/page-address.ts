import { type ItemAddress, itemAddress } from "@visiga/contracts/item-pages";
import { pageParameters, type SaverChoice, saverChoices } from "@visiga/contracts/page-parameters";
import { offlinePath, privatePaths, publicPaths, removalPath } from "@visiga/contracts/public-paths";

export interface PageAddress {
  /** Lower case, without a trailing slash. */
  readonly path: string;
  /** Path with the known parameters, in a fixed order. The same for every address that the site does not have. */
  readonly href: string;
  readonly lang: string | null;
  /** Whether the site has this path or, where it is that of an item, may have it. */
  readonly exists: boolean;
  /** The file that has this page of its own, if there is such a file; null for every other page. */
  readonly item: ItemAddress | null;
  /** Whether no parameter but the language is given: there are few such addresses. */
  readonly plain: boolean;
  /** Choice of `?saver=`, which the redirect leaves out. */
  readonly saver: SaverChoice | null;
  /** Target of the redirect for a path with a trailing slash, or for a choice of data saver. */
  readonly redirect: string | null;
}

const sitePaths: ReadonlySet<string> = new Set([...publicPaths, ...privatePaths, offlinePath, removalPath]);

/** The page for every path that the site does not have. */
const lostPath = "/not-found";

/** Normalises a request's URL: paths ignore case, unknown parameters are dropped. */
export function pageAddress(target: string): PageAddress {
  const [rawPath = "/", rawQuery = ""] = target.split(/\?(.*)/s);
  const query = new URLSearchParams(rawQuery);
  const trimmed = rawPath.replace(/\/+$/, "") || "/";
  const path = trimmed.toLowerCase();
  const item = itemAddress(path);
  const exists = item !== null || sitePaths.has(path);
  const kept = new URLSearchParams();
  for (const [name, shape] of Object.entries(pageParameters)) {
    const value = query.get(name);
    if (value !== null && shape.test(value) && (name === "lang" || (exists && !item))) kept.set(name, value);
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
    item,
    saver,
    // There are many pictures and alumni, of which few are opened.
    plain: kept.size === (lang === null ? 0 : 1) && (item === null || item.page === "NEWS"),
    // A single leading slash: `//host/` would redirect to another site.
    redirect: rawPath === trimmed && !saver ? null : `${trimmed.replace(/^\/+/, "/")}${rest ? `?${rest}` : ""}`,
  };
}

/** The same address where it turns out that the site does not have it. */
export const lostAddress = ({ lang }: PageAddress): PageAddress =>
  pageAddress(lang ? `${lostPath}?lang=${lang}` : lostPath);
