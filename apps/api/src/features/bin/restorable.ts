import type { HiddenReason } from "@visiga/contracts/managed-files";
import type { EntityManager } from "typeorm";
import type { UserActor } from "#platform/actor.ts";
import type { RevisionEntity } from "#platform/revisions/revision.entity.ts";

export interface RestoredAbsent {
  readonly entries: readonly RevisionEntity[];
  /** The reason for each restored file that visitors do not see. */
  readonly hidden: readonly HiddenReason[];
}

export interface Restorable {
  /** Subjects whose display name, which the bin does not store, contains the words of the search. */
  named(search: string): readonly string[];
  /**
   * Restores the state in the entry's `before` and writes a revision, in the caller's transaction. In the same
   * transaction the caller removes the entry from the bin and releases its photo.
   * @returns why visitors do not see the restored subject; null if they do
   */
  restore(manager: EntityManager, actor: UserActor, entry: RevisionEntity): Promise<HiddenReason | null>;
  /**
   * As `restore`, in a few queries, for the entries that replace nothing: for each subject the first, if the subject
   * does not exist now.
   */
  restoreAbsent(manager: EntityManager, actor: UserActor, entries: readonly RevisionEntity[]): Promise<RestoredAbsent>;
}
