import type { ActivityEntry, ActivityPage, ActivityQuery } from "@visiga/contracts/activity";
import { startOfSchoolDay } from "@visiga/contracts/dates";
import { id } from "@visiga/contracts/fields";
import type { DataSource, EntityManager, SelectQueryBuilder } from "typeorm";
import { listPage } from "#platform/database/list-page.ts";
import { RevisionEntity } from "#platform/revisions/revision.entity.ts";
import { type Actor, requireAdmin } from "#platform/security/actor.ts";
import type { Clock } from "#platform/system/clock.ts";
import { fieldChanges } from "./field-changes.ts";
import { RevisionCounts } from "./revision-counts.ts";

const sliceSize = 50;

interface FileNames {
  readonly title: string;
  readonly nameSw: string | null;
}

interface Deps {
  readonly database: DataSource;
  readonly clock: Clock;
  readonly files: { names(ids: readonly string[]): Promise<ReadonlyMap<string, FileNames>> };
}

export class ActivityService {
  readonly #counts: RevisionCounts;

  constructor(private readonly deps: Deps) {
    this.#counts = new RevisionCounts(deps);
  }

  /** One slice, newest first. @throws AppError `unauthenticated`, `forbidden` */
  async list(actor: Actor, filters: ActivityQuery): Promise<ActivityPage> {
    requireAdmin(actor);
    const { manager } = this.deps.database;
    const { after, ...filter } = filters;
    // Reads only the ids first, from an index, so that the states of other revisions are not read.
    const slice = matching(manager, filter)
      .select("revision.id")
      .orderBy("revision.id", "DESC")
      .limit(sliceSize + 1);
    if (after !== undefined) slice.andWhere("revision.id < :after", { after });
    const found = manager.createQueryBuilder(RevisionEntity, "revision").orderBy("revision.id", "DESC");
    found.where(`revision.id IN (${slice.getQuery()})`, slice.getParameters());
    const { rows, next } = listPage(await found.getMany(), sliceSize);
    const names = await this.deps.files.names([...filesWithoutState(rows), ...albumsOf(rows)]);
    const headlines = new Map([...names].map(([album, { title }]) => [album, title]));
    return {
      items: rows.map((row) => ({
        ...activityEntry(row, names.get(row.subjectId)?.nameSw ?? null),
        changes: fieldChanges(row, headlines),
      })),
      next: next?.id ?? null,
      total: await this.#counts.count(JSON.stringify(filter), matching(manager, filter)),
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
  const name = kind === "picture" ? (after ?? before)?.nameSw : null;
  return typeof name === "string" ? name : null;
}

const filesWithoutState = (rows: readonly RevisionEntity[]): string[] =>
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
