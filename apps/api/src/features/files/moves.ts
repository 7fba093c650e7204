import type { RestoredEntries } from "@visiga/contracts/bin";
import type { FilePage } from "@visiga/contracts/files";
import { type FilePlace, hiddenReason, type MovedFiles } from "@visiga/contracts/managed-files";
import type { FileEntity } from "./file.entity.ts";
import { changeFiles, type FileChange } from "./file-changes.ts";
import { lockFiles } from "./locked-files.ts";
import { readManaged } from "./managed-file.ts";
import { comesToPupils } from "./minors.ts";

/**
 * Moves files to another page, without a place in its manual order. Pictures that come where pupils appear count as
 * showing minors. A sample stays one: its page says nothing of its words.
 * @throws AppError `not_found`
 */
export async function moveFiles(change: FileChange, ids: readonly string[], page: FilePage): Promise<MovedFiles> {
  const moving = (await lockFiles(change.manager, ids)).filter((file) => file.page !== page);
  const counted = moving.filter((file) => comesToPupils(file, page));
  const others = moving.filter((file) => !counted.includes(file));
  const columns = { page, position: null };
  await changeFiles(change, others, "pictureMoved", columns);
  await changeFiles(change, counted, "pictureMoved", { ...columns, minors: true });
  const places = moving.map(({ id, page, position, minors, version }) => ({
    id,
    page,
    position,
    minors,
    version: version + 1,
  }));
  return { count: moving.length, counted: counted.map(({ id }) => id), places };
}

/**
 * Moves files back to where they stood, with what was said of minors there; those that are gone are skipped. One that was
 * changed since its move comes to its page as `moveFiles` brings it there.
 * @returns how many, and how many of them visitors do not see, by reason
 */
export async function moveFilesBack(change: FileChange, places: readonly FilePlace[]): Promise<RestoredEntries> {
  const files = await lockFiles(
    change.manager,
    places.map(({ id }) => id),
  );
  const moved = places.flatMap((place) => {
    const file = files.find(({ id, page }) => id === place.id && page !== place.page);
    return file ? { file, columns: columnsOfReturn(file, place) } : [];
  });
  for (const { file, columns } of moved) await changeFiles(change, [file], "pictureMoved", columns);
  const hidden = { takenDown: 0, withoutConsent: 0 };
  for (const { file } of moved) {
    const reason = hiddenReason(await readManaged(change.manager, file.id));
    if (reason) hidden[reason] += 1;
  }
  return { count: moved.length, hidden };
}

function columnsOfReturn(file: FileEntity, { page, position, minors, version }: FilePlace) {
  if (file.version === version) return { page, position, minors };
  return { page, position, ...(comesToPupils(file, page) && { minors: true }) };
}
