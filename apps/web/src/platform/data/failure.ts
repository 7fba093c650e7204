import { TRPCClientError } from "@trpc/client";
import { type Failure, failure } from "@visiga/contracts/errors";
import type { DashboardDictionary } from "@visiga/i18n/dictionaries";
import * as z from "zod/mini";
import { proxyProblem, UnexpectedResponse } from "#platform/answers/unexpected-response.ts";
import type { FormIssues } from "#platform/forms/form-issues.ts";
import { StorageDenied } from "#platform/storage/browser-storage.ts";

const knownFailure = z.omit(failure, { message: true });

export type KnownFailure = z.infer<typeof knownFailure>;

export class RequestFailure extends Error {
  override readonly name = "RequestFailure";

  /** @param retryAfter seconds of the response's `Retry-After`, if it has one */
  constructor(
    readonly failure: Failure,
    readonly retryAfter: number | null = null,
  ) {
    super(failure.message);
  }
}

/** The error for a response of status 400 or above. @param retryAfter its header `Retry-After` */
export function failedResponse(status: number, body: unknown, retryAfter: string | null): Error {
  const known = z.safeParse(failure, body);
  return known.success ? new RequestFailure(known.data, Number(retryAfter) || null) : new UnexpectedResponse(status);
}

/** The failure that the server sent; null if the server was not reached or the response is unknown. */
export function failureOf(error: unknown): KnownFailure | null {
  if (error instanceof RequestFailure) return error.failure;
  if (!(error instanceof TRPCClientError)) return null;
  return z.safeParse(knownFailure, error.data).data ?? null;
}

/** The answer of a proxy that a request failed with, also one of a procedure; null for another error. */
function unexpectedResponse(error: unknown): UnexpectedResponse | null {
  if (error instanceof UnexpectedResponse) return error;
  return error instanceof TRPCClientError && error.cause instanceof UnexpectedResponse ? error.cause : null;
}

/** The message in the reader’s language: of the first invalid field, else of the failure; null if there is none. */
export function failureMessage(error: unknown, t: DashboardDictionary["errors"]): string | null {
  if (error instanceof StorageDenied) return t.storageDenied;
  const foreign = unexpectedResponse(error);
  if (foreign) return t.proxy[proxyProblem(foreign.status)];
  const known = failureOf(error);
  if (!known) return null;
  const issue = known.issues?.[0];
  return issue ? t.issue[issue.code] : t.failure[known.code];
}

export const failureIssues = (error: unknown): FormIssues =>
  Object.fromEntries((failureOf(error)?.issues ?? []).map(({ path, code }) => [path, code]));

const codes: readonly unknown[] = ["session_expired", "unauthenticated"];

/** Whether a procedure was refused because of its token, so that a refresh may help. */
export const tokenRefused = (error: unknown): boolean =>
  error instanceof TRPCClientError && codes.includes(error.data?.code);
