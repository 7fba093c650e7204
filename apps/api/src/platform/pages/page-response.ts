import { createHash } from "node:crypto";
import type { PageChoice } from "@visiga/contracts/page-parameters";
import { publicPaths } from "@visiga/contracts/public-paths";
import { securityHeaders } from "@visiga/system/http/security-headers";
import { stringifySetCookie } from "cookie";
import type { FastifyBaseLogger } from "fastify";
import { CompressedResponse } from "#platform/cache/cached-response.ts";
import { knownFailure, logFailure } from "#platform/http/failures.ts";
import { speculationHeader } from "./client-files.ts";
import type { RenderedPage, RenderPage } from "./page-renderer.ts";
import type { RequestedPage } from "./requested-page.ts";

export interface Site {
  readonly render: RenderPage;
  /** Content-Security-Policy of a page; absent in development, where Vite's hot reload uses inline scripts. */
  readonly policy?: (html: string) => string;
}

export type PageResponse = ReturnType<typeof toPageResponse>;

/**
 * Logs what made the page fail. @param policy returns the Content-Security-Policy of a page; undefined for none
 * @throws Error if the page lacks its title or its content
 */
export function toPageResponse(
  requested: RequestedPage,
  rendered: RenderedPage,
  policy: Site["policy"],
  log: Pick<FastifyBaseLogger, "error">,
) {
  const { html, complete } = rendered;
  // The query may hold what a visitor searched for.
  const page = `page ${requested.address.href.replace(/\?.*/s, "")}`;
  if (rendered.status >= 500) logFailure(log, knownFailure(rendered.failure), page);
  else if (!/<title[\s>]/.test(html) || !html.includes("</main>"))
    throw new Error(`The ${page} was rendered without <title> or </main>`);
  const failure = rendered.failure === undefined ? undefined : knownFailure(rendered.failure);
  const status = failure?.status ?? rendered.status;
  const { "content-security-policy": _, ...common } = securityHeaders;
  const headers = {
    ...common,
    ...(policy && { "content-security-policy": policy(html) }),
    "content-type": "text/html; charset=utf-8",
    "content-language": requested.language,
    // `no-store` would disable the browser's back/forward cache.
    "cache-control": status < 500 ? "no-cache" : "no-store",
    vary: "accept-encoding, accept-language, cookie, save-data",
    ...(isPublic(requested) && !requested.dataSaver && speculationHeader),
    // Tells the service worker that the page is for data saver.
    ...(requested.dataSaver && { "save-data": "on" }),
    ...failure?.retryHeader,
    ...(requested.address.lang && { "set-cookie": choiceCookie("language", requested.address.lang) }),
  };
  return {
    complete,
    response: new CompressedResponse(
      { status, headers, body: Buffer.from(html) },
      { rare: !requested.address.hasOnlyLanguage },
    ),
  };
}

const isPublic = ({ address: { item, path } }: RequestedPage): boolean =>
  item !== null || publicPaths.some((each) => each === path);

const year = 365 * 24 * 3600;

/** A `Set-Cookie` header that stores a visitor's choice for a year. */
export const choiceCookie = (name: "language" | PageChoice, value: string): string =>
  stringifySetCookie(name, value, { path: "/", maxAge: year, sameSite: "lax" });

/** The page's policy allows only the known inline scripts that it has, by their hashes: injected ones do not run. */
export function pagePolicy(scripts: readonly string[]): (html: string) => string {
  const known = scripts.map((script) => ({ script, hash: hashOf(script) }));
  return (html) =>
    [
      "default-src 'self'",
      ["script-src 'self'", ...known.filter(({ script }) => html.includes(script)).map(({ hash }) => hash)].join(" "),
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data: blob:",
      "media-src 'self' blob:",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join(";");
}

const hashOf = (script: string): string => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
