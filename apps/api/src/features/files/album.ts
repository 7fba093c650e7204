import type { FileCreate } from "@visiga/contracts/file-requests";
import { albumLimit } from "@visiga/contracts/files";
import type { EntityManager } from "typeorm";
import { invalidField } from "#platform/errors/app-error.ts";
import { FileEntity } from "./file.entity.ts";

/** Checks a new album. Its news is locked, so that pictures added at the same time cannot exceed the limit together. */
export async function checkAlbum(manager: EntityManager, { album }: FileCreate, present: FileEntity | null) {
  if (!album || album === present?.album) return;
  const where = { id: album, page: "NEWS" } as const;
  const news = await manager.findOne(FileEntity, { where, lock: { mode: "pessimistic_write" } });
  if (!news || news.id === present?.id) throw invalidField("album", "album_unknown");
  if ((await manager.countBy(FileEntity, { album })) >= albumLimit) throw invalidField("album", "album_full");
}
