import { type IssueCode, issueCodes } from "@visiga/contracts/errors";
import * as z from "zod/mini";
import type { FieldIssue } from "./errors.ts";

type SchemaIssue = z.core.$ZodIssue;

export const isSchemaError = (error: unknown): error is z.core.$ZodError => error instanceof z.core.$ZodError;

const isIssueCode = (message: string): message is IssueCode => issueCodes.includes(message as IssueCode);

/** What a schema found wrong, one issue a field and in the fields' order. */
export function fieldIssues(error: z.core.$ZodError): FieldIssue[] {
  const byPath = new Map<string, FieldIssue>();
  for (const issue of error.issues) {
    const path = issue.path.map(String).join(".");
    if (!byPath.has(path)) byPath.set(path, { path, code: issueCode(issue) });
  }
  return [...byPath.values()];
}

/** Our schemas carry codes as messages; zod's own words are what is left. */
function issueCode(issue: SchemaIssue): IssueCode {
  if (isIssueCode(issue.message)) return issue.message;
  if (issue.code === "invalid_union") {
    const known = issue.errors
      .flat()
      .map(issueCode)
      .find((code) => code !== "field_invalid" && code !== "field_required");
    if (known) return known;
  }
  return issue.input === undefined && issue.code === "invalid_type" ? "field_required" : "field_invalid";
}
