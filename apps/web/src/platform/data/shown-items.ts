import { type List, maxItems } from "./page-data.ts";

/** Longer than any list. A limit keeps requests for empty pages out of the caches. */
const maxShown = 1_000_000;

/** The part of a list that an address requests, in whole steps. */
export interface ShownItems {
  /** Number of the last item; one step if absent. */
  readonly show?: number;
  /** Number of items to skip: the response is a fragment, which extends the list of an open page. */
  readonly from?: number;
}

/** Parses `?show=48&from=24`. Rounds `show` up to whole steps and drops invalid numbers. */
export function shownItems({ show, from }: { show?: unknown; from?: unknown }, step: number): ShownItems {
  const wanted = wholeSteps(Number(show), step);
  if (!(wanted > step && wanted <= maxShown)) return {};
  const before = Number(from);
  if (!(before > 0 && before < wanted && before % step === 0)) return { show: wanted };
  return { show: Math.min(wanted, before + stepsAtOnce(step)), from: before };
}

/** `?category=EVENTS&show=48`, without what is undefined. */
export const queryOf = (values: Readonly<Record<string, string | number | undefined>>): string =>
  `?${new URLSearchParams(Object.entries(values).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])))}`;

const wholeSteps = (count: number, step: number): number => Math.ceil(count / step) * step;

/** Maximum number of items in one response, in whole steps. */
const stepsAtOnce = (step: number): number => Math.floor(maxItems / step) * step;

/** `show` of the whole list, limited to what one fragment may add. */
export const showAll = (list: List, step: number): number =>
  Math.min(wholeSteps(list.total, step), wholeSteps(shownCount(list), step) + stepsAtOnce(step));

export const shownCount = ({ items, from }: Pick<List, "items" | "from">): number => from + items.length;

/** `show` of the list that is one step longer; undefined if all is shown or the list could not be read. */
export function nextShow(list: List, step: number): number | undefined {
  const shown = shownCount(list);
  return !list.failed && shown < list.total ? wholeSteps(shown + 1, step) : undefined;
}
