import { timeZone } from "@visiga/contracts/dates";

/** The current year in the school's time zone. */
export const copyrightYear = (now: Date): string =>
  new Intl.DateTimeFormat("en-GB", { year: "numeric", timeZone }).format(now);
