import {
  type ActivityEntry,
  type ActivityPage,
  type ActivityQuery,
  revisionActions,
  revisionKinds,
} from "@visiga/contracts/activity";
import { startOfSchoolDay } from "@visiga/contracts/dates";
import { id } from "@visiga/contracts/fields";
import { retentionDays, type SecurityLogQuery, securityEventKinds } from "@visiga/contracts/security-log";
import { type EntityManager, In, MoreThanOrEqual } from "typeorm";
import { readSlice } from "#platform/database/list-page.ts";
import type { Platform } from "#platform/platform.ts";
import { RevisionEntity } from "#platform/revisions/revision.entity.ts";
import { type Actor, requireAdmin } from "#platform/security/actor.ts";
import { SecurityEventEntity } from "#platform/security/security-event.entity.ts";
import { fieldChanges } from "./field-changes.ts";

const sliceSize = 50;

interface EntryNames {
  readonly title: string;
  readonly nameSw: string | null;
}

interface Deps extends Pick<Platform, "database"> {
  readonly entries: { names(ids: readonly string[]): Promise<ReadonlyMap<string, EntryNames>> };
}

/**
 * The activity and the security log for administrators: each in slices, newest first. What a later release wrote, which
 * this one does not know, is left out.
 */
export class ActivityService {
  constructor(private readonly deps: Deps) {}

  async list(actor: Actor, { after, who, kind, since }: ActivityQuery): Promise<ActivityPage> {
    requireAdmin(actor);
    const { manager } = this.deps.database;
    const found = manager.createQueryBuilder(RevisionEntity, "revision").where({
      ...(who !== undefined && { actorId: who }),
      kind: kind ?? In([...revisionKinds]),
      action: In([...revisionActions]),
      ...(since !== undefined && { at: MoreThanOrEqual(startOfSchoolDay(since)) }),
    });
    const { rows, ...slice } = await readSlice(found, after, sliceSize);
    const names = await this.deps.entries.names([...entriesWithoutState(rows), ...albumsOf(rows)]);
    const headlines = new Map([...names].map(([album, { title }]) => [album, title]));
    const items = rows.map((row) => ({
      ...activityEntry(row, names.get(row.subjectId)?.nameSw ?? null),
      changes: fieldChanges(row, headlines),
    }));
    return { items, ...slice, people: await people(manager) };
  }

  async security(actor: Actor, { kind, after }: SecurityLogQuery) {
    requireAdmin(actor);
    const found = this.deps.database.createQueryBuilder(SecurityEventEntity, "event");
    const where = { kind: kind ?? In([...securityEventKinds]) };
    const { rows, ...slice } = await readSlice(found.where(where), after, sliceSize);
    return { items: rows.map(securityEvent), ...slice };
  }
}

const activityEntry = (revision: RevisionEntity, nameSw: string | null): Omit<ActivityEntry, "changes"> => ({
  id: revision.id,
  at: revision.at.toISOString(),
  by: revision.actorName,
  kind: revision.kind,
  action: revision.action,
  item: revision.name,
  itemSw: storedName(revision) ?? nameSw,
});

function storedName({ kind, before, after }: RevisionEntity): string | null {
  const entry = kind === "picture" ? (after ?? before) : null;
  const name = entry?.page === "NEWS" ? entry.titleSw : entry?.nameSw;
  return typeof name === "string" ? name : null;
}

const entriesWithoutState = (rows: readonly RevisionEntity[]): string[] =>
  rows
    .filter(({ kind, before, after }) => kind === "picture" && before === null && after === null)
    .map(({ subjectId }) => subjectId)
    .filter((subject) => id.safeParse(subject).success);

const albumsOf = (rows: readonly RevisionEntity[]): string[] =>
  rows.flatMap(({ before, after }) => [before?.album, after?.album]).filter((album) => typeof album === "string");

async function people(manager: EntityManager): Promise<ActivityPage["people"]> {
  const rows = await manager.query<{ id: string; name: string }[]>(
    // Each step finds the next user in the index, where DISTINCT would read every revision.
    `WITH RECURSIVE people AS (
      (SELECT actor_id AS id, actor_name AS name FROM revision WHERE actor_id IS NOT NULL
        ORDER BY actor_id, id DESC LIMIT 1)
      UNION ALL
      SELECT next.* FROM people, LATERAL (
        SELECT actor_id, actor_name FROM revision WHERE actor_id > people.id ORDER BY actor_id, id DESC LIMIT 1
      ) next
    ) SELECT id, name FROM people`,
  );
  return rows.sort((one, other) => one.name.localeCompare(other.name));
}

const securityEvent = (row: SecurityEventEntity) => ({
  id: row.id,
  at: row.at.toISOString(),
  kind: row.kind,
  account: row.accountName,
  by: row.actorName,
  address: row.address,
  device: row.device,
  detail: row.detail,
});

/** Maximum number of rows of each kind in the security log, so that refusals do not push out other events. */
const maxEvents = 10_000;

const day = 24 * 3600 * 1000;

/**
 * Deletes old events of the security log, and removes names and values from old revisions of pictures and accounts;
 * action, time and user stay. Versions of texts and entries of the bin stay, because they can be restored.
 */
export async function clearOldActivity({ database, clock }: Pick<Platform, "database" | "clock">): Promise<void> {
  const { manager } = database;
  const before = (days: number) => new Date(clock().getTime() - days * day);
  // The newest download of a backup stays: the step of the backup in Today would be open again.
  await manager.query(
    `DELETE FROM security_event WHERE at < $1
      AND id IS DISTINCT FROM (SELECT max(id) FROM security_event WHERE kind = 'backupDownloaded')`,
    [before(retentionDays.securityLog)],
  );
  await manager.query(
    `DELETE FROM security_event WHERE id IN (
      SELECT id FROM (SELECT id, row_number() OVER (PARTITION BY kind ORDER BY id DESC) AS place FROM security_event) places
      WHERE place > $1)`,
    [maxEvents],
  );
  await manager.query(
    `UPDATE revision SET name = '', before = NULL, after = NULL
      WHERE at < $1 AND kind IN ('picture', 'user') AND bin_until IS NULL
        AND (name <> '' OR before IS NOT NULL OR after IS NOT NULL)`,
    [before(retentionDays.activity)],
  );
}
