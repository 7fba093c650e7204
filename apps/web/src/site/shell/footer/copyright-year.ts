import { timeZone } from "@visiga/contracts/dates";

/** The year on the school's clock. */
export const copyrightYear = (now: Date): string =>
  new Intl.DateTimeFormat("en-GB", { year: "numeric", timeZone }).format(now);
