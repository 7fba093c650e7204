import { isSampleSum, type Level, levelKeys, levels, sumOfFees } from "@visiga/contracts/joining";
import type { Language } from "@visiga/contracts/languages";
import type { SiteContent } from "@visiga/contracts/site";
import { loadPublicDictionary } from "@visiga/i18n/dictionaries";
import { fill, formatNumber } from "@visiga/i18n/format";
import { sampleName } from "@visiga/i18n/sample-name";
import { type TextsByPath, withTexts } from "@visiga/i18n/text-paths";

/**
 * What is left out if the sheet has no room for everything, the least important first. Fees, numbers to pay to, reporting
 * days and the person for questions always stay.
 */
export const leftOutFirst = ["steps", "visits", "directions", "things", "forms", "papers", "instalments"] as const;
export type SheetPart = (typeof leftOutFirst)[number];

export interface SheetOptions {
  readonly language: Language;
  readonly level: Level | undefined;
  readonly site: SiteContent;
  readonly texts: TextsByPath;
  /** Scheme and host, without a trailing slash. */
  readonly origin: string;
  /** The school's day. */
  readonly today: string;
}

export type SheetWords = Awaited<ReturnType<typeof sheetWords>> & { readonly leftOut: ReadonlySet<SheetPart> };

/** What the parts of the sheet write. */
export async function sheetWords({
  language,
  level,
  site: { facts, samples, changed },
  texts,
  origin,
  today,
}: SheetOptions) {
  const { admission, calendar, common, frame, joining, seo } = withTexts(await loadPublicDictionary(language), texts);
  const amount = (shillings: number) => fill(joining.amount, { amount: formatNumber(shillings, language) });
  return {
    ...{ admission, common, frame, joining, seo, language, level, facts, samples, changed, today, amount },
    address: (path: string) => `${origin}${path}`,
    /** Names the level of a record, if the sheet is for both levels and the record for one. */
    only: (of: Level | "both" | null) =>
      level || of === null || of === "both" ? undefined : joining[levelKeys[of]].only,
    /** A day, or the first and the last one. */
    period: (first: string, last: string | null, inWords: (day: string) => string) =>
      !last || last === first ? inWords(first) : fill(calendar.period, { first: inWords(first), last: inWords(last) }),
    sums: (level ? [level] : levels)
      .filter((each) => sumOfFees(facts, each) > 0)
      .map((each) => {
        const name = joining[levelKeys[each]].sum;
        return {
          level: each,
          term: isSampleSum(facts, each) ? sampleName(name, language) : name,
          value: amount(sumOfFees(facts, each)),
        };
      }),
  };
}
