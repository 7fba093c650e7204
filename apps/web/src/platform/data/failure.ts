import { TRPCClientError } from "@trpc/client";
import { type Failure, failure } from "@visiga/contracts/errors";
import type { DashboardDictionary } from "@visiga/i18n/dictionaries";
import * as z from "zod/mini";
import type { FormIssues } from "#platform/forms/form-issues.ts";

/** What the server said of a refused request, whichever way it was sent. */
export type KnownFailure = Omit<Failure, "message">;

const knownFailure = z.omit(failure, { message: true });

/** A REST request that the server refused. */
export class RequestFailure extends Error {
  readonly failure: KnownFailure;
  /** Seconds after which the server asks to be tried again, where it said so. */
  readonly retryAfter: number | null;

  constructor(failure: Failure, retryAfter: number | null = null) {
    super(failure.message);
    this.name = "RequestFailure";
    this.failure = failure;
    this.retryAfter = retryAfter;
  }
}

/** An answer of 400 or above in words that are not the server’s own, as of something that stands before it. */
export class UnknownAnswer extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`The server answered ${status}`);
    this.name = "UnknownAnswer";
    this.status = status;
  }
}

/** What the server said, or null where it was never reached or said nothing that is known. */
export function failureOf(error: unknown): KnownFailure | null {
  if (error instanceof RequestFailure) return error.failure;
  if (!(error instanceof TRPCClientError)) return null;
  return z.safeParse(knownFailure, error.data).data ?? null;
}

/** The server’s message in the reader’s language: the first field’s, else the failure’s; null where there is none. */
export function failureWords(error: unknown, words: DashboardDictionary["errors"]): string | null {
  const known = failureOf(error);
  if (!known) return null;
  const issue = known.issues?.[0];
  return issue ? words.issue[issue.code] : words.failure[known.code];
}

/** What the server found wrong, by field. */
export const failureIssues = (error: unknown): FormIssues =>
  Object.fromEntries((failureOf(error)?.issues ?? []).map(({ path, code }) => [path, code]));
