import type { IncomingMessage } from "node:http";
import { isLanguage, type Language, languages } from "@visiga/contracts/languages";
import { staffCookie } from "@visiga/contracts/page-parameters";
import { parseCookie } from "cookie";
import Negotiator from "negotiator";
import { acceptedEncoding } from "#platform/cache/compressed-response.ts";
import { memoised } from "#platform/cache/memoised.ts";
import { notFoundAddress, pageAddress } from "./page-address.ts";
import type { PageReads } from "./page-renderer.ts";

export type RequestedPage = Readonly<ReturnType<typeof requestedPage>>;

/** Parsed headers are memoised, because few different values occur. */
export function requestedPage({ url = "/", headers }: Pick<IncomingMessage, "url" | "headers">) {
  const address = addressOf(url);
  const chosen = choicesIn(headers.cookie ?? "");
  return {
    address,
    language: pageLanguage(address.lang, chosen.language, headers["accept-language"]),
    saver: chosen.saver ?? (headers["save-data"] !== undefined && asksToSave(String(headers["save-data"]))),
    /** Whether the visitor chose the dark theme without script. With script, the browser stores the choice. */
    dark: chosen.dark,
    /** Whether the browser is logged in to the dashboard. */
    staff: chosen.staff,
    encoding: acceptedEncoding(headers["accept-encoding"]),
  };
}

const addressOf = memoised(pageAddress);

const choicesIn = memoised((header) => {
  const { language, saver, theme, [staffCookie.name]: reader } = parseCookie(header);
  return {
    language,
    saver: saver === "on" ? true : saver === "off" ? false : undefined,
    dark: theme === "dark",
    staff: reader === staffCookie.value,
  };
});

const asksToSave = (saveData: string): boolean => saveData.trim().toLowerCase() === "on";

/** Language of a page: a valid `?lang=`, else the cookie, else `Accept-Language`, else English. */
export function pageLanguage(requested: string | null, cookie: string | undefined, acceptLanguage: string | undefined) {
  if (isLanguage(requested)) return requested;
  if (isLanguage(cookie)) return cookie;
  // Without the header every language is accepted, so the first one, English, is used.
  return negotiated(acceptLanguage ?? "*");
}

const negotiated = memoised((header): Language => {
  const accepted = new Negotiator({ headers: { "accept-language": header } }).language(languages);
  return isLanguage(accepted) ? accepted : "en";
});

/**
 * Only the database knows whether an item exists, and its current address.
 * @returns the page, which is `/not-found` for an unknown item, or the new path of a moved page
 */
export async function locateItem(requested: RequestedPage, reads: Pick<PageReads, "item">) {
  const { address, language } = requested;
  const { item, path, lang } = address;
  if (item === null) return requested;
  try {
    const file = await reads.item({ ...item, language });
    if (!file?.path) return { ...requested, address: notFoundAddress(address) };
    if (file.path === path) return requested;
    return lang ? `${file.path}?lang=${lang}` : file.path;
  } catch {
    // The page reads the item again and reports the failure.
    return requested;
  }
}
