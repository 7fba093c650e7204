import { isSampleSum, type Level, levelKeys, levels, sumOfFees } from "@visiga/contracts/joining";
import type { Language } from "@visiga/contracts/languages";
import type { LocalizedSiteValues, SiteContent } from "@visiga/contracts/site";
import type { PublicDictionary } from "@visiga/i18n/dictionaries";
import { fill, formatDay, formatNumber, formatWeekday } from "@visiga/i18n/format";
import { sampleName } from "@visiga/i18n/sample-name";
import { smsText } from "./sms-text.ts";
import { whatsAppMessage } from "./telephone.ts";
import type { TermDate } from "./term-dates.ts";

export interface TextToSend {
  /** What the text is about, for the names of its controls. */
  readonly name: string;
  readonly text: string;
  /** The page that says more. */
  readonly to: string;
}

type Words = Pick<PublicDictionary, "calendar" | "joining">;

type Announcement = Pick<NonNullable<SiteContent["announcement"]>, "text" | "link">;

export const announcementToSend = ({ text, link }: Announcement): TextToSend => ({
  name: text,
  text,
  to: link?.to ?? "/",
});

export function dateToSend(date: TermDate, { calendar }: Words, language: Language): TextToSend {
  const named = (day: string) => `${formatWeekday(day, language)} ${formatDay(day, language)}`;
  const [first, last] = [named(date.first), named(date.last)];
  const period = first === last ? first : fill(calendar.period, { first, last });
  const level = date.level ? `. ${calendar.levels[date.level]}` : "";
  return { name: date.what, text: `${date.what}: ${period}${level}`, to: "/calendar" };
}

/** @returns undefined if none of the levels has fees */
export function feesToSend(
  facts: LocalizedSiteValues,
  { joining }: Words,
  language: Language,
  level?: Level,
): TextToSend | undefined {
  const sums = (level ? [level] : levels).flatMap((each) => {
    const sum = sumOfFees(facts, each);
    if (sum === 0) return [];
    const name = joining[levelKeys[each]].sum;
    const marked = isSampleSum(facts, each) ? sampleName(name, language) : name;
    return `${marked}: ${fill(joining.amount, { amount: formatNumber(sum, language) })}`;
  });
  if (sums.length === 0) return undefined;
  return { name: joining.fees, text: sums.join(". "), to: level ? `/joining?level=${level}` : "/joining" };
}

/**
 * A text with the address of its page, as an SMS and as an address that opens WhatsApp with the whole text.
 * @param saver whether the page opens with data saver, as it did for whoever sends it
 */
export function messagesWith({ text, to }: TextToSend, origin: string, language: Language, saver = false) {
  const page = new URL(to, origin);
  if (language === "sw") page.searchParams.set("lang", "sw");
  if (saver) page.searchParams.set("saver", "on");
  return { sms: smsText(text, page.href), whatsapp: whatsAppMessage(`${text}\n${page.href}`) };
}
