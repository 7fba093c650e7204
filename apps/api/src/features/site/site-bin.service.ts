import { isRemovedText, isValueKey, type StoredText } from "@visiga/contracts/site-texts";
import { type EntityManager, In } from "typeorm";
import { AppError } from "#platform/errors/app-error.ts";
import type { Platform } from "#platform/platform.ts";
import type { RevisionEntity } from "#platform/revisions/revision.entity.ts";
import type { ConfirmedUser } from "#platform/security/actor.ts";
import { readSnapshot, siteRevision, siteSnapshot } from "./site-snapshot.ts";
import { lockWhere, type StoredSiteValue, writeStates } from "./site-value.entity.ts";

/** Undoes the removal of site values for `BinService`, which checks permissions. */
export class SiteBinService {
  constructor(private readonly deps: Pick<Platform, "revisions" | "clock">) {}

  /** A value entered meanwhile becomes an earlier version. @throws AppError `not_found` for an unknown key */
  async restore(manager: EntityManager, actor: ConfirmedUser, removed: readonly RevisionEntity[]): Promise<void> {
    // Of several of one key, the newest comes first.
    const states = [...new Map(removed.toReversed().map((entry) => [entry.subjectId, readable(entry)])).values()];
    const rows = new Map(
      (await lockWhere(manager, { key: In(states.map(({ key }) => key)) })).map((row) => [row.key as string, row]),
    );
    const restored = states.map((state) => {
      const row = rows.get(state.key);
      if (!row) throw new AppError("not_found");
      return { state, row };
    });
    await writeStates(manager, states, this.deps.clock());
    const changes = restored.map(({ state: { key, value }, row }) => ({
      ...siteRevision(key, "siteRestored"),
      before: isNothing(row.value) ? null : siteSnapshot(row),
      after: { value },
    }));
    await this.deps.revisions.writeAll(manager, actor, changes);
  }
}

/** The state in an entry. @throws AppError `not_found` if this release has no such value */
function readable({ subjectId: key, before }: RevisionEntity) {
  if (!isValueKey(key)) throw new AppError("not_found");
  return { key, ...readSnapshot(key, before) };
}

const isNothing = (value: StoredSiteValue | null): boolean => value === null || isRemovedText(value as StoredText);
