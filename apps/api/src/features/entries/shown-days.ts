import { schoolDay } from "@visiga/contracts/dates";
import type { Platform } from "#platform/platform.ts";

/** SQL: whether a first day has come or a last day passed. The least of each stands first in an index. */
export const isDue = `
  SELECT coalesce((SELECT min(shown_from) FROM file WHERE shown_from > shown_as_of) <= $1, false)
    OR coalesce((SELECT min(shown_until) FROM file WHERE shown_until >= shown_as_of) < $1, false) AS due`;

/** SQL: whether visitors see a row of `file` on a day, by the function of the database. */
export const entryShown = (day: string): string =>
  `entry_shown(file.taken_down, file.minors, file.consent_at IS NOT NULL, file.waiting, file.shown_from, file.shown_until, ${day})`;

type Deps = Pick<Platform, "contentVersion" | "database" | "clock">;

/** Shows the entries whose first day has come and hides those whose last day is over, on every replica. */
export async function updateShownEntries({ contentVersion, database, clock }: Deps): Promise<void> {
  const today = schoolDay(clock());
  const [found] = await database.query<{ due: boolean }[]>(isDue, [today]);
  if (!found?.due) return;
  const update = `UPDATE file SET shown_as_of = $1
    WHERE (shown_from > shown_as_of AND shown_from <= $1) OR (shown_until >= shown_as_of AND shown_until < $1)`;
  await contentVersion.change((manager) => manager.query(update, [today]));
}
