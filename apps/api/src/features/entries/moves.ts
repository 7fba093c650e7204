import type { EntryPage } from "@visiga/contracts/entries";
import type { FormerPosition } from "@visiga/contracts/managed-entries";
import { mayShowStudents } from "@visiga/contracts/minors";
import { countReasons } from "@visiga/contracts/visibility";
import type { EntryEntity } from "./entry.entity.ts";
import { changeEntries, type EntryChange, lockEntries } from "./entry-changes.ts";
import { reasonsStored } from "./entry-record.ts";

/**
 * Moves entries to another page, without a position in its manual order. Pictures moved to a page that may show students
 * count as showing minors. A sample stays a sample, because a move does not confirm its text.
 */
export async function moveEntries(change: EntryChange, ids: readonly string[], page: EntryPage) {
  const moving = (await lockEntries(change.manager, ids)).filter((entry) => entry.page !== page);
  const nowWithMinors = moving.filter((entry) => addsMinors(entry, page));
  const others = moving.filter((entry) => !nowWithMinors.includes(entry));
  const columns = { page, position: null };
  await changeEntries(change, others, "pictureMoved", columns);
  await changeEntries(change, nowWithMinors, "pictureMoved", { ...columns, minors: true });
  return {
    count: moving.length,
    nowWithMinors: nowWithMinors.map(({ id }) => id),
    places: moving.map(({ id, page, position, minors, version }) => ({
      id,
      page,
      position,
      minors,
      version: version + 1,
    })),
  };
}

/**
 * Moves entries back to their previous places and restores their answers about minors. Missing entries are skipped. An entry
 * that was changed since its move is moved as by `moveEntries`.
 * @returns how many were moved, and how many of them visitors do not see, by reason
 */
export async function moveEntriesBack(change: EntryChange, places: readonly FormerPosition[]) {
  const ids = places.map(({ id }) => id);
  const entries = await lockEntries(change.manager, ids);
  const moved = places.flatMap((place) => {
    const entry = entries.find(({ id, page }) => id === place.id && page !== place.page);
    return entry ? { entry, columns: columnsOfReturn(entry, place) } : [];
  });
  for (const { entry, columns } of moved) await changeEntries(change, [entry], "pictureMoved", columns);
  const returned = moved.map(({ entry }) => entry);
  return { count: moved.length, hidden: countReasons(await reasonsStored(change.manager, returned)) };
}

function columnsOfReturn(entry: EntryEntity, { page, position, minors, version }: FormerPosition) {
  if (entry.version === version) return { page, position, minors };
  return { page, position, ...(addsMinors(entry, page) && { minors: true }) };
}

/** Whether a move makes a picture count as showing minors. On pages without students it was assumed to show none. */
const addsMinors = ({ photoId, minors, page, title }: EntryEntity, to: EntryPage): boolean =>
  photoId !== null && minors !== true && !mayShowStudents({ page, title }) && mayShowStudents({ page: to, title });
