import type { BinEntry } from "@visiga/contracts/bin";
import { type EntityManager, In, LessThan, LessThanOrEqual, MoreThan } from "typeorm";
import { RevisionEntity } from "#platform/revisions/revision.entity.ts";

export type BinKind = BinEntry["kind"];

interface Selection {
  readonly kinds: readonly BinKind[];
  readonly now: Date;
}

const inBin = ({ kinds, now }: Selection) => ({ kind: In([...kinds]), binUntil: MoreThan(now) });

/** One slice, newest first. */
export async function findEntries(
  manager: EntityManager,
  { after, size, ...selection }: Selection & { readonly after: string | undefined; readonly size: number },
): Promise<RevisionEntity[]> {
  return manager.find(RevisionEntity, {
    where: { ...inBin(selection), ...(after !== undefined && { id: LessThan(after) }) },
    order: { id: "DESC" },
    take: size,
  });
}

/** How many entries of these kinds can be restored. */
export const countEntries = (manager: EntityManager, kinds: readonly BinKind[], now: Date): Promise<number> =>
  manager.countBy(RevisionEntity, inBin({ kinds, now }));

/** All entries, or those of `ids` that are in the bin, newest first, locked until the transaction ends. */
export const lockEntries = (
  manager: EntityManager,
  { ids, ...selection }: Selection & { readonly ids?: readonly string[] },
): Promise<RevisionEntity[]> =>
  manager.find(RevisionEntity, {
    where: { ...inBin(selection), ...(ids && { id: In([...ids]) }) },
    order: { id: "DESC" },
    lock: { mode: "pessimistic_write" },
  });

/** Expired entries that no other transaction is deleting, locked until the transaction ends. */
export const lockExpired = (manager: EntityManager, now: Date): Promise<RevisionEntity[]> =>
  manager.find(RevisionEntity, {
    where: { binUntil: LessThanOrEqual(now) },
    order: { id: "DESC" },
    lock: { mode: "pessimistic_write", onLocked: "skip_locked" },
  });

/** Takes entries out of the bin: the revisions stay, without a photo. */
export async function removeFromBin(manager: EntityManager, entries: readonly RevisionEntity[]): Promise<void> {
  await manager.update(
    RevisionEntity,
    entries.map(({ id }) => id),
    { binUntil: null, photoId: null },
  );
}
