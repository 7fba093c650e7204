import { isLanguage, type Language } from "@visiga/contracts/languages";
import { formatDay, formatTime } from "@visiga/i18n/format";
import { isSaverPage } from "./saver-read.ts";

/** What is known of a kept page without reading its HTML. */
export interface KeptCopy {
  /** When the server last sent it or confirmed it: ISO, UTC. */
  readonly at: string;
  readonly language: Language;
  /** As the page's HTML has it, escaped. */
  readonly title: string;
  readonly bytes: number;
}

const headerName = "x-kept-copy";

/** Whether an answer may be kept: a page with its pictures, in a known language, neither redirected nor an error. */
export const isKeepable = (response: Response): boolean =>
  response.status === 200 &&
  !response.redirected &&
  !isSaverPage(response) &&
  isLanguage(response.headers.get("content-language"));

/** A copy of an answer that says when it was kept. `isKeepable` must hold. */
export async function toKeptCopy(response: Response, now = new Date()): Promise<Response> {
  const html = await response.text();
  const copy = {
    at: now.toISOString(),
    language: response.headers.get("content-language"),
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "",
    bytes: new Blob([html]).size,
  };
  const headers = new Headers(response.headers);
  headers.set(headerName, encodeURIComponent(JSON.stringify(copy)));
  // The key says what the answer varies by.
  headers.delete("vary");
  // The rules for pages to fetch ahead are not kept.
  headers.delete("speculation-rules");
  return new Response(html, { headers });
}

/** The same copy, confirmed by the server now. */
export function confirmed(kept: Response, now = new Date()): Response {
  const headers = new Headers(kept.headers);
  headers.set(headerName, encodeURIComponent(JSON.stringify({ ...keptCopyOf(kept), at: now.toISOString() })));
  return new Response(kept.body, { headers });
}

/** What is known of a kept page. */
export function keptCopyOf(kept: Response): KeptCopy {
  return JSON.parse(decodeURIComponent(kept.headers.get(headerName) ?? "{}"));
}

/** The moment of a copy as a reader sees it: `22 November 2026, 14:05`. */
export const keptAt = ({ at }: KeptCopy, language: Language): string =>
  `${formatDay(at, language)}, ${formatTime(at, language)}`;

/** The page with its notice shown, which says that it is a kept copy and from when. */
export async function withNotice(kept: Response): Promise<Response> {
  const copy = keptCopyOf(kept);
  const html = (await kept.text())
    .replace('data-kept-notice="true" hidden=""', 'data-kept-notice="true"')
    .replace('<span data-kept-at="true"></span>', `<span>${keptAt(copy, copy.language)}</span>`);
  return new Response(html, { headers: kept.headers });
}
