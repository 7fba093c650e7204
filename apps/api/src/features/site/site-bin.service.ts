import { isDeepStrictEqual } from "node:util";
import { comparable, comparableWords } from "@visiga/contracts/search-form";
import { siteKeys } from "@visiga/contracts/site";
import { isRemovedText, isValueKey, type StoredText } from "@visiga/contracts/site-texts";
import { site as english } from "@visiga/i18n/en/site";
import { site as swahili } from "@visiga/i18n/sw/site";
import { type EntityManager, In } from "typeorm";
import { AppError } from "#platform/errors/app-error.ts";
import type { Platform } from "#platform/platform.ts";
import type { RevisionEntity } from "#platform/revisions/revision.entity.ts";
import type { ConfirmedUser } from "#platform/security/actor.ts";
import { readSamples, withoutSamples } from "./site-samples.ts";
import { readSnapshot, siteRevision, siteSnapshot } from "./site-snapshot.ts";
import { lockWhere, type SiteValueEntity, type StoredSiteValue, writeStates } from "./site-value.entity.ts";

/** Restores site values from the bin for `BinService`, which checks permissions. */
export class SiteBinService {
  constructor(private readonly deps: Pick<Platform, "revisions" | "clock">) {}

  /** The facts whose name, which is only in the dictionaries, contains the words of a search. */
  named(search: string): readonly string[] {
    const words = comparableWords(search);
    const has = (name: string) => words.every((word) => comparable(name).includes(word));
    return siteKeys.filter((key) => has(english.keys[key]) || has(swahili.keys[key]));
  }

  /** A value entered meanwhile becomes an earlier version. @throws AppError `not_found` for an unknown key */
  async restore(manager: EntityManager, actor: ConfirmedUser, entry: RevisionEntity): Promise<null> {
    const state = readable(entry);
    const [row] = state ? await lockWhere(manager, { key: state.key }) : [];
    if (!state || !row) throw new AppError("not_found");
    await this.#write(manager, actor, [{ ...state, row }]);
    return null;
  }

  /** Restores the site values that are still as their removal left them, in the caller's transaction. */
  async restoreAbsent(manager: EntityManager, actor: ConfirmedUser, entries: readonly RevisionEntity[]) {
    const states = entries.flatMap((entry) => readable(entry) ?? []);
    const keys = states.map(({ key }) => key);
    const rows = await lockWhere(manager, { key: In(keys) });
    const present = new Map<string, SiteValueEntity>(rows.map((row) => [row.key, row]));
    const samples = await readSamples(manager);
    /** Whether a row is still as the removal of a state left it: empty, or with the records that were no samples. */
    const isAsLeft = ({ value }: SiteValueEntity, state: State) =>
      isNothing(value) || isDeepStrictEqual(value, withoutSamples(samples, state));
    const restored = states.flatMap((state) => {
      const row = present.get(state.key);
      if (!row || !isAsLeft(row, state)) return [];
      present.delete(state.key);
      return { ...state, row };
    });
    await this.#write(manager, actor, restored);
    return { entries: restored.map(({ entry }) => entry), hidden: [] };
  }

  async #write(manager: EntityManager, actor: ConfirmedUser, restored: readonly Restored[]): Promise<void> {
    const states = restored.map(({ entry: _entry, row: _row, ...state }) => state);
    await writeStates(manager, states, this.deps.clock());
    const changes = restored.map(({ key, value, row }) => ({
      ...siteRevision(key, "siteRestored"),
      before: isNothing(row.value) ? null : siteSnapshot(row),
      after: { value },
    }));
    await this.deps.revisions.writeAll(manager, actor, changes);
  }
}

type State = NonNullable<ReturnType<typeof readable>>;
type Restored = State & { readonly row: SiteValueEntity };

/** An entry with its state; null if this release has no such value. */
function readable(entry: RevisionEntity) {
  const { subjectId: key, before } = entry;
  if (!isValueKey(key)) return null;
  try {
    return { entry, key, ...readSnapshot(key, before) };
  } catch {
    return null;
  }
}

const isNothing = (value: StoredSiteValue | null): boolean => value === null || isRemovedText(value as StoredText);
