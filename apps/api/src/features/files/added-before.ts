import type { DataSource, EntityManager } from "typeorm";
import { RevisionEntity } from "#platform/revisions/revision.entity.ts";
import { FileEntity } from "./file.entity.ts";
import { binnedFile } from "./file-snapshot.ts";
import { type AccountNames, managedFiles } from "./managed-file.ts";
import type { PhotosService } from "./photos/photos.service.ts";

interface Deps {
  readonly database: DataSource;
  readonly photos: PhotosService;
  readonly accounts: AccountNames;
}

/** The file that a user added with this key: its current state or, if deleted, its last. Null for a new key. */
export async function addedBefore({ database, photos, accounts }: Deps, actorId: string, idempotencyKey: string) {
  const { manager } = database;
  const added = await manager.findOneBy(RevisionEntity, { actorId, idempotencyKey });
  if (added === null) return null;
  const present = await manager.findOne(FileEntity, { where: { id: added.subjectId }, relations: { photo: true } });
  const file = present ?? (await deleted(manager, photos, added.subjectId));
  const [record = null] = await managedFiles({ manager, accounts }, file ? [file] : []);
  return record;
}

async function deleted(manager: EntityManager, photos: PhotosService, subjectId: string): Promise<FileEntity | null> {
  const last = await manager.findOne(RevisionEntity, {
    where: { kind: "picture", subjectId, action: "pictureBinned" },
    order: { id: "DESC" },
  });
  if (!last?.before) return null;
  const file = binnedFile(subjectId, last.before);
  const photo = file.photoId === null ? undefined : (await photos.read([file.photoId])).get(file.photoId);
  return { ...file, photo: photo ?? null, shown: false };
}
