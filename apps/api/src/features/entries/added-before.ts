import { schoolDay } from "@visiga/contracts/dates";
import type { EntityManager } from "typeorm";
import { RevisionEntity } from "#platform/revisions/revision.entity.ts";
import { EntryEntity } from "./entry.entity.ts";
import type { EntryDeps } from "./entry-bin.service.ts";
import { managedEntries } from "./entry-record.ts";
import { binnedEntry } from "./entry-snapshot.ts";

type Deps = Pick<EntryDeps, "accounts" | "photos">;

/** The entry that a user added with this key: its current state or, if deleted, its last. Null for a new key. */
export async function addedBefore(
  { photos, accounts }: Deps,
  manager: EntityManager,
  actorId: string,
  idempotencyKey: string,
) {
  const added = await manager.findOneBy(RevisionEntity, { actorId, idempotencyKey });
  if (added === null) return null;
  const present = await manager.findOne(EntryEntity, { where: { id: added.subjectId }, relations: { photo: true } });
  const entry = present ?? (await deleted(manager, photos, added.subjectId));
  const [record = null] = await managedEntries({ manager, accounts }, entry ? [entry] : []);
  return record;
}

async function deleted(manager: EntityManager, photos: Deps["photos"], subjectId: string): Promise<EntryEntity | null> {
  const last = await manager.findOne(RevisionEntity, {
    where: { kind: "picture", subjectId, action: "pictureBinned" },
    order: { id: "DESC" },
  });
  if (!last?.before) return null;
  const entry = binnedEntry(subjectId, last.before);
  const read = await photos.read(entry.photoId === null ? [] : [entry.photoId]);
  const photo = read.get(entry.photoId ?? "") ?? null;
  return { ...entry, photo, shown: false, sample: false, shownAsOf: schoolDay(last.at) };
}
