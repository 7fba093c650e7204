import type { Level } from "@visiga/contracts/joining";
import type { Language } from "@visiga/contracts/languages";
import type { LocalizedSiteValues, SiteContent } from "@visiga/contracts/site";
import type { PublicDictionary } from "@visiga/i18n/dictionaries";
import { fill, formatDay, formatNumber, formatWeekday } from "@visiga/i18n/format";
import { namedSums, periodOf } from "@visiga/i18n/joining-words";
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
  const period = periodOf({ calendar }, date.first, date.last, named);
  const level = date.level ? `. ${calendar.levels[date.level]}` : "";
  return { name: date.what, text: `${date.what}: ${period}${level}`, to: "/calendar" };
}

/** @returns undefined if none of the levels has fees */
export function feesToSend(
  facts: LocalizedSiteValues,
  words: Words,
  language: Language,
  level?: Level,
): TextToSend | undefined {
  const { joining } = words;
  const sums = namedSums(facts, words, language, level).map(
    ({ name, sum }) => `${name}: ${fill(joining.amount, { amount: formatNumber(sum, language) })}`,
  );
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
