import type { Language } from "@visiga/contracts/languages";
import { useMark } from "#platform/editing/marks.ts";
import { useSite } from "#platform/school/site-content.ts";
import { type ApplicationForm, applicationForm } from "./application-form.ts";

/** Price and due date of the application form, formatted for one language. */
export function useApplicationForm(language: Language): ApplicationForm {
  const mark = useMark();
  const { price, dueDate } = applicationForm(useSite().facts, language);
  return { price: price && mark("admissionPrice", price), dueDate: dueDate && mark("admissionDueDate", dueDate) };
}
