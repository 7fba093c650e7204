import type { BinEntry } from "@visiga/contracts/bin";
import { type EntityManager, In, LessThan, LessThanOrEqual, MoreThan } from "typeorm";
import { RevisionEntity } from "#platform/revisions/revision.entity.ts";

export type BinKind = BinEntry["kind"];

interface Asked {
  readonly kinds: readonly BinKind[];
  readonly now: Date;
}

const inBin = ({ kinds, now }: Asked) => ({ kind: In([...kinds]), binUntil: MoreThan(now) });

/** Newest first. */
export async function findEntries(
  manager: EntityManager,
  { after, size, ...asked }: Asked & { readonly after: string | undefined; readonly size: number },
): Promise<RevisionEntity[]> {
  return manager.find(RevisionEntity, {
    where: { ...inBin(asked), ...(after !== undefined && { id: LessThan(after) }) },
    order: { id: "DESC" },
    take: size,
  });
}

export const countEntries = (manager: EntityManager, kinds: readonly BinKind[], now: Date): Promise<number> =>
  manager.countBy(RevisionEntity, inBin({ kinds, now }));

/** All of them, or those of `ids` that are there, locked until the transaction ends; the newest first. */
export const lockEntries = (
  manager: EntityManager,
  { ids, ...asked }: Asked & { readonly ids?: readonly string[] },
): Promise<RevisionEntity[]> =>
  manager.find(RevisionEntity, {
    where: { ...inBin(asked), ...(ids && { id: In([...ids]) }) },
    order: { id: "DESC" },
    lock: { mode: "pessimistic_write" },
  });

/** Those whose time is over, and that nobody else is deleting just now. */
export const lockExpired = (manager: EntityManager, now: Date): Promise<RevisionEntity[]> =>
  manager.find(RevisionEntity, {
    where: { binUntil: LessThanOrEqual(now) },
    order: { id: "DESC" },
    lock: { mode: "pessimistic_write", onLocked: "skip_locked" },
  });

/** What leaves the bin stays in the log, without its picture. */
export async function forget(manager: EntityManager, entries: readonly RevisionEntity[]): Promise<void> {
  await manager.update(
    RevisionEntity,
    entries.map(({ id }) => id),
    { binUntil: null, photoId: null },
  );
}
