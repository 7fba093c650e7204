import type { IssueCode } from "@visiga/contracts/errors";
import { fieldIssues } from "@visiga/contracts/schema-issues";
import * as z from "zod/mini";

/** What is wrong with a form, by field. */
export type FormIssues = Readonly<Record<string, IssueCode>>;

/** A form’s values as a contract’s schema reads them, or the first issue of each field. */
export function checkForm<Schema extends z.core.$ZodType>(
  schema: Schema,
  values: unknown,
): { data: z.output<Schema>; issues?: undefined } | { data?: undefined; issues: FormIssues } {
  const parsed = z.safeParse(schema, values);
  if (parsed.success) return { data: parsed.data };
  return { issues: Object.fromEntries(fieldIssues(parsed.error).map(({ path, code }) => [path, code])) };
}
