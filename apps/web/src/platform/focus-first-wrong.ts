import type { FormIssues } from "./form-issues.ts";

/** Puts the cursor where a form is wrong first; its fields carry the contract’s names as ids. */
export function focusFirstWrong(form: HTMLFormElement, issues: FormIssues): void {
  const first = [...form.elements].find((element) => element.id in issues);
  if (first instanceof HTMLElement) first.focus();
}
