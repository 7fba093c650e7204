import { LRUCache } from "lru-cache";
import type { DataSource, SelectQueryBuilder } from "typeorm";
import { RevisionEntity } from "#platform/revisions/revision.entity.ts";
import type { Clock } from "#platform/system/clock.ts";

/** Milliseconds, longer than any transaction: after that no older revision can appear. */
const settledAfter = 3600 * 1000;

/** Shorter lists are counted each time. */
const minRemembered = 10_000;

/** Number of revisions with an id of at most `upTo`. */
interface Counted {
  readonly count: number;
  readonly upTo: number;
}

/** Counts revisions. Only new ones are counted each time, because a running server never deletes one. */
export class RevisionCounts {
  readonly #counted = new LRUCache<string, Counted>({ max: 100 });

  constructor(private readonly deps: { readonly database: DataSource; readonly clock: Clock }) {}

  /** @param name key of the query */
  async count(name: string, query: SelectQueryBuilder<RevisionEntity>): Promise<number> {
    const { count, upTo } = this.#counted.get(name) ?? { count: 0, upTo: 0 };
    const settled = Math.max(upTo, await this.#lastSettled());
    const row = await query
      .andWhere("revision.id > :upTo")
      .select("count(*) FILTER (WHERE revision.id <= :settled)", "settled")
      .addSelect("count(*)", "all")
      .setParameters({ upTo, settled })
      .getRawOne<{ settled: string; all: string }>();
    if (count + Number(row?.all) >= minRemembered)
      this.#counted.set(name, { count: count + Number(row?.settled), upTo: settled });
    return count + Number(row?.all);
  }

  /** Id of the newest revision that is old enough; 0 if there is none. */
  async #lastSettled(): Promise<number> {
    const last = await this.deps.database.manager
      .createQueryBuilder(RevisionEntity, "revision")
      .select("revision.id", "id")
      .where("revision.at < :before", { before: new Date(this.deps.clock().getTime() - settledAfter) })
      .orderBy("revision.id", "DESC")
      .limit(1)
      .getRawOne<{ id: string }>();
    return Number(last?.id ?? 0);
  }
}
