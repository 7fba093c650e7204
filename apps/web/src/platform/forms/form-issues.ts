import type { IssueCode } from "@visiga/contracts/errors";
import { fieldIssues } from "@visiga/contracts/schema-issues";
import * as z from "zod/mini";

export type FormIssues = Readonly<Record<string, IssueCode>>;

/** Validates a form with a contract’s schema: the parsed values, or the first issue of each field. */
export function checkForm<Schema extends z.core.$ZodType>(
  schema: Schema,
  values: unknown,
): { data: z.output<Schema>; issues?: undefined } | { data?: undefined; issues: FormIssues } {
  const parsed = z.safeParse(schema, values);
  if (parsed.success) return { data: parsed.data };
  return { issues: Object.fromEntries(fieldIssues(parsed.error).map(({ path, code }) => [path, code])) };
}

/**
 * Focuses the first field with an issue, in either language, else the field named `otherwise`, and unfolds every field
 * with an issue: a closed `<details>` hides it and refuses the focus. Ids are the contract’s names.
 */
export function focusFirstWrong(form: HTMLFormElement, issues: FormIssues, otherwise?: string): void {
  const elements = [...form.elements];
  const wrong = elements.filter(({ id }) => id in issues || id.replace(/\.(en|sw)$/, "") in issues);
  for (const element of wrong) {
    const fold = element.closest("details");
    if (fold) fold.open = true;
  }
  const first = wrong[0] ?? elements.find(({ id }) => id === otherwise);
  if (first instanceof HTMLElement) first.focus();
}
