import { type FailureCode, failureStatus, type IssueCode } from "@visiga/contracts/errors";
import type { FieldIssue } from "@visiga/contracts/schema-issues";

/** Error of a service: a code without a message. Each transport translates it once. */
export class AppError extends Error {
  readonly code: FailureCode;
  readonly issues: readonly FieldIssue[];
  /** For `stale_version`: the record as it is now. */
  readonly current: unknown;
  /** For `stale_version`: who changed it last, and when; nobody where the system did. */
  readonly changed: { readonly by: string | null; readonly at: Date } | undefined;
  /** For `rate_limited`: seconds until the next try. */
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
    this.retryAfter = details.retryAfter;
  }

  get status(): number {
    return failureStatus[this.code];
  }
}

/** One field is wrong: 400 with that issue. */
export const invalidField = (path: string, code: IssueCode): AppError =>
  new AppError("validation_failed", { issues: [{ path, code }] });
