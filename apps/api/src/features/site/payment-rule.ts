import type { SiteValue } from "@visiga/contracts/site";

export type WaysToPay = SiteValue<"payments">;
export type WayToPay = WaysToPay[number];

/** Where the money goes. The name of the bank or network may be corrected at once. */
const accountOf = ({ kind, number, holder }: WayToPay): string =>
  JSON.stringify([kind, number.replaceAll(" ", ""), holder]);

/** Five digits and more, however they are grouped. The code of a menu, `*150*00#`, has none. */
const number = /\d(?:[^\p{L}\d\n*#,]{0,2}\d){4,}/gu;

/** The numbers of the demo content have no other digit than 0: they pay nobody. */
const isReal = (digits: string): boolean => /[1-9]/.test(digits);

export const hasRealNumber = (ways: WaysToPay): boolean => ways.some(({ number }) => isReal(number));

/** The numbers in the words of a way to pay: also in them a parent would find one to pay to. */
function numbersIn({ name, reference, steps, afterwards }: WayToPay): string[] {
  const words = [{ en: name, sw: null }, reference, steps, afterwards].flatMap((each) => [
    each?.en ?? "",
    each?.sw ?? "",
  ]);
  return words.flatMap((text) => [...text.matchAll(number)].map(([found]) => found.replace(/\D/g, "")));
}

export interface NewNumber {
  readonly way: WayToPay;
  /** New numbers in its words. */
  readonly others: readonly string[];
}

/** The ways to pay whose number, kind or receiver is not among the published ones, or whose words have a new number. */
export function newNumbers(published: WaysToPay, entered: WaysToPay): NewNumber[] {
  const accounts = new Set(published.map(accountOf));
  const known = new Set(published.flatMap((way) => [way.number.replaceAll(" ", ""), ...numbersIn(way)]));
  return entered.flatMap((way) => {
    const others = numbersIn(way).filter((each) => !known.has(each) && each !== way.number.replaceAll(" ", ""));
    const isKnown = accounts.has(accountOf(way)) || !isReal(way.number);
    return isKnown && others.length === 0 ? [] : [{ way, others }];
  });
}

/** What visitors see of an entered list while its new numbers wait: in their place the former ways to pay stay. */
export function shownMeanwhile(published: WaysToPay, entered: WaysToPay): WaysToPay {
  const waiting = new Set(newNumbers(published, entered).map(({ way }) => way));
  const former = new Map(published.map((way) => [accountOf(way), way]));
  const kept = new Set(entered.map(accountOf));
  const replaced = new Set(published.filter((way) => !kept.has(accountOf(way))));
  return entered.flatMap((way, at) => {
    const same = former.get(accountOf(way));
    if (!waiting.has(way)) return { ...way, since: same?.since ?? null };
    const own = published[at];
    const shown = same ?? (own && replaced.has(own) ? own : [...replaced][0]);
    if (shown) replaced.delete(shown);
    return shown ?? [];
  });
}

/** The entered list once its new numbers are public. */
export function published(before: WaysToPay, entered: WaysToPay, today: string): WaysToPay {
  const former = new Map(before.map((way) => [accountOf(way), way]));
  return entered.map((way) => {
    const same = former.get(accountOf(way));
    return { ...way, since: same ? same.since : today };
  });
}
