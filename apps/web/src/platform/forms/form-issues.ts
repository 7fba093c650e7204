import { type IssueCode, issueCodes } from "@visiga/contracts/errors";
import * as z from "zod/mini";

/** What is wrong with a form, by field. */
export type FormIssues = Readonly<Record<string, IssueCode>>;

const isIssueCode = (message: string): message is IssueCode => issueCodes.includes(message as IssueCode);

function issueCode(issue: z.core.$ZodIssue): IssueCode {
  if (isIssueCode(issue.message)) return issue.message;
  const inner = issue.code === "invalid_union" ? issue.errors.flat() : [];
  return inner.map(issueCode).find((code) => code !== "field_invalid") ?? "field_invalid";
}

/** A form’s values as a contract’s schema reads them, or the first issue of each field. */
export function checkForm<Schema extends z.core.$ZodType>(
  schema: Schema,
  values: unknown,
): { data: z.output<Schema>; issues?: undefined } | { data?: undefined; issues: FormIssues } {
  const parsed = z.safeParse(schema, values);
  if (parsed.success) return { data: parsed.data };
  // The first of a field comes last, so that it stays.
  return {
    issues: Object.fromEntries(parsed.error.issues.map((issue) => [issue.path.join("."), issueCode(issue)]).reverse()),
  };
}
