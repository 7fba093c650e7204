import type { ActivityEntry } from "@visiga/contracts/activity";
import { schoolDay } from "@visiga/contracts/dates";

export type ActivityLine = readonly [ActivityEntry, ...ActivityEntry[]];

/** Groups entries into lines: consecutive additions by one person on one day share a line. */
export function activityLines(entries: readonly ActivityEntry[]): ActivityLine[] {
  const lines: [ActivityEntry, ...ActivityEntry[]][] = [];
  for (const entry of entries) {
    const last = lines.at(-1);
    if (last && sharesLine(last[0], entry)) last.push(entry);
    else lines.push([entry]);
  }
  return lines;
}

const sharesLine = (one: ActivityEntry, other: ActivityEntry): boolean =>
  one.action === "pictureAdded" &&
  other.action === "pictureAdded" &&
  one.by === other.by &&
  schoolDay(new Date(one.at)) === schoolDay(new Date(other.at));
