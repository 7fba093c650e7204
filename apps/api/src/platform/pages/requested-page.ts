import type { IncomingMessage } from "node:http";
import { itemAddress } from "@visiga/contracts/item-pages";
import { isLanguage, type Language, languages } from "@visiga/contracts/languages";
import { loggedInCookie, type PageChoice, pageChoices, pageParameters } from "@visiga/contracts/page-parameters";
import {
  offlinePath,
  privatePaths,
  publicPaths,
  removalPath,
  searchPath,
  withoutTrailingSlashes,
} from "@visiga/contracts/public-paths";
import { parseCookie } from "cookie";
import Negotiator from "negotiator";
import { acceptedEncoding } from "#platform/cache/cached-response.ts";
import { memoised, memoisedHeader } from "#platform/cache/memoised.ts";
import type { ContentReader } from "./page-renderer.ts";

export type RequestedPage = Readonly<ReturnType<typeof parsed>>;

/** The same object for requests with the same headers, of which few different ones occur. */
export function requestedPage({ url = "/", headers }: Pick<IncomingMessage, "url" | "headers">): RequestedPage {
  const { cookie = "", "accept-language": languages = "*", "accept-encoding": encodings = "" } = headers;
  const sent = url.includes("saver=on") && isFromElsewhere(headers["sec-fetch-site"]) ? "sent" : "";
  return parsed(`${languages}\n${encodings}\n${headers["save-data"] ?? ""}\n${cookie}\n${sent}\n${url}`);
}

/** Whether no page of this site led here. Browsers before 2020 do not say. */
const isFromElsewhere = (site: string | string[] | undefined): boolean => site !== undefined && site !== "same-origin";

/** @param key the headers and the target: none of them has a line break */
const parsed = memoised((key) => {
  const [languages, encodings, saveData = "", cookie = "", sent, url = ""] = key.split("\n");
  const address = addressOf(url);
  const chosen = choicesIn(cookie);
  const light = address.light && !(sent && chosen.saver === false);
  return {
    address,
    /** Choices to store. What another reader sent does not change one made before. */
    choices: light === address.light ? address.choices : address.choices.filter(({ name }) => name !== "saver"),
    language: pageLanguage(address.lang, chosen.language, languages),
    dataSaver: light || (chosen.saver ?? asksToSave(saveData)),
    /** A first visit by an address with data saver. On later pages the browser has the style sheets. */
    inlineStyle: light && chosen.saver === undefined,
    /** Whether the visitor chose the dark theme without script. With script, the browser stores the choice. */
    dark: chosen.dark,
    /** Whether the browser is logged in to the dashboard. */
    loggedIn: chosen.loggedIn,
    encoding: acceptedEncoding(encodings),
  };
});

const addressOf = memoised(pageAddress);

const choicesIn = memoised((header) => {
  const { language, saver, theme, [loggedInCookie.name]: reader } = parseCookie(header, { decode: asSent });
  return {
    language,
    saver: saver === "on" ? true : saver === "off" ? false : undefined,
    dark: theme === "dark",
    loggedIn: reader === loggedInCookie.value,
  };
});

/** None of the choices has an escape, and decoding a thousand damaged ones takes 9 ms. */
const asSent = (value: string): string => value;

const asksToSave = (saveData: string): boolean => saveData.trim().toLowerCase() === "on";

/** Language of a page: a valid `?lang=`, else the cookie, else `Accept-Language`, else English. */
export function pageLanguage(requested: string | null, cookie: string | undefined, acceptLanguage: string | undefined) {
  if (isLanguage(requested)) return requested;
  if (isLanguage(cookie)) return cookie;
  // Without the header every language is accepted, so the first one, English, is used.
  return negotiated(acceptLanguage ?? "*");
}

const negotiated = memoisedHeader((header): Language => {
  const accepted = new Negotiator({ headers: { "accept-language": header } }).language(languages);
  return isLanguage(accepted) ? accepted : "en";
});

/**
 * Only the database knows whether an item exists, and its current address.
 * @returns the page, which is `/not-found` for an unknown item, or the new path of a moved page
 */
export async function locateItem(requested: RequestedPage, reader: Pick<ContentReader, "item">) {
  const { address, language } = requested;
  const { item, path, lang, light } = address;
  if (item === null) return requested;
  try {
    const entry = await reader.item({ ...item, language });
    if (!entry?.path) return { ...requested, address: notFoundAddress(address) };
    if (entry.path === path) return requested;
    const kept = String(new URLSearchParams({ ...(lang && { lang }), ...(light && { saver: "on" }) }));
    return kept ? `${entry.path}?${kept}` : entry.path;
  } catch {
    // The page reads the item again and reports the failure.
    return requested;
  }
}

/** The paths of all pages except those of items. */
export const sitePaths: ReadonlySet<string> = new Set([
  ...publicPaths,
  ...privatePaths,
  offlinePath,
  removalPath,
  searchPath,
]);

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
  const light = choices.some(({ name, value }) => name === "saver" && value === "on");
  // A redirect keeps data saver, because the browser may accept no cookies. The page then comes without another redirect.
  const stored = choices.filter(({ name }) => !(light && name === "saver"));
  for (const { name } of stored) query.delete(name);
  const rest = stored.length > 0 ? String(query) : rawQuery;
  const pageResponse = exists ? path : lostPath;
  return {
    path,
    /** Path with the known parameters in a fixed order. The same for all unknown addresses. */
    href: parameters.size > 0 ? `${pageResponse}?${parameters}` : pageResponse,
    lang,
    /** Whether the path exists; for an item's path, whether it may exist. */
    exists,
    item,
    /** Choices, such as `?saver=off`, which the redirect omits, except data saver. */
    choices,
    /** Whether the address asks for data saver. Such a page comes without a redirect, which would cost a round trip. */
    light,
    /**
     * Whether the only parameter is the language: there are few such addresses. Not for items: there are many pictures
     * and alumni, and most are rarely opened.
     */
    hasOnlyLanguage: parameters.size === (lang === null ? 0 : 1) && (item === null || item.page === "NEWS"),
    /**
     * Target of the redirect for a trailing slash or a choice. A single leading slash: `//host/` would redirect to
     * another site, and browsers treat a backslash like a slash.
     */
    redirect:
      rawPath === trimmed && stored.length === 0 ? null : `${trimmed.replace(/^[/\\]+/, "/")}${rest ? `?${rest}` : ""}`,
  };
}

export const notFoundAddress = ({ lang }: { readonly lang: string | null }) =>
  pageAddress(lang ? `${lostPath}?lang=${lang}` : lostPath);
