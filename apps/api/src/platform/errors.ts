import { type FailureCode, failureStatus, type IssueCode } from "@visiga/contracts/errors";
import type { FieldIssue } from "@visiga/contracts/schema-issues";

/** Seconds after which what was out of reach may be back. */
const comeAgain = 10;

/** Error of a service: a code without a message, translated once by each transport. */
export class AppError extends Error {
  readonly code: FailureCode;
  readonly issues: readonly FieldIssue[];
  /** For `stale_version`: the current state of the subject. */
  readonly current: unknown;
  /** For `stale_version`: who changed it last (null: the system), and when. */
  readonly changed: { readonly by: string | null; readonly at: Date } | undefined;
  /** For `rate_limited` and `unavailable`: seconds until the next attempt. */
  readonly retryAfter: number | undefined;

  constructor(
    code: FailureCode,
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
    this.code = code;
    this.issues = details.issues ?? [];
    this.current = details.current;
    this.changed = details.changed;
    this.retryAfter = details.retryAfter ?? (code === "unavailable" ? comeAgain : undefined);
  }

  get status(): number {
    return failureStatus[this.code];
  }
}

/** Validation error (400) of one field. */
export const invalidField = (path: string, code: IssueCode): AppError =>
  new AppError("validation_failed", { issues: [{ path, code }] });

/** Whether the role of the caller was the reason. */
export const isDenial = (error: unknown): boolean => error instanceof AppError && error.code === "forbidden";
