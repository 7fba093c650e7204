import { isLanguage, type Language, languages } from "@visiga/contracts/languages";

/** The language of an answer: a valid `?lang=`, else the cookie, else what the browser accepts, else English. */
export function pageLanguage(
  asked: string | null,
  cookie: string | undefined,
  acceptLanguage: string | undefined,
): Language {
  if (isLanguage(asked)) return asked;
  if (isLanguage(cookie)) return cookie;
  return acceptedLanguage(acceptLanguage ?? "") ?? "en";
}

function acceptedLanguage(header: string): Language | undefined {
  return header
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.trim().toLowerCase().split(";");
      const quality = parameters.find((parameter) => parameter.trim().startsWith("q="));
      return { language: tag.split("-")[0], quality: quality ? Number(quality.trim().slice(2)) : 1 };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ language }) => languages.find((known) => known === language))
    .find((language) => language !== undefined);
}
