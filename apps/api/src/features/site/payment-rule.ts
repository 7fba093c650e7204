import { plainDigits } from "@visiga/contracts/plain-text";
import type { SiteValue } from "@visiga/contracts/site";

export type WaysToPay = SiteValue<"payments">;
export type WayToPay = WaysToPay[number];

/** Where the money goes. The name of the bank or network may be corrected at once. */
const accountOf = ({ kind, number, holder }: WayToPay): string =>
  JSON.stringify([kind, number.replaceAll(" ", ""), holder]);

/** What may stand between two digits of a number. The code of a menu, `*150*00#`, has none. */
const narrowGap = /^[^\p{L}\p{Nd}\n*#,]{1,2}$/u;
/** What may stand between groups of two digits and more: also the end of a line. */
const wideGap = /^(?:[^\p{L}\p{Nd}*#,]|,(?!$)){1,5}$/u;

/** The digits of each number of five digits and more, in groups of any kind. */
function groupedDigits(text: string): string[] {
  const numbers: string[] = [];
  let [before, end] = ["", 0];
  for (const { 0: group, index } of text.matchAll(/\p{Nd}+/gu)) {
    const gap = text.slice(end, index);
    const isWide = before.length > 1 && group.length > 1 && wideGap.test(gap);
    const joined = before !== "" && (narrowGap.test(gap) || isWide) ? numbers.pop() : "";
    numbers.push(`${joined}${group}`);
    [before, end] = [group, index + group.length];
  }
  return numbers.filter((digits) => digits.length > 4);
}

/** `2027/2028` and `10/07/2027`, unless digits stand beside them. */
const date = /(?<!\p{Nd}{2}[ /.-]?)(?:\d{1,2}\/\d{1,2}\/20[23]\d|20[23]\d ?[/-] ?(?:20)?[23]\d)(?! ?[/.-]? ?\p{Nd})/gu;

/** A line as a reader takes its digits, without the number of a step at its start. */
const asRead = (line: string): string =>
  plainDigits(line)
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, "")
    .replace(/(?<=\p{Nd})[oоο]|[oоο](?=\p{Nd})/giu, "0")
    .replace(/(?<=\p{Nd})[lI|]|[lI|](?=\p{Nd})/gu, "1")
    .replace(/ ?- ?/g, "-")
    .replace(/^\d{1,2}[.)] /, "")
    .replace(date, "x");

const numbersIn = (text: string): string[] =>
  groupedDigits(text.split("\n").map(asRead).join("\n")).map((digits) =>
    // A telephone number with the code of the country is the same as without it.
    digits.replace(/^255(?=[67]\d{8}$)/, "0"),
  );

/** The numbers of the demo content have no other digit than 0: they pay nobody. */
const isReal = (digits: string): boolean => /[1-9]/.test(digits);

export const hasRealNumber = (ways: WaysToPay): boolean => ways.some(({ number }) => isReal(number));

/** The numbers in the words of a way to pay: also in them a parent would find one to pay to. */
const numbersInWords = ({ name, holder, reference, steps, afterwards }: WayToPay): string[] =>
  (["en", "sw"] as const).flatMap((side) =>
    numbersIn([name, holder, reference?.[side], steps?.[side], afterwards?.[side]].join("\n")),
  );

/** The number of a way to pay, as it may stand in words too. */
const ownNumbers = ({ number }: WayToPay): string[] => [number.replaceAll(" ", ""), ...numbersIn(number)];

export interface NewNumber {
  readonly way: WayToPay;
  /** New numbers in its words. */
  readonly others: readonly string[];
}

/** The ways to pay whose number, kind or receiver is not among the published ones, or whose words have a new number. */
export function newNumbers(published: WaysToPay, entered: WaysToPay): NewNumber[] {
  const accounts = new Set(published.map(accountOf));
  const known = new Set(published.flatMap((way) => [...ownNumbers(way), ...numbersInWords(way)]));
  return entered.flatMap((way) => {
    const own = ownNumbers(way);
    const others = numbersInWords(way).filter((each) => !known.has(each) && !own.includes(each));
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
