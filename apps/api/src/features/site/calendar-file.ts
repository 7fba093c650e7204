import type { Language } from "@visiga/contracts/languages";
import { inLanguage } from "@visiga/contracts/site-value";
import { loadPublicDictionary } from "@visiga/i18n/dictionaries";
import ical, { ICalEventStatus, ICalEventTransparency } from "ical-generator";
import type { CalendarEventEntity } from "./calendar-events.ts";

/** Seconds after which a subscribed calendar should read the file again. */
const refreshedAfter = 12 * 3600;

/** An iCalendar (RFC 5545) with the events, without the words of deleted ones. Whole days have no time zone. */
export async function calendarFile(language: Language, events: readonly CalendarEventEntity[]): Promise<string> {
  const { calendar, seo } = await loadPublicDictionary(language);
  const file = ical({
    name: `${calendar.title} | ${seo.siteName}`,
    prodId: { company: "St. Mary's Junior Seminary Visiga", product: "Calendar", language: language.toUpperCase() },
    ttl: refreshedAfter,
  });
  for (const { id, date, sequence, cancelled, changedAt } of events) {
    const { first, last, what, level } = inLanguage(date, language);
    file.createEvent({
      // Must stay the same when the host or the words change.
      id: `${id}@term-dates.visiga`,
      sequence,
      stamp: changedAt,
      lastModified: changedAt,
      start: new Date(first),
      end: dayAfter(last),
      allDay: true,
      summary: cancelled ? calendar.cancelled : printable(what),
      description: level && !cancelled ? calendar.levels[level] : null,
      status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return file.toString();
}

function dayAfter(day: string): Date {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + 1);
  return date;
}

/** iCalendar cannot represent control characters. */
const printable = (text: string): string => text.replace(/\p{Cc}/gu, " ");
