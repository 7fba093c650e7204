import type { Language } from "@visiga/contracts/languages";
import type { LocalizedSiteValues } from "@visiga/contracts/site";
import { formatDay, formatNumber } from "@visiga/i18n/format";
import { useMark } from "#platform/editing/marks.ts";
import { useSite } from "#platform/school/site-content.ts";

export interface ApplicationForm {
  /** Without the currency: `15,000`. */
  readonly price: string | undefined;
  readonly dueDate: string | undefined;
}

export function applicationForm(facts: LocalizedSiteValues, language: Language): ApplicationForm {
  const { admissionPrice: price, admissionDueDate: day } = facts;
  return {
    price: price && /^\d+$/.test(price) ? formatNumber(Number(price), language) : price || undefined,
    dueDate: day && !Number.isNaN(Date.parse(day)) ? formatDay(day, language) : day || undefined,
  };
}

export function useApplicationForm(language: Language): ApplicationForm {
  const mark = useMark();
  const { price, dueDate } = applicationForm(useSite().facts, language);
  return { price: price && mark("admissionPrice", price), dueDate: dueDate && mark("admissionDueDate", dueDate) };
}
