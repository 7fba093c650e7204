import type { RevisionAction } from "@visiga/contracts/activity";
import { isTextKey, storedText, type ValueKey } from "@visiga/contracts/site-texts";
import { rawValue, typedValue } from "@visiga/contracts/site-value";
import type { EntityManager } from "typeorm";
import { AppError } from "#platform/errors/app-error.ts";
import { RevisionEntity, type Snapshot } from "#platform/revisions/revision.entity.ts";
import type { SiteState, StoredSiteValue } from "./site-value.entity.ts";

export const siteRevision = (key: ValueKey, action: RevisionAction) =>
  ({ kind: "site", subjectId: key, action, name: key }) as const;

export const siteSnapshot = ({ value, englishChangedAt, swahiliChangedAt }: SiteState): Snapshot => ({
  value,
  englishChangedAt: englishChangedAt?.toISOString() ?? null,
  swahiliChangedAt: swahiliChangedAt?.toISOString() ?? null,
});

/** The inverse of `siteSnapshot`. @throws AppError `not_found` if the revision stores no value of this shape */
export function readSnapshot(key: ValueKey, snapshot: Snapshot | null): SiteState {
  const { value, englishChangedAt, swahiliChangedAt } = snapshot ?? {};
  const moment = (iso: unknown) => (typeof iso === "string" ? new Date(iso) : null);
  return {
    value: readValue(key, value),
    englishChangedAt: moment(englishChangedAt),
    swahiliChangedAt: moment(swahiliChangedAt),
  };
}

function readValue(key: ValueKey, value: unknown): StoredSiteValue {
  if (isTextKey(key)) {
    const read = storedText.safeParse(value);
    if (read.success) return read.data;
  } else {
    const typed = typedValue(key, value);
    if (typed) return rawValue(key, typed);
  }
  throw new AppError("not_found");
}

/** SQL: each value that was replaced by a different one, with the replacing revision. */
const replaced = `
  SELECT id, key, value, at, by FROM (
    SELECT revision.id, site_value.key, before -> 'value' AS value, at, actor_name AS by,
      lead(before -> 'value', 1, site_value.value) OVER (PARTITION BY subject_id ORDER BY revision.id) AS next
    FROM revision JOIN site_value ON site_value.key = subject_id
    WHERE kind = 'site' AND jsonb_typeof(before -> 'value') <> 'null' AND ($1::text IS NULL OR subject_id = $1)
  ) earlier
  WHERE value IS DISTINCT FROM next`;

/** The earlier versions of a site value, newest first. Repeated values are left out. */
export async function readEarlierVersions(manager: EntityManager, key: ValueKey) {
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
export async function readEarlierVersion(manager: EntityManager, key: ValueKey, id: string) {
  const revision = await manager.findOneBy(RevisionEntity, { id, kind: "site", subjectId: key });
  return readSnapshot(key, revision?.before ?? null);
}
