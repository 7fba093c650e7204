import { schoolDay, startOfSchoolDay } from "@visiga/contracts/dates";
import type { Clock } from "#platform/system/clock.ts";

const dayLength = 24 * 3600 * 1000;

/** The current day in the school's time zone, `2027-06-30`; computed once a day. */
export function schoolDays(clock: Clock): () => string {
  let day = "";
  let start = Number.POSITIVE_INFINITY;
  return () => {
    const now = clock();
    if (!(now.getTime() >= start && now.getTime() < start + dayLength)) {
      day = schoolDay(now);
      start = startOfSchoolDay(day).getTime();
    }
    return day;
  };
}
