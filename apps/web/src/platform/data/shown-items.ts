import type { List } from "./page-data.ts";

/** Maximum size of a list. */
const most = 1000;

/** The part of a list that an address asks for, in whole steps. */
export interface ShownItems {
  /** Items up to this one; one step where it is absent. */
  readonly show?: number;
  /** Items after this one only: a fragment, which extends the list of a page that is open. */
  readonly from?: number;
}

/** Parses `?show=48&from=24`; what is no number of whole steps is rounded up or dropped. */
export function shownItems({ show, from }: { show?: unknown; from?: unknown }, step: number): ShownItems {
  const wanted = Math.ceil(Number(show) / step) * step;
  if (!(wanted > step && wanted <= most)) return {};
  const before = Number(from);
  return before > 0 && before < wanted && before % step === 0 ? { show: wanted, from: before } : { show: wanted };
}

/** `count` rounded up to whole steps, at most the maximum size of a list. */
const wholeSteps = (count: number, step: number): number =>
  Math.min(Math.ceil(count / step), Math.floor(most / step)) * step;

/** `show` of the whole list, or of as much of it as a list may have. */
export const wholeShow = ({ total }: Pick<List, "total">, step: number): number => wholeSteps(total, step);

/** Number of items of a list up to the last one that the page shows. */
export const shownCount = ({ items, from }: Pick<List, "items" | "from">): number => from + items.length;

/** `show` of the list that is one step longer; undefined if nothing is left to show or the list could not be read. */
export function nextShow(list: List, step: number): number | undefined {
  const shown = shownCount(list);
  const next = wholeSteps(shown + 1, step);
  return !list.failed && shown < list.total && next > shown ? next : undefined;
}
