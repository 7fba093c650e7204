import type { Language } from "@visiga/contracts/languages";
import {
  type SiteContent,
  type SiteFacts,
  type SiteKey,
  type SiteValue,
  siteCatalogue,
  siteKeys,
} from "@visiga/contracts/site";
import type { DataSource, EntityManager } from "typeorm";
import { SiteValueEntity } from "./site-value.entity.ts";

/** The content that the seminary owns. Anybody may read it. */
export class SiteService {
  readonly #database: DataSource;

  constructor(database: DataSource) {
    this.#database = database;
  }

  /** Every entered fact in one language; Swahili that is still missing reads as English. */
  async read(language: Language): Promise<SiteContent> {
    const rows = (await this.#database.getRepository(SiteValueEntity).find()).filter((row) => row.key in siteCatalogue);
    const newest = Math.max(...rows.map((row) => row.changedAt.getTime()));
    return {
      facts: Object.fromEntries(rows.map((row) => [row.key, inLanguage(row.key, row.value, language)])) as SiteFacts,
      samples: rows.filter((row) => row.sample).map((row) => row.key),
      changedAt: rows.length > 0 ? new Date(newest).toISOString() : null,
    };
  }
}

function inLanguage(key: SiteKey, value: SiteValue<SiteKey>, language: Language): unknown {
  if (!siteCatalogue[key].bilingual) return value;
  const sides = value as unknown as { en: unknown; sw: unknown };
  return sides[language] ?? sides.en;
}

/** Writes the demo values, each marked as a sample, inside the caller's transaction. */
export async function insertSampleSite(
  manager: EntityManager,
  values: { readonly [Key in SiteKey]: SiteValue<Key> },
): Promise<void> {
  await manager.insert(
    SiteValueEntity,
    siteKeys.map((key) => ({ key, value: values[key] as never, sample: true })),
  );
}
