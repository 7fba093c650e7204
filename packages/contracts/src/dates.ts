/** The school's time zone: dates on public pages, expiry of the page cache at midnight. */
export const timeZone = "Africa/Dar_es_Salaam";

/** Milliseconds: UTC+3 all year. */
const offset = 3 * 3600 * 1000;

const dayLength = 24 * 3600 * 1000;
let latest = { number: Number.NaN, day: "" };

/** The day of a moment in the school's time zone, `2027-06-30`. Throws a RangeError for an invalid date. */
export function schoolDay(moment: Date): string {
  const time = moment.getTime() + offset;
  const number = Math.floor(time / dayLength);
  // Each page that is sent asks for the present day, and formatting it takes a microsecond.
  if (number !== latest.number) latest = { number, day: new Date(time).toISOString().slice(0, 10) };
  return latest.day;
}

/** The day that comes `days` days after a day of the calendar. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10);

/** The first moment of a day in the school's time zone. An Invalid Date for other text. */
export const startOfSchoolDay = (day: string): Date => new Date(`${day}T00:00:00+03:00`);
