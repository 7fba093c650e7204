import type { BinEntry } from "@visiga/contracts/bin";
import { type EntityManager, In, LessThanOrEqual, MoreThan, type SelectQueryBuilder } from "typeorm";
import { RevisionEntity } from "#platform/revisions/revision.entity.ts";

export type BinKind = BinEntry["kind"];

export interface SearchCriteria {
  /** In the syntax of `to_tsquery`. */
  readonly words: string;
  /** Subjects that match by a name other than the stored one. */
  readonly subjects: readonly string[];
}

interface Selection {
  readonly kinds: readonly BinKind[];
  readonly now: Date;
  readonly criteria?: SearchCriteria | null;
}

/** SQL: the words occur in the name or in any text of the stored state. An index has the same expression. */
const fits = `to_tsvector('simple', entry.name) || jsonb_to_tsvector('simple', coalesce(entry.before, '{}'), '["string"]')
  @@ to_tsquery('simple', :words)`;

export function entriesInBin(manager: EntityManager, { kinds, now, criteria = null }: Selection) {
  const query = manager.createQueryBuilder(RevisionEntity, "entry").orderBy("entry.id", "DESC");
  query.where({ kind: In([...kinds]), binUntil: MoreThan(now) });
  if (criteria === null) return query;
  // Without subjects only the index decides, and PostgreSQL does not evaluate the words of its results again.
  const named = criteria.subjects.length > 0 ? " OR entry.subjectId = ANY(:subjects)" : "";
  return query.andWhere(`(${fits}${named})`, { ...criteria });
}

export const lockEntries = (entries: SelectQueryBuilder<RevisionEntity>): Promise<RevisionEntity[]> =>
  entries.setLock("pessimistic_write").getMany();

export const lockExpired = (manager: EntityManager, now: Date): Promise<RevisionEntity[]> =>
  manager.find(RevisionEntity, {
    where: { binUntil: LessThanOrEqual(now) },
    order: { id: "DESC" },
    lock: { mode: "pessimistic_write", onLocked: "skip_locked" },
  });
