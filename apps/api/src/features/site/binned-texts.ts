import { isSiteKey } from "@visiga/contracts/site";
import type { EntityManager } from "typeorm";
import type { UserActor } from "#platform/actor.ts";
import type { Clock } from "#platform/clock.ts";
import { AppError } from "#platform/errors.ts";
import type { RevisionEntity } from "#platform/revisions/revision.entity.ts";
import type { RevisionLog } from "#platform/revisions/revision-log.ts";
import { readSnapshot, siteSnapshot } from "./site-history.ts";
import { SiteValueEntity } from "./site-value.entity.ts";

/** Texts of the site that are in the bin. */
export class BinnedTexts {
  readonly #revisions: RevisionLog;
  readonly #clock: Clock;

  constructor(revisions: RevisionLog, clock: Clock) {
    this.#revisions = revisions;
    this.#clock = clock;
  }

  /** Puts a text back where it was; what has been entered there meanwhile is then among its earlier versions. */
  async restore(manager: EntityManager, actor: UserActor, entry: RevisionEntity): Promise<void> {
    const key = entry.subjectId;
    if (!isSiteKey(key)) throw new AppError("not_found");
    const state = readSnapshot(key, entry.before);
    const row = await manager.findOneOrFail(SiteValueEntity, { where: { key }, lock: { mode: "pessimistic_write" } });
    const change = { ...state, value: state.value, version: row.version + 1, changedAt: this.#clock() };
    await manager.update(SiteValueEntity, key, change);
    const what = { kind: "site", subjectId: key, action: "siteRestored", name: key } as const;
    const replaced = row.value === null ? {} : { before: siteSnapshot(row) };
    await this.#revisions.write(manager, actor, { ...what, ...replaced, after: { value: state.value } });
  }
}
