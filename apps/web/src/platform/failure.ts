import { TRPCClientError } from "@trpc/client";
import { type Failure, failure } from "@visiga/contracts/errors";
import type { DashboardDictionary } from "@visiga/i18n/dictionaries";
import * as z from "zod/mini";

/** What the server said of a refused request, whichever way it was sent. */
export type KnownFailure = Omit<Failure, "message">;

const knownFailure = z.omit(failure, { message: true });

/** A REST request that the server refused. */
export class RequestFailure extends Error {
  readonly failure: KnownFailure;

  constructor(failure: Failure) {
    super(failure.message);
    this.name = "RequestFailure";
    this.failure = failure;
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
