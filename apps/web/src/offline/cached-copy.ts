import { schoolDay } from "@visiga/contracts/dates";
import type { Language } from "@visiga/contracts/languages";
import { formatDay, formatTime } from "@visiga/i18n/format";
import { showsItems } from "./page-key.ts";
import { isWholePage, maybePage } from "./school-response.ts";

export const pagesCache = "pages-1";

/** Data of a cached page that is available without reading its HTML. */
export interface CopyInfo {
  /** Time at which the server last sent or confirmed it: ISO, UTC. */
  readonly at: string;
  readonly language: Language;
  /** Escaped, as in the page's HTML. */
  readonly title: string;
  readonly bytes: number;
}

const headerName = "x-kept-copy";

/** Copies a page and adds the time of caching. Undefined for a response that is no whole page of the school. */
export async function toCachedCopy(response: Response, now = new Date()): Promise<Response | undefined> {
  if (!maybePage(response)) return undefined;
  const html = await response.text();
  if (!isWholePage(html)) return undefined;
  const copy = {
    at: now.toISOString(),
    language: response.headers.get("content-language"),
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "",
    bytes: new Blob([html]).size,
  };
  const headers = new Headers(response.headers);
  headers.set(headerName, encodeURIComponent(JSON.stringify(copy)));
  // The cache key contains everything that the response varies by.
  headers.delete("vary");
  // A cached page must not prefetch other pages.
  headers.delete("speculation-rules");
  return new Response(html, { headers });
}

export function withNewTime(cached: Response, now = new Date()): Response {
  const headers = new Headers(cached.headers);
  headers.set(headerName, encodeURIComponent(JSON.stringify({ ...copyInfo(cached), at: now.toISOString() })));
  return new Response(cached.body, { headers });
}

export function copyInfo(cached: Response): CopyInfo {
  return JSON.parse(decodeURIComponent(cached.headers.get(headerName) ?? "{}"));
}

/** Milliseconds after which pictures of people and pages of items expire unless the server confirms them. */
export const day = 24 * 3600 * 1000;

/** Milliseconds between a time and now. A time in the future counts alike: the device's clock was set back. */
export const ageOf = (time: string | null): number => Math.abs(Date.now() - Date.parse(time ?? ""));

/** Whether the server has not confirmed a page of items for a day. */
export const isOutdated = (page: URL, { at }: CopyInfo): boolean => showsItems(page) && !(ageOf(at) <= day);

export const copyTime = ({ at }: CopyInfo, language: Language): string =>
  `${formatDay(at, language)}, ${formatTime(at, language)}`;

/** The page of an earlier day, without promising a day that is over since. */
const withoutPastDays = (html: string, today: string): string =>
  html.replace(/<(\w+)( [^<>]*)>/g, (tag, name: string, attributes: string) => {
    const [, until] = / data-until="([^"]*)"/.exec(attributes) ?? [];
    if (!until || until >= today) return tag;
    // The words from the next day on, escaped.
    const [, over = ""] = / data-over="([^"]*)"/.exec(attributes) ?? [];
    return `${name === "span" || !over ? over : `<p>${over}</p>`}<${name}${attributes} hidden="">`;
  });

export async function withNotice(cached: Response, now = new Date()): Promise<Response> {
  const copy = copyInfo(cached);
  const html = withoutPastDays(await cached.text(), schoolDay(now))
    // The words are escaped in the attribute.
    .replace(/( data-kept-notice="([^"]*)") hidden="">/, (_, attribute: string, words: string) => {
      const time = `<span>${copyTime(copy, copy.language)}</span>`;
      return `${attribute}>${words.replace("{when}", () => time)}`;
    });
  return new Response(html, { headers: cached.headers });
}
