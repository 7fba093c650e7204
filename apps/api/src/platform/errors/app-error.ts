import { type FailureCode, failureStatus, type IssueCode } from "@visiga/contracts/errors";
import type { FieldIssue } from "@visiga/contracts/schema-issues";

/** Default `retryAfter` of `unavailable`, in seconds. */
const defaultRetryAfter = 10;

/** A service's error: a code without a message, which each transport translates once. */
export class AppError extends Error {
  readonly issues: readonly FieldIssue[];
  /** For `stale_version`: the subject's current state. */
  readonly current: unknown;
  /** For `stale_version`: author (null: the system) and time of the last change. */
  readonly changed: { readonly by: string | null; readonly at: Date } | undefined;
  /** For `rate_limited` and `unavailable`: seconds until the next attempt. */
  readonly retryAfter: number | undefined;

  constructor(
    readonly code: FailureCode,
    details: {
      issues?: readonly FieldIssue[];
      current?: unknown;
      changed?: AppError["changed"];
      retryAfter?: number;
      cause?: unknown;
    } = {},
  ) {
    super(code, { cause: details.cause });
    this.name = "AppError";
    this.issues = details.issues ?? [];
    this.current = details.current;
    this.changed = details.changed;
    this.retryAfter = details.retryAfter ?? (code === "unavailable" ? defaultRetryAfter : undefined);
  }

  get status(): number {
    return failureStatus[this.code];
  }

  get retryHeader(): { readonly "retry-after"?: string } {
    return this.retryAfter === undefined ? {} : { "retry-after": String(Math.ceil(this.retryAfter)) };
  }
}

export const invalidField = (path: string, code: IssueCode): AppError =>
  new AppError("validation_failed", { issues: [{ path, code }] });

export const isDenial = (error: unknown): boolean => error instanceof AppError && error.code === "forbidden";
