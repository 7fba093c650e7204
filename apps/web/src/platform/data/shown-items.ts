import type { List } from "./page-data.ts";

/** The most items that one answer holds. */
export const mostItems = 1000;

/** No list is that long; more would only fill caches with pages of nothing. */
const longest = 1_000_000;

/** The part of a list that an address asks for, in whole steps. */
export interface ShownItems {
  /** Items up to this one; one step where it is absent. */
  readonly show?: number;
  /** Items after this one only: a fragment, which extends the list of a page that is open. */
  readonly from?: number;
}

/** Parses `?show=48&from=24`; what is no number of whole steps is rounded up or dropped. */
export function shownItems({ show, from }: { show?: unknown; from?: unknown }, step: number): ShownItems {
  const wanted = wholeSteps(Number(show), step);
  if (!(wanted > step && wanted <= longest)) return {};
  const before = Number(from);
  if (!(before > 0 && before < wanted && before % step === 0)) return { show: wanted };
  return { show: Math.min(wanted, before + stepsAtOnce(step)), from: before };
}

/** `count` rounded up to whole steps. */
const wholeSteps = (count: number, step: number): number => Math.ceil(count / step) * step;

/** The most items of one answer, in whole steps. */
const stepsAtOnce = (step: number): number => Math.floor(mostItems / step) * step;

/** `show` of the whole list, or of as much of it as one fragment may add to what is shown. */
export const wholeShow = (list: List, step: number): number =>
  Math.min(wholeSteps(list.total, step), wholeSteps(shownCount(list), step) + stepsAtOnce(step));

/** Number of items of a list up to the last one that the page shows. */
export const shownCount = ({ items, from }: Pick<List, "items" | "from">): number => from + items.length;

/** `show` of the list that is one step longer; undefined if nothing is left to show or the list could not be read. */
export function nextShow(list: List, step: number): number | undefined {
  const shown = shownCount(list);
  return !list.failed && shown < list.total ? wholeSteps(shown + 1, step) : undefined;
}
