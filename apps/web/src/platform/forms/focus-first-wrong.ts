import type { FormIssues } from "./form-issues.ts";

/**
 * Focuses the first field with an issue, else the field named `otherwise`. The fields' ids are the contract’s names.
 */
export function focusFirstWrong(form: HTMLFormElement, issues: FormIssues, otherwise?: string): void {
  const elements = [...form.elements];
  const first = elements.find(({ id }) => id in issues) ?? elements.find(({ id }) => id === otherwise);
  if (first instanceof HTMLElement) first.focus();
}
