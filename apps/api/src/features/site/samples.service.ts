import { siteKeys } from "@visiga/contracts/site";
import { type TextKey, textKey } from "@visiga/contracts/site-texts";
import { sampleTexts } from "@visiga/i18n/sample-texts";
import { type EntityManager, In, IsNull, Not } from "typeorm";
import type { Platform } from "#platform/platform.ts";
import type { UserWrites } from "#platform/revisions/user-writes.ts";
import { type Actor, type ConfirmedUser, requireAdmin } from "#platform/security/actor.ts";
import { removedText } from "./page-texts.ts";
import { defaultState } from "./site-decision.ts";
import { isSample, withDefault, withoutSamples } from "./site-samples.ts";
import { siteRevision, siteSnapshot } from "./site-snapshot.ts";
import { emptyRow, type KeyedState, lockRows, lockWhere, SiteValueEntity, writeStates } from "./site-value.entity.ts";

const facts = { sample: true, value: Not(IsNull()), key: In(siteKeys) };

interface SampleFiles {
  countSamples(manager: EntityManager): Promise<number>;
  binSamples(manager: EntityManager, actor: ConfirmedUser): Promise<string[]>;
}

interface Deps extends Pick<Platform, "database" | "revisions" | "clock"> {
  readonly writes: UserWrites;
  readonly fileBin: SampleFiles;
}

/** Counts and removes samples, which are unedited and unconfirmed demo content and page texts, for administrators. */
export class SamplesService {
  constructor(private readonly deps: Deps) {}

  async countSamples(actor: Actor) {
    requireAdmin(actor);
    const { database, fileBin } = this.deps;
    return {
      texts: await database.manager.countBy(SiteValueEntity, facts),
      pageTexts: (await sampleTextKeys(database.manager)).length,
      pictures: await fileBin.countSamples(database.manager),
    };
  }

  /** Moves all samples to the bin, or none if one cannot be moved. @throws AppError `unauthenticated`, `forbidden` */
  async removeSamples(actor: Actor) {
    const { writes, fileBin } = this.deps;
    return writes.change(actor, { as: "admin" }, async (manager, administrator) => {
      const fileEntries = await fileBin.binSamples(manager, administrator);
      const factEntries = await this.#binFacts(manager, administrator);
      const textEntries = await this.#binTexts(manager, administrator);
      return {
        pictures: fileEntries.length,
        texts: factEntries.length,
        pageTexts: textEntries.length,
        entries: [...fileEntries, ...factEntries, ...textEntries],
      };
    });
  }

  async #binFacts(manager: EntityManager, actor: ConfirmedUser): Promise<string[]> {
    const rows = await lockWhere(manager, facts);
    const rest = rows.map((row) => ({ ...row, value: withoutSamples(row), sample: false }));
    return this.#bin(manager, actor, rows, rest);
  }

  async #binTexts(manager: EntityManager, actor: ConfirmedUser): Promise<string[]> {
    const keys = await sampleTextKeys(manager);
    const rows = await lockRows(manager, keys);
    const removed = keys.map((key) => ({ ...defaultState, key, value: removedText(key) }));
    return this.#bin(manager, actor, rows.map(withDefault), removed);
  }

  /** @param left what their rows hold afterwards */
  async #bin(
    manager: EntityManager,
    actor: ConfirmedUser,
    rows: readonly SiteValueEntity[],
    left: readonly KeyedState[],
  ) {
    await writeStates(manager, left, this.deps.clock());
    const changes = rows.map((row) => ({
      ...siteRevision(row.key, "siteBinned"),
      before: siteSnapshot({ ...row, sample: true }),
      bin: { photoId: null },
    }));
    return this.deps.revisions.writeAll(manager, actor, changes);
  }
}

async function sampleTextKeys(manager: EntityManager): Promise<TextKey[]> {
  const keys = sampleTexts.map(textKey);
  const rows = new Map((await manager.findBy(SiteValueEntity, { key: In(keys) })).map((row) => [row.key, row]));
  return keys.filter((key) => isSample(rows.get(key) ?? emptyRow(key)));
}
