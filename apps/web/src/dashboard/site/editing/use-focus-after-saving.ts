import { useEffect, useEffectEvent, useRef } from "react";
import { type FormIssues, focusFirstWrong } from "#platform/forms/form-issues.ts";

/** Focuses the first wrong field once the form is no longer busy, else what had the focus. @returns to be called at a submit */
export function useFocusAfterSaving(busy: boolean, issues: FormIssues): (form: HTMLFormElement) => void {
  const submitted = useRef<{ form: HTMLFormElement; from: Element | null }>(null);
  const focus = useEffectEvent(() => {
    if (!submitted.current) return;
    focusFirstWrong(submitted.current.form, issues);
    // The disabled button lost the focus.
    const { from } = submitted.current;
    if (document.activeElement === document.body && from instanceof HTMLElement) from.focus({ preventScroll: true });
  });
  // Not before: the record of a wrong field opens with the error.
  useEffect(() => {
    if (!busy) focus();
  }, [busy]);
  return (form) => {
    submitted.current = { form, from: document.activeElement };
  };
}
