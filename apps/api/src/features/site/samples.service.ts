import type { SampleCount } from "@visiga/contracts/site-editing";
import { type DataSource, type EntityManager, In, IsNull, Not } from "typeorm";
import { type Actor, requireAdmin, type UserActor } from "#platform/actor.ts";
import type { Clock } from "#platform/clock.ts";
import type { ContentVersion } from "#platform/database/content-version.ts";
import type { RevisionWriter } from "#platform/revisions/revision-writer.ts";
import { siteSnapshot } from "./site-snapshot.ts";
import { SiteValueEntity } from "./site-value.entity.ts";

/** The files among the samples. */
export interface SampleFiles {
  countSamples(manager: EntityManager): Promise<number>;
  /** Moves them to the bin in the caller's transaction. @returns the ids of their bin entries */
  binSamples(manager: EntityManager, actor: UserActor): Promise<string[]>;
}

interface SamplesParts {
  readonly database: DataSource;
  readonly contentVersion: ContentVersion;
  readonly revisions: RevisionWriter;
  readonly files: SampleFiles;
  readonly clock: Clock;
}

const samples = { sample: true, value: Not(IsNull()) };

/** Counts and removes demo content that nobody has edited, for administrators. */
export class SamplesService {
  readonly #parts: SamplesParts;

  constructor(parts: SamplesParts) {
    this.#parts = parts;
  }

  /** @throws AppError `unauthenticated`, `forbidden` */
  async count(actor: Actor): Promise<SampleCount> {
    requireAdmin(actor);
    const { database, files } = this.#parts;
    return {
      texts: await database.manager.countBy(SiteValueEntity, samples),
      pictures: await files.countSamples(database.manager),
    };
  }

  /**
   * Moves all samples to the bin, or none where one cannot be moved.
   * @throws AppError `unauthenticated`, `forbidden`
   */
  async remove(actor: Actor): Promise<SampleCount & { entries: string[] }> {
    const administrator = requireAdmin(actor);
    const { contentVersion, files } = this.#parts;
    return contentVersion.change(async (manager) => {
      const fileEntries = await files.binSamples(manager, administrator);
      const siteEntries = await this.#binSiteValues(manager, administrator);
      return {
        pictures: fileEntries.length,
        texts: siteEntries.length,
        entries: [...fileEntries, ...siteEntries],
      };
    });
  }

  async #binSiteValues(manager: EntityManager, actor: UserActor): Promise<string[]> {
    const rows = await manager.find(SiteValueEntity, {
      where: samples,
      order: { key: "ASC" },
      lock: { mode: "pessimistic_write" },
    });
    const { clock, revisions } = this.#parts;
    const removed = { value: null, sample: false, version: () => "version + 1", changedAt: clock() };
    await manager.update(SiteValueEntity, { key: In(rows.map(({ key }) => key)) }, removed);
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
