import { failureStatus } from "@visiga/contracts/errors";
import { proxyProblem, UnexpectedResponse } from "#platform/answers/unexpected-response.ts";
import { RequestFailure } from "#platform/data/failure.ts";
import type { UploadFailure } from "./upload-item.ts";

export type SendOutcome =
  /** The server was unreachable, or its response was lost: retry. */
  | { readonly kind: "lost" }
  /** The server is overloaded or failed: retry, after `retryAfter` seconds if it sent that. */
  | { readonly kind: "busy"; readonly retryAfter: number | null; readonly failure: UploadFailure }
  /** The session has ended: wait for a login. */
  | { readonly kind: "loggedOut" }
  /** A retry would be rejected again. */
  | { readonly kind: "refused"; readonly failure: UploadFailure };

const statusOutcome = (status: number, failure: UploadFailure, retryAfter: number | null): SendOutcome => {
  if (status === 401) return { kind: "loggedOut" };
  if (status >= 500 || status === 429 || status === 408) return { kind: "busy", retryAfter, failure };
  return { kind: "refused", failure };
};

export function sendOutcome(error: unknown): SendOutcome {
  if (error instanceof RequestFailure) {
    const { code, issues } = error.failure;
    return statusOutcome(failureStatus[code], { code, issue: issues?.[0]?.code }, error.retryAfter);
  }
  // Pages with these statuses and 200 are those of a network which asks for a login.
  if (!(error instanceof UnexpectedResponse) || error.status < 400 || [401, 407, 511].includes(error.status))
    return { kind: "lost" };
  const { status } = error;
  const code = status >= 500 ? "unavailable" : status === 413 ? "request_too_large" : "malformed_request";
  return statusOutcome(status, { code, proxy: proxyProblem(status) }, null);
}

const minPause = 2_000;
const maxPause = 60_000;
const maxRetryAfter = 300_000;

/** Milliseconds before retry number `failures`: exponential, with jitter; `retryAfter` seconds if that is longer. */
export function retryPause(failures: number, retryAfter: number | null = null, chance = Math.random()): number {
  const growing = Math.min(maxPause, minPause * 2 ** Math.min(10, failures - 1));
  const requested = Math.min(maxRetryAfter, (retryAfter ?? 0) * 1000);
  return Math.round(Math.max(growing * (0.75 + chance / 2), requested));
}
