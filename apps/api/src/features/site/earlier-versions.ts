import type { EarlierSiteValue } from "@visiga/contracts/site-editing";
import type { ValueKey } from "@visiga/contracts/site-texts";
import type { EntityManager } from "typeorm";
import { RevisionEntity } from "#platform/revisions/revision.entity.ts";
import { readSnapshot } from "./site-snapshot.ts";
import type { SiteState } from "./site-value.entity.ts";

/** SQL: each value that was replaced by a different one, with the replacing revision. */
const replaced = `
  SELECT id, key, value, at, by FROM (
    SELECT revision.id, site_value.key, before -> 'value' AS value, at, actor_name AS by,
      lead(before -> 'value', 1, site_value.value) OVER (PARTITION BY subject_id ORDER BY revision.id) AS next
    FROM revision JOIN site_value ON site_value.key = subject_id
    WHERE kind = 'site' AND jsonb_typeof(before -> 'value') <> 'null' AND ($1::text IS NULL OR subject_id = $1)
  ) earlier
  WHERE value IS DISTINCT FROM next`;

/** The earlier versions of a site value, newest first, without equal neighbours. */
export async function readEarlierVersions(manager: EntityManager, key: ValueKey): Promise<EarlierSiteValue[]> {
  const query = `${replaced} ORDER BY id DESC`;
  const rows: { id: string; value: unknown; at: Date; by: string | null }[] = await manager.query(query, [key]);
  return rows.map(({ id, value, at, by }) => ({ id, value, replacedAt: at.toISOString(), replacedBy: by }));
}

export async function countEarlierVersions(manager: EntityManager, key: ValueKey | null = null) {
  const query = `SELECT key, count(*) AS count FROM (${replaced}) versions GROUP BY key`;
  const rows = await manager.query<{ key: ValueKey; count: string }[]>(query, [key]);
  return new Map(rows.map(({ key, count }) => [key, Number(count)]));
}

/** The site value before that revision. @throws AppError `not_found` */
export async function readEarlierVersion(manager: EntityManager, key: ValueKey, id: string): Promise<SiteState> {
  const revision = await manager.findOneBy(RevisionEntity, { id, kind: "site", subjectId: key });
  return readSnapshot(key, revision?.before ?? null);
}
