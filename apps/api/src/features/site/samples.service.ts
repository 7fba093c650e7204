import type { SampleCount } from "@visiga/contracts/site-editing";
import { type DataSource, type EntityManager, In, IsNull, Not } from "typeorm";
import { type Actor, requireAdmin, type UserActor } from "#platform/actor.ts";
import type { Clock } from "#platform/clock.ts";
import type { ContentVersion } from "#platform/database/content-version.ts";
import type { RevisionLog } from "#platform/revisions/revision-log.ts";
import { siteSnapshot } from "./site-history.ts";
import { SiteValueEntity } from "./site-value.entity.ts";

/** The pictures among the samples, wherever they are kept. */
export interface SamplePictures {
  countSamples(manager: EntityManager): Promise<number>;
  /** Moves them to the bin in the caller's transaction; answers the entries of the bin. */
  binSamples(manager: EntityManager, actor: UserActor): Promise<string[]>;
}

interface SamplesParts {
  readonly database: DataSource;
  readonly contentVersion: ContentVersion;
  readonly revisions: RevisionLog;
  readonly pictures: SamplePictures;
  readonly clock: Clock;
}

const samples = { sample: true, value: Not(IsNull()) };

/** Demo content that nobody has edited yet, for administrators. */
export class SamplesService {
  readonly #parts: SamplesParts;

  constructor(parts: SamplesParts) {
    this.#parts = parts;
  }

  async count(actor: Actor): Promise<SampleCount> {
    requireAdmin(actor);
    const { database, pictures } = this.#parts;
    return {
      texts: await database.manager.countBy(SiteValueEntity, samples),
      pictures: await pictures.countSamples(database.manager),
    };
  }

  /** Moves all of it to the bin, or nothing; what somebody has edited stays. */
  async remove(actor: Actor): Promise<SampleCount & { entries: string[] }> {
    const administrator = requireAdmin(actor);
    const { contentVersion, pictures } = this.#parts;
    return contentVersion.change(async (manager) => {
      const pictureEntries = await pictures.binSamples(manager, administrator);
      const textEntries = await this.#binTexts(manager, administrator);
      return {
        pictures: pictureEntries.length,
        texts: textEntries.length,
        entries: [...pictureEntries, ...textEntries],
      };
    });
  }

  async #binTexts(manager: EntityManager, actor: UserActor): Promise<string[]> {
    const rows = await manager.find(SiteValueEntity, {
      where: samples,
      order: { key: "ASC" },
      lock: { mode: "pessimistic_write" },
    });
    const { clock, revisions } = this.#parts;
    const off = { value: null, sample: false, version: () => "version + 1", changedAt: clock() };
    await manager.update(SiteValueEntity, { key: In(rows.map(({ key }) => key)) }, off);
    return revisions.writeAll(
      manager,
      actor,
      rows.map((row) => ({
        kind: "site",
        action: "siteBinned",
        subjectId: row.key,
        name: row.key,
        before: siteSnapshot(row),
        bin: { photoId: null },
      })),
    );
  }
}
