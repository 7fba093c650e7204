import type { Language } from "@visiga/contracts/languages";
import type { LocalizedSiteValues } from "@visiga/contracts/site";
import { formatDay, formatNumber } from "@visiga/i18n/format";

/** What the seminary has entered of the application form, as it reads in one language; what is missing is `undefined`. */
export interface ApplicationForm {
  /** Without the currency: `15,000`. */
  readonly price: string | undefined;
  readonly dueDate: string | undefined;
}

/** A price or a day that is written in words stays as it was entered. */
export function applicationForm(facts: LocalizedSiteValues, language: Language): ApplicationForm {
  const { admissionPrice: price, admissionDueDate: day } = facts;
  return {
    price: price && /^\d+$/.test(price) ? formatNumber(Number(price), language) : price || undefined,
    dueDate: day && !Number.isNaN(Date.parse(day)) ? formatDay(day, language) : day || undefined,
  };
}
