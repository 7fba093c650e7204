import { publicPaths } from "@visiga/contracts/public-paths";
import { EncodedAnswer } from "#platform/answers/encoded-answer.ts";
import { knownFailure } from "#platform/rest/failures.ts";
import { securityHeaders } from "#platform/security/headers.ts";
import type { AskedPage } from "./asked-page.ts";
import { choiceCookie } from "./choice-cookie.ts";
import type { RenderedPage } from "./page-renderer.ts";
import { speculationHeader } from "./speculation-rules.ts";

/** A drawn page as it is sent. */
export interface FinishedPage {
  readonly answer: EncodedAnswer;
  /** False where a list of it could not be read: such a page must not be cached. */
  readonly complete: boolean;
}

/** @param policy value of its Content-Security-Policy; undefined for none */
export function finishPage(asked: AskedPage, rendered: RenderedPage, policy: string | undefined): FinishedPage {
  const { html, location, complete } = rendered;
  const failure = rendered.failure === undefined ? undefined : knownFailure(rendered.failure);
  const status = failure?.status ?? rendered.status;
  const { "content-security-policy": _, ...common } = securityHeaders;
  const headers = {
    ...common,
    ...(policy !== undefined && { "content-security-policy": policy }),
    "content-type": "text/html; charset=utf-8",
    "content-language": asked.language,
    // Without `no-store`, which would keep pages out of the browser's own cache of the way back.
    "cache-control": "no-cache",
    vary: "accept-encoding, accept-language, cookie, save-data",
    ...(isPublic(asked) && !asked.saver && speculationHeader),
    // For the service worker, which keeps no such page.
    ...(asked.saver && { "save-data": "on" }),
    ...(failure?.retryAfter !== undefined && { "retry-after": String(Math.ceil(failure.retryAfter)) }),
    ...(location && { location }),
    ...(asked.address.lang && { "set-cookie": choiceCookie("language", asked.address.lang) }),
  };
  return {
    complete,
    answer: new EncodedAnswer({ status, headers, body: Buffer.from(html) }, { seldom: !asked.address.plain }),
  };
}

const isPublic = ({ address: { item, path } }: AskedPage): boolean =>
  item !== null || publicPaths.some((each) => each === path);
