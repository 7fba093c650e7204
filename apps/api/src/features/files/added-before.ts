import { schoolDay } from "@visiga/contracts/dates";
import type { EntityManager } from "typeorm";
import { RevisionEntity } from "#platform/revisions/revision.entity.ts";
import { FileEntity } from "./file.entity.ts";
import type { FileDeps } from "./file-bin.service.ts";
import { managedFiles } from "./file-record.ts";
import { binnedFile } from "./file-snapshot.ts";

type Deps = Pick<FileDeps, "accounts" | "photos">;

/** The file that a user added with this key: its current state or, if deleted, its last. Null for a new key. */
export async function addedBefore(
  { photos, accounts }: Deps,
  manager: EntityManager,
  actorId: string,
  idempotencyKey: string,
) {
  const added = await manager.findOneBy(RevisionEntity, { actorId, idempotencyKey });
  if (added === null) return null;
  const present = await manager.findOne(FileEntity, { where: { id: added.subjectId }, relations: { photo: true } });
  const file = present ?? (await deleted(manager, photos, added.subjectId));
  const [record = null] = await managedFiles({ manager, accounts }, file ? [file] : []);
  return record;
}

async function deleted(manager: EntityManager, photos: Deps["photos"], subjectId: string): Promise<FileEntity | null> {
  const last = await manager.findOne(RevisionEntity, {
    where: { kind: "picture", subjectId, action: "pictureBinned" },
    order: { id: "DESC" },
  });
  if (!last?.before) return null;
  const file = binnedFile(subjectId, last.before);
  const read = await photos.read(file.photoId === null ? [] : [file.photoId]);
  const photo = read.get(file.photoId ?? "") ?? null;
  return { ...file, photo, shown: false, sample: false, shownAsOf: schoolDay(last.at) };
}
