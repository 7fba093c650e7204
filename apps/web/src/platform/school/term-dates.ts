import { byPhase } from "@visiga/contracts/dated-facts";
import { daysAfter } from "@visiga/contracts/dates";
import type { LocalizedSiteValues } from "@visiga/contracts/site";
import { useSite } from "./site-content.ts";

export type TermDate = NonNullable<LocalizedSiteValues["termDates"]>[number];

/** Days before a date within which the home page shows it. */
const shownBefore = 60;

export function useTermDates() {
  const { facts, today } = useSite();
  return byPhase("termDates", facts.termDates, today);
}

export function useNextDate(): TermDate | undefined {
  const { today } = useSite();
  const { coming } = useTermDates();
  const next = coming.find(({ first }) => first >= today);
  const until = daysAfter(today, shownBefore);
  return next && next.first <= until ? next : undefined;
}
