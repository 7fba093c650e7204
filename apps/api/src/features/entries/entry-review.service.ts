import type { EntryReview, ReviewRule } from "@visiga/contracts/reviews";
import { type Actor, requireUser } from "#platform/security/actor.ts";
import type { EntryDeps } from "./entry-bin.service.ts";
import { changeEntries, lockEntry, refuseStale, reviewRequired } from "./entry-changes.ts";
import { readManaged } from "./entry-record.ts";

/** Administrators show what users have added or changed, or send it back. */
export class EntryReviewService {
  constructor(private readonly deps: Pick<EntryDeps, "database" | "revisions" | "writes" | "accounts">) {}

  async reviewRule(actor: Actor): Promise<ReviewRule> {
    requireUser(actor);
    return { required: await reviewRequired(this.deps.database.manager) };
  }

  /** Entries that wait already still wait after it is turned off. @throws AppError `unauthenticated`, `forbidden` */
  async setReviewRule(actor: Actor, { required }: ReviewRule): Promise<ReviewRule> {
    const { writes, revisions } = this.deps;
    await writes.transaction(actor, { as: "admin" }, async (manager, user) => {
      const query = "UPDATE review_rule SET required = $1 WHERE required <> $1 RETURNING 1";
      const changed = await manager.query(query, [required]);
      if (changed[1] === 0) return;
      const action = required ? "reviewTurnedOn" : "reviewTurnedOff";
      await revisions.write(manager, user, { kind: "user", subjectId: "review", action, name: "" });
    });
    return { required };
  }

  /** Shows a waiting entry or, with a note, sends it back. @throws AppError `stale_version` if it has changed since */
  async review(actor: Actor, { id, version, note }: EntryReview) {
    const { accounts, writes, revisions } = this.deps;
    return writes.change(actor, { as: "admin" }, async (manager, user) => {
      const change = { manager, accounts, revisions, user, needsReview: false };
      const entry = await lockEntry(manager, id);
      await refuseStale(change, id, version);
      const action = note === null ? "pictureApproved" : "pictureSentBack";
      if (entry.waiting) await changeEntries(change, [entry], action, { waiting: note !== null, reviewNote: note });
      return readManaged(change, id);
    });
  }
}
