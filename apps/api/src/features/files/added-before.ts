import type { ManagedFile } from "@visiga/contracts/managed-files";
import type { EntityManager } from "typeorm";
import type { UserActor } from "#platform/actor.ts";
import { RevisionEntity } from "#platform/revisions/revision.entity.ts";
import { FileEntity } from "./file.entity.ts";
import { binnedFile } from "./file-snapshot.ts";
import { managedFiles } from "./managed-file.ts";
import { PhotoEntity } from "./photo.entity.ts";

/** What an account added with a key: as it is now or, where it has been deleted, as it was then. Null for a new key. */
export async function addedBefore(
  manager: EntityManager,
  { id: actorId }: UserActor,
  idempotencyKey: string,
): Promise<ManagedFile | null> {
  const added = await manager.findOneBy(RevisionEntity, { actorId, idempotencyKey });
  if (added === null) return null;
  const present = await manager.findOne(FileEntity, { where: { id: added.subjectId }, relations: { photo: true } });
  const file = present ?? (await deleted(manager, added.subjectId));
  return file && ((await managedFiles(manager, [file]))[0] ?? null);
}

async function deleted(manager: EntityManager, subjectId: string): Promise<FileEntity | null> {
  const last = await manager.findOne(RevisionEntity, {
    where: { kind: "picture", subjectId, action: "pictureBinned" },
    order: { id: "DESC" },
  });
  if (!last?.before) return null;
  const file = binnedFile(subjectId, last.before);
  const photo = file.photoId === null ? null : await manager.findOneBy(PhotoEntity, { id: file.photoId });
  return { ...file, photo, shown: false };
}
