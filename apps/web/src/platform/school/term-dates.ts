import { schoolDay, startOfSchoolDay } from "@visiga/contracts/dates";
import type { LocalizedSiteValues } from "@visiga/contracts/site";
import { useSite } from "./site-content.ts";

export type TermDate = NonNullable<LocalizedSiteValues["termDates"]>[number];

/** Days before a date within which the home page shows it. */
const shownBefore = 60;

/** The term dates: running and coming ones, the earliest first; past ones, the latest first. */
export function useTermDates(): { coming: TermDate[]; past: TermDate[] } {
  const { facts, today } = useSite();
  const dates = [...(facts.termDates ?? [])].sort((one, other) => (one.first < other.first ? -1 : 1));
  return {
    coming: dates.filter(({ last }) => last >= today),
    past: dates.filter(({ last }) => last < today).reverse(),
  };
}

export function useNextDate(): TermDate | undefined {
  const { today } = useSite();
  const { coming } = useTermDates();
  const next = coming.find(({ first }) => first >= today);
  const until = schoolDay(new Date(startOfSchoolDay(today).getTime() + shownBefore * 24 * 3600 * 1000));
  return next && next.first <= until ? next : undefined;
}
