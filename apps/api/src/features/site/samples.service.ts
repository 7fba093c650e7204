import { siteKeys } from "@visiga/contracts/site";
import { isTextKey, textKey, type ValueKey } from "@visiga/contracts/site-texts";
import { sampleTexts } from "@visiga/i18n/sample-texts";
import { type EntityManager, In } from "typeorm";
import type { UserPlatform } from "#platform/platform.ts";
import type { Change } from "#platform/revisions/revision-writer.ts";
import type { Samples } from "#platform/samples/samples.ts";
import { type Actor, type ConfirmedUser, requireAdmin } from "#platform/security/actor.ts";
import { removedText, withDefault } from "./page-texts.ts";
import type { PaymentNumbersService } from "./payment-numbers.service.ts";
import { defaultState } from "./site-decision.ts";
import { isSample, readSamples, withoutSamples } from "./site-samples.ts";
import { siteRevision, siteSnapshot } from "./site-snapshot.ts";
import { emptyRow, type KeyedState, SiteValueEntity, writeStates } from "./site-value.entity.ts";

interface SampleEntries {
  countSamples(manager: EntityManager): Promise<number>;
  binSamples(manager: EntityManager, actor: ConfirmedUser): Promise<string[]>;
}

interface Deps extends Pick<UserPlatform, "database" | "revisions" | "clock" | "writes"> {
  readonly entryBin: SampleEntries;
  readonly paymentNumbers: PaymentNumbersService;
}

/** Counts and removes samples, which are unedited and unconfirmed demo content and page texts, for administrators. */
export class SamplesService {
  constructor(private readonly deps: Deps) {}

  async countSamples(actor: Actor) {
    requireAdmin(actor);
    const { manager } = this.deps.database;
    return { ...counted(await sampleKeys(manager)), pictures: await this.deps.entryBin.countSamples(manager) };
  }

  /** Moves all samples to the bin, or none if one cannot be moved. @throws AppError `unauthenticated`, `forbidden` */
  async removeSamples(actor: Actor) {
    const { writes, entryBin } = this.deps;
    return writes.change(actor, { as: "admin" }, async (manager, administrator) => {
      const pictures = await entryBin.binSamples(manager, administrator);
      const keys = await sampleKeys(manager);
      const locked = await this.deps.paymentNumbers.lockRows(manager, keys);
      // Not before the lock: somebody may have confirmed one meanwhile.
      const samples = await readSamples(manager);
      const rows = locked.filter((row) => isSample(samples, row));
      const values = await this.#binValues(manager, administrator, rows, samples);
      return {
        ...counted(rows.map(({ key }) => key)),
        pictures: pictures.length,
        entries: [...pictures, ...values],
      };
    });
  }

  async #binValues(manager: EntityManager, actor: ConfirmedUser, rows: readonly SiteValueEntity[], samples: Samples) {
    const { paymentNumbers, clock } = this.deps;
    const left: KeyedState[] = [];
    const changes: Change[] = [];
    for (const row of rows) {
      const { key } = row;
      const entered = await paymentNumbers.entered(manager, row);
      changes.push({
        ...siteRevision(key, "siteBinned"),
        before: siteSnapshot(withDefault(entered)),
        bin: { photoId: null },
      });
      left.push(
        isTextKey(key)
          ? { ...defaultState, key, value: removedText(key) }
          : { ...row, value: await paymentNumbers.guard(manager, actor, row, withoutSamples(samples, entered)) },
      );
    }
    await writeStates(manager, left, clock());
    return this.deps.revisions.writeAll(manager, actor, changes);
  }
}

const counted = (keys: readonly ValueKey[]) => {
  const pageTexts = keys.filter(isTextKey).length;
  return { texts: keys.length - pageTexts, pageTexts };
};

/** The site values and page texts that are samples, or have some. */
async function sampleKeys(manager: EntityManager): Promise<ValueKey[]> {
  const keys: ValueKey[] = [...siteKeys, ...sampleTexts.map(textKey)];
  const rows = new Map((await manager.findBy(SiteValueEntity, { key: In(keys) })).map((row) => [row.key, row]));
  const samples = await readSamples(manager);
  return keys.filter((key) => isSample(samples, rows.get(key) ?? emptyRow(key)));
}
