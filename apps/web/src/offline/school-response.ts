import { isLanguage } from "@visiga/contracts/languages";

// What answers in the school's place, such as the login page of a Wi-Fi network, a proxy's error or half a page, may be
// shown, but is neither cached nor believed.

/** Media types by the ending of an address. */
const mediaTypes: Readonly<Record<string, readonly string[]>> = {
  css: ["text/css"],
  js: ["text/javascript", "application/javascript"],
  woff2: ["font/woff2"],
  pdf: ["application/pdf"],
  webp: ["image/webp"],
  avif: ["image/avif"],
  jpg: ["image/jpeg"],
  jpeg: ["image/jpeg"],
  png: ["image/png"],
  svg: ["image/svg+xml"],
};

const typeOf = ({ headers }: Response): string =>
  headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";

const isComplete = ({ status, redirected }: Response): boolean => status === 200 && !redirected;

/** Whether a response is the file of an address, by its ending, and not a page in its place. */
export function isFile(address: string, response: Response): boolean {
  const [, ending = ""] = /\.(\w+)$/.exec(new URL(address).pathname) ?? [];
  return isComplete(response) && (mediaTypes[ending]?.includes(typeOf(response)) ?? false);
}

/** Whether a response may be a public page, by its headers. */
export const maybePage = (response: Response): boolean =>
  isComplete(response) && typeOf(response) === "text/html" && isLanguage(response.headers.get("content-language"));

/** Whether it is a public page to its end, with the place for the notice that it is a copy. */
export const isWholePage = (html: string): boolean =>
  / data-kept-notice="[^"]*" hidden="">/.test(html) && /<\/html>\s*$/.test(html);

/** Whether the school's server says that a page or file does not exist, possibly because it was withdrawn. */
export const isGone = ({ status, headers }: Response): boolean =>
  (status === 404 || status === 410) && (headers.get("content-language") ?? "").split(", ").every(isLanguage);

/**
 * Whether a proxy says that it does not reach the server, or the server that it is overloaded. 511 is the login of a
 * network, which the visitor needs.
 */
export const isOutage = ({ status }: Response): boolean => status >= 502 && status !== 511;
