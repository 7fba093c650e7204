import type { BinEntry } from "@visiga/contracts/bin";
import { type EntityManager, In, LessThanOrEqual, MoreThan, type SelectQueryBuilder } from "typeorm";
import { RevisionEntity } from "#platform/revisions/revision.entity.ts";

export type BinKind = BinEntry["kind"];

interface Selection {
  readonly kinds: readonly BinKind[];
  readonly now: Date;
}

export interface SearchCriteria {
  /** In the syntax of `to_tsquery`. */
  readonly words: string;
  /** Subjects that match by a name other than the stored one. */
  readonly subjects: readonly string[];
}

interface Listing extends Selection {
  readonly criteria: SearchCriteria | null;
}

const inBin = ({ kinds, now }: Selection) => ({ kind: In([...kinds]), binUntil: MoreThan(now) });

/** SQL: the words occur in the name or in any text of the stored state. An index has the same expression. */
const fits = `to_tsvector('simple', entry.name) || jsonb_to_tsvector('simple', coalesce(entry.before, '{}'), '["string"]')
  @@ to_tsquery('simple', :words)`;

function found(manager: EntityManager, { criteria, ...selection }: Listing): SelectQueryBuilder<RevisionEntity> {
  const query = manager.createQueryBuilder(RevisionEntity, "entry").where(inBin(selection));
  if (criteria === null) return query;
  // Without subjects the index alone decides, and the words of what it finds are not taken apart again.
  const named = criteria.subjects.length > 0 ? " OR entry.subjectId = ANY(:subjects)" : "";
  return query.andWhere(`(${fits}${named})`, { ...criteria });
}

/** One slice, newest first. */
export async function findEntries(
  manager: EntityManager,
  { after, size, ...listing }: Listing & { readonly after: string | undefined; readonly size: number },
): Promise<RevisionEntity[]> {
  const query = found(manager, listing);
  if (after !== undefined) query.andWhere("entry.id < :after", { after });
  return query.orderBy("entry.id", "DESC").limit(size).getMany();
}

export const countEntries = (manager: EntityManager, listing: Listing): Promise<number> =>
  found(manager, listing).getCount();

/** The entries matching a search, newest first, locked until the transaction ends. */
export const lockFound = (manager: EntityManager, listing: Listing): Promise<RevisionEntity[]> =>
  found(manager, listing).orderBy("entry.id", "DESC").setLock("pessimistic_write").getMany();

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

/** Expired entries not locked by another transaction, locked until the transaction ends. */
export const lockExpired = (manager: EntityManager, now: Date): Promise<RevisionEntity[]> =>
  manager.find(RevisionEntity, {
    where: { binUntil: LessThanOrEqual(now) },
    order: { id: "DESC" },
    lock: { mode: "pessimistic_write", onLocked: "skip_locked" },
  });

/** Removes entries from the bin. Their revisions stay, without a photo. */
export async function removeFromBin(manager: EntityManager, entries: readonly RevisionEntity[]): Promise<void> {
  await manager.update(
    RevisionEntity,
    entries.map(({ id }) => id),
    { binUntil: null, photoId: null },
  );
}
