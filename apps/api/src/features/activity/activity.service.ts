import type { ActivityEntry, ActivityPage, ActivityQuery } from "@visiga/contracts/activity";
import { startOfSchoolDay } from "@visiga/contracts/dates";
import type { DataSource, EntityManager, SelectQueryBuilder } from "typeorm";
import { type Actor, requireAdmin } from "#platform/actor.ts";
import { listPage } from "#platform/list-page.ts";
import { RevisionEntity } from "#platform/revisions/revision.entity.ts";
import { fieldChanges } from "./field-changes.ts";

const sliceSize = 50;

export class ActivityService {
  constructor(private readonly database: DataSource) {}

  /** One slice, newest first. @throws AppError `unauthenticated`, `forbidden` */
  async list(actor: Actor, filters: ActivityQuery): Promise<ActivityPage> {
    requireAdmin(actor);
    const { manager } = this.database;
    const { after, ...filter } = filters;
    const query = matching(manager, filter)
      .orderBy("revision.id", "DESC")
      .limit(sliceSize + 1);
    if (after !== undefined) query.andWhere("revision.id < :after", { after });
    const { rows, next } = listPage(await query.getMany(), sliceSize);
    return {
      items: rows.map(activityEntry),
      next: next?.id ?? null,
      total: await matching(manager, filter).getCount(),
      people: await people(manager),
    };
  }
}

function matching(
  manager: EntityManager,
  { who, kind, since }: Omit<ActivityQuery, "after">,
): SelectQueryBuilder<RevisionEntity> {
  const query = manager.createQueryBuilder(RevisionEntity, "revision");
  if (who !== undefined) query.andWhere("revision.actorId = :who", { who });
  if (kind !== undefined) query.andWhere("revision.kind = :kind", { kind });
  if (since !== undefined) query.andWhere("revision.at >= :since", { since: startOfSchoolDay(since) });
  return query;
}

const activityEntry = (revision: RevisionEntity): ActivityEntry => ({
  id: revision.id,
  at: revision.at.toISOString(),
  by: revision.actorName,
  kind: revision.kind,
  action: revision.action,
  item: revision.name,
  changes: fieldChanges(revision),
});

/** All users who have changed something, with the name in their last revision, sorted by name. */
async function people(manager: EntityManager): Promise<ActivityPage["people"]> {
  const rows = await manager.query<{ id: string; name: string }[]>(
    `SELECT DISTINCT ON (actor_id) actor_id AS id, actor_name AS name FROM revision
      WHERE actor_id IS NOT NULL ORDER BY actor_id, id DESC`,
  );
  return rows.sort((one, other) => one.name.localeCompare(other.name));
}
