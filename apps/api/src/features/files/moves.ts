import type { FilePage } from "@visiga/contracts/files";
import type { FormerPosition } from "@visiga/contracts/managed-files";
import { mayShowStudents } from "@visiga/contracts/minors";
import { countReasons } from "@visiga/contracts/visibility";
import type { FileEntity } from "./file.entity.ts";
import { changeFiles, type FileChange, lockFiles } from "./file-changes.ts";
import { reasonsStored } from "./file-record.ts";

/**
 * Moves files to another page, without a position in its manual order. Pictures moved to a page that may show students
 * count as showing minors. A sample stays a sample, because a move does not confirm its text.
 */
export async function moveFiles(change: FileChange, ids: readonly string[], page: FilePage) {
  const moving = (await lockFiles(change.manager, ids)).filter((file) => file.page !== page);
  const nowWithMinors = moving.filter((file) => addsMinors(file, page));
  const others = moving.filter((file) => !nowWithMinors.includes(file));
  const columns = { page, position: null };
  await changeFiles(change, others, "pictureMoved", columns);
  await changeFiles(change, nowWithMinors, "pictureMoved", { ...columns, minors: true });
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
 * Moves files back to their previous places and restores their answers about minors. Missing files are skipped. A file
 * that was changed since its move is moved as by `moveFiles`.
 * @returns how many were moved, and how many of them visitors do not see, by reason
 */
export async function moveFilesBack(change: FileChange, places: readonly FormerPosition[]) {
  const ids = places.map(({ id }) => id);
  const files = await lockFiles(change.manager, ids);
  const moved = places.flatMap((place) => {
    const file = files.find(({ id, page }) => id === place.id && page !== place.page);
    return file ? { file, columns: columnsOfReturn(file, place) } : [];
  });
  for (const { file, columns } of moved) await changeFiles(change, [file], "pictureMoved", columns);
  const returned = moved.map(({ file }) => file);
  return { count: moved.length, hidden: countReasons(await reasonsStored(change.manager, returned)) };
}

function columnsOfReturn(file: FileEntity, { page, position, minors, version }: FormerPosition) {
  if (file.version === version) return { page, position, minors };
  return { page, position, ...(addsMinors(file, page) && { minors: true }) };
}

/** Whether a move makes a picture count as showing minors. On pages without students it was assumed to show none. */
const addsMinors = ({ photoId, minors, page, title }: FileEntity, to: FilePage): boolean =>
  photoId !== null && minors !== true && !mayShowStudents({ page, title }) && mayShowStudents({ page: to, title });
