import { isLanguage, type Language, languages } from "@visiga/contracts/languages";
import Negotiator from "negotiator";

/** The language of an answer: a valid `?lang=`, else the cookie, else what the browser accepts, else English. */
export function pageLanguage(
  asked: string | null,
  cookie: string | undefined,
  acceptLanguage: string | undefined,
): Language {
  if (isLanguage(asked)) return asked;
  if (isLanguage(cookie)) return cookie;
  // Without the header every language is as good as any other, so that the first, English, is taken.
  const accepted = new Negotiator({ headers: { "accept-language": acceptLanguage } }).language(languages);
  return isLanguage(accepted) ? accepted : "en";
}
