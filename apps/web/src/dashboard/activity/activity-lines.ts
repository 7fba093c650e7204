import type { ActivityEntry, RevisionAction } from "@visiga/contracts/activity";
import { schoolDay } from "@visiga/contracts/dates";

export type ActivityLine = readonly [ActivityEntry, ...ActivityEntry[]];

/** Actions whose sentence alone does not say what changed. */
export const actionsWithDetails: readonly RevisionAction[] = [
  "pictureChanged",
  "pictureMoved",
  "pictureReturned",
  "orderChanged",
  "userChanged",
  "siteChanged",
  "siteReturned",
  "valuePlanned",
];

/**
 * Groups entries into lines: consecutive entries of one action by one person on one day share a line, unless they are of
 * accounts. Those that say more than their sentence share one if they were made at once.
 */
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
  one.action === other.action &&
  one.kind !== "user" &&
  one.by === other.by &&
  (actionsWithDetails.includes(one.action)
    ? one.at === other.at
    : schoolDay(new Date(one.at)) === schoolDay(new Date(other.at)));
