import { itemAddress } from "@visiga/contracts/item-pages";
import { type PageChoice, pageChoices, pageParameters } from "@visiga/contracts/page-parameters";
import {
  offlinePath,
  privatePaths,
  publicPaths,
  removalPath,
  searchPath,
  withoutTrailingSlashes,
} from "@visiga/contracts/public-paths";

export type PageAddress = Readonly<ReturnType<typeof pageAddress>>;

const sitePaths: ReadonlySet<string> = new Set([...publicPaths, ...privatePaths, offlinePath, removalPath, searchPath]);

const lostPath = "/not-found";

/** Normalises a request's URL: paths ignore case, unknown parameters are dropped. */
export function pageAddress(target: string) {
  const [rawPath = "/", rawQuery = ""] = target.split(/\?(.*)/s);
  const query = new URLSearchParams(rawQuery);
  const trimmed = withoutTrailingSlashes(rawPath);
  const path = trimmed.toLowerCase();
  const item = itemAddress(path);
  const exists = item !== null || sitePaths.has(path);
  const parameters = new URLSearchParams();
  for (const [name, shape] of Object.entries(pageParameters)) {
    const value = query.get(name);
    if (value !== null && shape.test(value) && (name === "lang" || (exists && !item))) parameters.set(name, value);
  }
  const lang = parameters.get("lang");
  const choices = Object.entries(pageChoices).flatMap(([name, values]) =>
    values.filter((value) => value === query.get(name)).map((value) => ({ name: name as PageChoice, value })),
  );
  for (const { name } of choices) query.delete(name);
  const rest = choices.length > 0 ? String(query) : rawQuery;
  const pageResponse = exists ? path : lostPath;
  return {
    path,
    /** Path with the known parameters in a fixed order. The same for all unknown addresses. */
    href: parameters.size > 0 ? `${pageResponse}?${parameters}` : pageResponse,
    lang,
    /** Whether the path exists; for an item's path, whether it may exist. */
    exists,
    item,
    /** Choices to store, such as `?saver=on`, which the redirect omits. */
    choices,
    /**
     * Whether the only parameter is the language: there are few such addresses. Not for items: there are many pictures
     * and alumni, and most are rarely opened.
     */
    plain: parameters.size === (lang === null ? 0 : 1) && (item === null || item.page === "NEWS"),
    /**
     * Target of the redirect for a trailing slash or a choice. A single leading slash: `//host/` would redirect to
     * another site, and browsers treat a backslash like a slash.
     */
    redirect:
      rawPath === trimmed && choices.length === 0
        ? null
        : `${trimmed.replace(/^[/\\]+/, "/")}${rest ? `?${rest}` : ""}`,
  };
}

export const notFoundAddress = ({ lang }: { readonly lang: string | null }) =>
  pageAddress(lang ? `${lostPath}?lang=${lang}` : lostPath);
