import { isRemovedText, isValueKey, type StoredText } from "@visiga/contracts/site-texts";
import type { EntityManager } from "typeorm";
import { AppError } from "#platform/errors/app-error.ts";
import type { Platform } from "#platform/platform.ts";
import type { RevisionEntity } from "#platform/revisions/revision.entity.ts";
import type { Change } from "#platform/revisions/revision-writer.ts";
import type { ConfirmedUser } from "#platform/security/actor.ts";
import type { PaymentNumbersService } from "./payment-numbers.service.ts";
import { readSnapshot, siteRevision, siteSnapshot } from "./site-snapshot.ts";
import { emptyRow, type KeyedState, type StoredSiteValue, writeStates } from "./site-value.entity.ts";

interface Deps extends Pick<Platform, "revisions" | "clock"> {
  readonly paymentNumbers: PaymentNumbersService;
}

/** Undoes the removal of site values for `BinService`, which checks permissions. */
export class SiteBinService {
  constructor(private readonly deps: Deps) {}

  /** A value entered meanwhile becomes an earlier version. @throws AppError `not_found` for an unknown key */
  async restore(manager: EntityManager, actor: ConfirmedUser, removed: readonly RevisionEntity[]): Promise<void> {
    // Where several have one key, the newest, which comes first, is restored.
    const states = [...new Map(removed.toReversed().map((entry) => [entry.subjectId, readable(entry)])).values()];
    const { paymentNumbers } = this.deps;
    const keys = states.map(({ key }) => key);
    const rows = new Map((await paymentNumbers.lockRows(manager, keys)).map((row) => [row.key, row]));
    const shown: KeyedState[] = [];
    const changes: Change[] = [];
    for (const state of states) {
      const { key, value } = state;
      const row = rows.get(key) ?? emptyRow(key);
      const entered = await paymentNumbers.entered(manager, row);
      changes.push({
        ...siteRevision(key, "siteRestored"),
        before: isNothing(entered.value) ? null : siteSnapshot(entered),
        after: { value },
      });
      shown.push({ ...state, value: await paymentNumbers.guard(manager, actor, row, value) });
    }
    await writeStates(manager, shown, this.deps.clock());
    await this.deps.revisions.writeAll(manager, actor, changes);
  }
}

/** The state in an entry. @throws AppError `not_found` if this release has no such value */
function readable({ subjectId: key, before }: RevisionEntity) {
  if (!isValueKey(key)) throw new AppError("not_found");
  return { key, ...readSnapshot(key, before) };
}

const isNothing = (value: StoredSiteValue | null): boolean => value === null || isRemovedText(value as StoredText);
