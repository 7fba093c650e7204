import { isRemovedText, isValueKey, type StoredText } from "@visiga/contracts/site-texts";
import type { EntityManager } from "typeorm";
import type { UserActor } from "#platform/actor.ts";
import type { Clock } from "#platform/clock.ts";
import { AppError } from "#platform/errors.ts";
import type { RevisionEntity } from "#platform/revisions/revision.entity.ts";
import type { RevisionWriter } from "#platform/revisions/revision-writer.ts";
import { readSnapshot, siteSnapshot } from "./site-snapshot.ts";
import { SiteValueEntity, type StoredSiteValue } from "./site-value.entity.ts";

/** Restores site values from the bin, for `BinService`, which authorises. */
export class SiteBinService {
  readonly #revisions: RevisionWriter;
  readonly #clock: Clock;

  constructor(revisions: RevisionWriter, clock: Clock) {
    this.#revisions = revisions;
    this.#clock = clock;
  }

  /**
   * Restores a site value; one that was entered meanwhile becomes an earlier version.
   * @throws AppError `not_found` for a key that is not in the catalogue
   */
  async restore(manager: EntityManager, actor: UserActor, entry: RevisionEntity): Promise<null> {
    const key = entry.subjectId;
    if (!isValueKey(key)) throw new AppError("not_found");
    const state = readSnapshot(key, entry.before);
    const row = await manager.findOneOrFail(SiteValueEntity, { where: { key }, lock: { mode: "pessimistic_write" } });
    const change = { ...state, value: state.value, version: row.version + 1, changedAt: this.#clock() };
    await manager.update(SiteValueEntity, key, change);
    await this.#revisions.write(manager, actor, {
      kind: "site",
      subjectId: key,
      action: "siteRestored",
      name: key,
      before: isNothing(row.value) ? null : siteSnapshot(row),
      after: { value: state.value },
    });
    return null;
  }
}

const isNothing = (value: StoredSiteValue | null): boolean => value === null || isRemovedText(value as StoredText);
