/** The school's time zone: dates on public pages, expiry of the page cache at midnight. */
export const timeZone = "Africa/Dar_es_Salaam";

/** Milliseconds: UTC+3 all year. */
const offset = 3 * 3600 * 1000;

/** The day of a moment in the school's time zone, `2027-06-30`. Throws a RangeError for an invalid date. */
export const schoolDay = (moment: Date): string => new Date(moment.getTime() + offset).toISOString().slice(0, 10);

/** The first moment of a day in the school's time zone. An Invalid Date for other text. */
export const startOfSchoolDay = (day: string): Date => new Date(`${day}T00:00:00+03:00`);
