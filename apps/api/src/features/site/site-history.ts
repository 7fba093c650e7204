import type { SiteKey } from "@visiga/contracts/site";
import type { EarlierSiteValue } from "@visiga/contracts/site-editing";
import { bareValue, shapedValue } from "@visiga/contracts/site-value";
import type { EntityManager } from "typeorm";
import { AppError } from "#platform/errors.ts";
import { RevisionEntity, type Snapshot } from "#platform/revisions/revision.entity.ts";
import type { SiteValueEntity } from "./site-value.entity.ts";

/** What is needed to have a value again just as it was. */
export type SiteState = Pick<SiteValueEntity, "value" | "sample" | "englishChangedAt" | "swahiliChangedAt">;

/** As the log keeps it. */
export const siteSnapshot = ({ value, sample, englishChangedAt, swahiliChangedAt }: SiteState): Snapshot => ({
  value,
  sample,
  englishChangedAt: englishChangedAt?.toISOString() ?? null,
  swahiliChangedAt: swahiliChangedAt?.toISOString() ?? null,
});

/** @throws AppError `not_found` where the log keeps nothing (any more). */
export function readSnapshot(key: SiteKey, snapshot: Snapshot | null): SiteState {
  const { value, sample, englishChangedAt, swahiliChangedAt } = snapshot ?? {};
  const shaped = shapedValue(key, value);
  if (!shaped) throw new AppError("not_found");
  const moment = (iso: unknown) => (typeof iso === "string" ? new Date(iso) : null);
  return {
    value: bareValue(key, shaped),
    sample: sample === true,
    englishChangedAt: moment(englishChangedAt),
    swahiliChangedAt: moment(swahiliChangedAt),
  };
}

/** Each value that was replaced by another one, beside the next. */
const replaced = `
  SELECT id, key, value, at, by FROM (
    SELECT revision.id, site_value.key, before -> 'value' AS value, at, actor_name AS by,
      lead(before -> 'value', 1, site_value.value) OVER (PARTITION BY subject_id ORDER BY revision.id) AS next
    FROM revision JOIN site_value ON site_value.key = subject_id
    WHERE kind = 'site' AND jsonb_typeof(before -> 'value') <> 'null' AND ($1::text IS NULL OR subject_id = $1)
  ) earlier
  WHERE value IS DISTINCT FROM next`;

/** The earlier values of a key, newest first, each different from the one that followed. */
export async function readVersions(manager: EntityManager, key: SiteKey): Promise<EarlierSiteValue[]> {
  const rows = await manager.query<{ id: string; value: unknown; at: Date; by: string | null }[]>(
    `${replaced} ORDER BY id DESC`,
    [key],
  );
  return rows.map(({ id, value, at, by }) => ({ id, value, replacedAt: at.toISOString(), replacedBy: by }));
}

/** How many of them there are, of one key or of every one; a key without any is absent. */
export async function countVersions(
  manager: EntityManager,
  key: SiteKey | null = null,
): Promise<ReadonlyMap<SiteKey, number>> {
  const rows = await manager.query<{ key: SiteKey; count: string }[]>(
    `SELECT key, count(*) AS count FROM (${replaced}) versions GROUP BY key`,
    [key],
  );
  return new Map(rows.map(({ key, count }) => [key, Number(count)]));
}

/** What a key held before that revision. @throws AppError `not_found`. */
export async function readVersion(manager: EntityManager, key: SiteKey, id: string): Promise<SiteState> {
  const revision = await manager.findOneBy(RevisionEntity, { id, kind: "site", subjectId: key });
  return readSnapshot(key, revision?.before ?? null);
}
