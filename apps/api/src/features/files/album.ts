import type { FileCreate } from "@visiga/contracts/file-requests";
import { albumLimit } from "@visiga/contracts/files";
import type { EntityManager } from "typeorm";
import { invalidField } from "#platform/errors/app-error.ts";
import { FileEntity } from "./file.entity.ts";

/**
 * Checks the album that a file newly gets. Locks the news until the end of the transaction, so that pictures that are
 * added at the same time cannot exceed the limit together.
 * @throws AppError `validation_failed` if there is no such news, or if its album is full
 */
export async function checkAlbum(
  manager: EntityManager,
  { album }: FileCreate,
  present: FileEntity | null,
): Promise<void> {
  if (!album || album === present?.album) return;
  const where = { id: album, page: "NEWS" } as const;
  const news = await manager.findOne(FileEntity, { where, lock: { mode: "pessimistic_write" } });
  if (!news || news.id === present?.id) throw invalidField("album", "album_unknown");
  if ((await manager.countBy(FileEntity, { album })) >= albumLimit) throw invalidField("album", "album_full");
}
