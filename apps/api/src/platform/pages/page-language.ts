import { isLanguage, type Language, languages } from "@visiga/contracts/languages";
import Negotiator from "negotiator";
import { memoised } from "#platform/cache/memoised.ts";

/** Language of a page: a valid `?lang=`, else the cookie, else `Accept-Language`, else English. */
export function pageLanguage(
  requested: string | null,
  cookie: string | undefined,
  acceptLanguage: string | undefined,
): Language {
  if (isLanguage(requested)) return requested;
  if (isLanguage(cookie)) return cookie;
  // Without the header every language is accepted, so the first one, English, is used.
  return negotiated(acceptLanguage ?? "*");
}

const negotiated = memoised((header): Language => {
  const accepted = new Negotiator({ headers: { "accept-language": header } }).language(languages);
  return isLanguage(accepted) ? accepted : "en";
});
