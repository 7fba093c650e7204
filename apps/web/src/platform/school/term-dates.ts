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
  return next && next.first <= daysAfter(today, shownBefore) ? next : undefined;
}

function daysAfter(day: string, days: number): string {
  return schoolDay(new Date(startOfSchoolDay(day).getTime() + days * 24 * 3600 * 1000));
}
