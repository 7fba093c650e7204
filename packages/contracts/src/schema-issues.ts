import type * as z from "zod/mini";
import { type IssueCode, issueCodes } from "./errors.ts";

/** An invalid field: its path with dots, empty for the whole value. */
export interface FieldIssue {
  readonly path: string;
  readonly code: IssueCode;
}

/** The issues of a refused value: the first of each field, in the order in which the schema found them. */
export function fieldIssues({ issues }: z.core.$ZodError): FieldIssue[] {
  const byPath = new Map<string, FieldIssue>();
  for (const issue of issues) {
    const path = issue.path.map(String).join(".");
    if (!byPath.has(path)) byPath.set(path, { path, code: issueCode(issue) });
  }
  return [...byPath.values()];
}

const isIssueCode = (message: string): message is IssueCode => issueCodes.includes(message as IssueCode);

/** Schemas of this package have codes as messages; any other message is zod's own. */
function issueCode(issue: z.core.$ZodIssue): IssueCode {
  if (isIssueCode(issue.message)) return issue.message;
  if (issue.code === "invalid_union") {
    const specific = issue.errors
      .flat()
      .map(issueCode)
      .find((code) => code !== "field_invalid" && code !== "field_required");
    if (specific) return specific;
  }
  // zod does not report the input: a missing value and one of another type look alike.
  return issue.code === "invalid_type" ? "field_required" : "field_invalid";
}
