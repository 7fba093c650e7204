import type { Level } from "@visiga/contracts/joining";
import type { Language } from "@visiga/contracts/languages";
import type { SiteContent } from "@visiga/contracts/site";
import { loadPublicDictionary } from "@visiga/i18n/dictionaries";
import { fill, formatNumber } from "@visiga/i18n/format";
import { levelNote, namedSums, periodOf } from "@visiga/i18n/joining-words";
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
  const words = withTexts(await loadPublicDictionary(language), texts);
  const { admission, common, frame, joining, seo } = words;
  const amount = (shillings: number) => fill(joining.amount, { amount: formatNumber(shillings, language) });
  return {
    ...{ admission, common, frame, joining, seo, language, level, facts, samples, changed, today, amount },
    address: (path: string) => `${origin}${path}`,
    only: levelNote.bind(null, words, level),
    period: periodOf.bind(null, words),
    sums: namedSums(facts, words, language, level).map(({ level, name, sum }) => ({
      level,
      term: name,
      value: amount(sum),
    })),
  };
}
