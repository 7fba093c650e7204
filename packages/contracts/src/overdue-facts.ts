import { type Dated, type DatedKey, isOver } from "./dated-facts.ts";
import type { SiteContent, SiteKey } from "./site.ts";

/** Days after which fees that nobody has changed, and the newest news, are old. */
const oldAfter = { fees: 365, news: 90 } as const;

const day = 24 * 3600 * 1000;
const isOld = (moment: string | undefined, kind: keyof typeof oldAfter, today: string): boolean =>
  moment !== undefined && Date.parse(today) - Date.parse(moment) > oldAfter[kind] * day;

/** The values of which none is to come once all of them are over; of documents each one is removed. */
const followed = ["admissionDueDate", "entranceExaminations", "reportingDays", "termDates"] as const;

export type OverdueFact =
  | { readonly kind: "noneToCome"; readonly key: (typeof followed)[number] }
  | { readonly kind: "oldFees" | "oldNews"; readonly since: string }
  | { readonly kind: "pastDocuments"; readonly count: number };

/** What the pages for parents leave out until it is entered; the first steps of Today ask for the rest. */
const expected = [
  "emailAdmission",
  "position",
  "rectorName",
  "admissionPrice",
  "admissionDueDate",
  "placesOLevel",
  "placesALevel",
  "entranceExaminations",
  "papersToBring",
  "thingsToBring",
  "reportingDays",
  "directions",
  "joiningContact",
] as const satisfies SiteKey[];

/** What the school never entered, or has removed, although its pages have a place for it. */
export const missingFacts = (facts: SiteContent["facts"]): SiteKey[] =>
  expected.filter((key) => facts[key] === undefined || facts[key]?.length === 0);

/**
 * What the school should enter anew, because it is over or old. What it never entered is not in the list.
 * @param newestNews when the newest news was, ISO; undefined without any
 */
export function overdueFacts(
  { facts, changed, today }: Pick<SiteContent, "facts" | "changed" | "today">,
  newestNews: string | undefined,
): OverdueFact[] {
  const allOver = <Key extends DatedKey>(key: Key, list: readonly Dated<Key>[]) =>
    list.length > 0 && list.every((each) => isOver(key, each, today));
  const { admissionDueDate, entranceExaminations = [], reportingDays = [], termDates = [], documents = [] } = facts;
  const over = {
    admissionDueDate: allOver("admissionDueDate", admissionDueDate ? [admissionDueDate] : []),
    entranceExaminations: allOver("entranceExaminations", entranceExaminations),
    reportingDays: allOver("reportingDays", reportingDays),
    termDates: allOver("termDates", termDates),
  };
  const past = documents.filter((each) => isOver("documents", each, today)).length;
  const fees = facts.fees?.length ? changed.fees : undefined;
  return [
    ...followed.filter((key) => over[key]).map((key) => ({ kind: "noneToCome", key }) as const),
    ...(fees && isOld(fees, "fees", today) ? [{ kind: "oldFees", since: fees } as const] : []),
    ...(past > 0 ? [{ kind: "pastDocuments", count: past } as const] : []),
    ...(newestNews && isOld(newestNews, "news", today) ? [{ kind: "oldNews", since: newestNews } as const] : []),
  ];
}
