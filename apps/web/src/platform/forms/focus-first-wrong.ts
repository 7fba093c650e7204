import type { FormIssues } from "./form-issues.ts";

/**
 * Puts the cursor where a form is wrong first, or into the field named `otherwise`; its fields carry the contract’s
 * names as ids.
 */
export function focusFirstWrong(form: HTMLFormElement, issues: FormIssues, otherwise?: string): void {
  const elements = [...form.elements];
  const first = elements.find(({ id }) => id in issues) ?? elements.find(({ id }) => id === otherwise);
  if (first instanceof HTMLElement) first.focus();
}
