/** The school's clock: dates on public pages, midnight of the page cache. */
export const timeZone = "Africa/Dar_es_Salaam";

const calendar = new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" });

/** The day of a moment on the school's clock, `2027-06-30`. */
export const schoolDay = (moment: Date): string => calendar.format(moment);

/** The first moment of such a day (`2027-06-30`) as a Date: the school's clock is three hours ahead of UTC all year. */
export const startOfSchoolDay = (day: string): Date => new Date(`${day}T00:00:00+03:00`);
