import { schoolDay } from "@visiga/contracts/dates";
import { keptMonths, type PageViewReport, type PeriodViews, shownPeriods } from "@visiga/contracts/page-views";
import type { DataSource } from "typeorm";
import { type Actor, requireAdmin } from "#platform/security/actor.ts";
import type { Clock } from "#platform/system/clock.ts";
import type { PageViewCounts } from "./page-view-counts.ts";

const shownPages = 10;

export class PageViewsService {
  constructor(
    private readonly deps: { readonly database: DataSource; readonly clock: Clock },
    private readonly counts: PageViewCounts,
  ) {}

  store(): Promise<void> {
    return this.counts.store();
  }

  async deleteOld(): Promise<void> {
    await this.deps.database.query("DELETE FROM page_view WHERE day < $1::date - make_interval(months => $2)", [
      this.#today,
      keptMonths,
    ]);
  }

  /**
   * Includes the counts of this process; other replicas store theirs twice a minute.
   * @throws AppError `unauthenticated`, `forbidden`
   */
  async report(actor: Actor): Promise<PageViewReport> {
    requireAdmin(actor);
    await this.store();
    return { days: await this.#periods("day"), months: await this.#periods("month"), pages: await this.#mostRead() };
  }

  get #today(): string {
    return schoolDay(this.deps.clock());
  }

  /** Every day or month, also those without page views. */
  #periods(unit: keyof typeof shownPeriods): Promise<PeriodViews[]> {
    return this.deps.database.query(
      `SELECT start::date::text AS start, coalesce(sum(count), 0)::float AS count,
          coalesce(sum(count) FILTER (WHERE language = 'sw'), 0)::float AS swahili,
          coalesce(sum(count) FILTER (WHERE saver), 0)::float AS saver
        FROM generate_series(
            date_trunc($1, $2::timestamp) - $3 * ('1 ' || $1)::interval, $2::timestamp, ('1 ' || $1)::interval) AS start
          LEFT JOIN page_view ON day >= start AND day < start + ('1 ' || $1)::interval
        GROUP BY start ORDER BY start`,
      [unit, this.#today, shownPeriods[unit] - 1],
    );
  }

  #mostRead(): Promise<PageViewReport["pages"]> {
    return this.deps.database.query(
      `SELECT page AS path, sum(count)::float AS count FROM page_view
        WHERE day > $1::date - $2::integer AND day <= $1::date
        GROUP BY page ORDER BY sum(count) DESC, page LIMIT ${shownPages}`,
      [this.#today, shownPeriods.day],
    );
  }
}
