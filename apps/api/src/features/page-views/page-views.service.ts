import type { IncomingMessage } from "node:http";
import { schoolDay } from "@visiga/contracts/dates";
import { itemPaths } from "@visiga/contracts/item-pages";
import {
  browserFamilies,
  keptMonths,
  type PageViewReport,
  type PeriodViews,
  shownPeriods,
} from "@visiga/contracts/page-views";
import { publicPaths } from "@visiga/contracts/public-paths";
import { isbot } from "isbot";
import { memoisedHeader } from "#platform/cache/memoised.ts";
import type { RequestedPage } from "#platform/pages/requested-page.ts";
import type { Platform } from "#platform/platform.ts";
import { type Actor, requireAdmin } from "#platform/security/actor.ts";
import { browserFamily } from "./browser-family.ts";

const shownPages = 10;

const countedPages: ReadonlySet<string> = new Set(publicPaths);

/**
 * Counts the pages that people open, by page, language, data saver and day, and apart from that by family of browsers
 * and day. The counts are in memory until `store` adds them to the tables.
 */
export class PageViewsService {
  /** Views that are not stored yet, by the values of the columns, separated by spaces. */
  #counts = new Map<string, number>();

  constructor(private readonly deps: Pick<Platform, "database" | "clock">) {}

  /** @param page of a response with the status 200 or 304 */
  count({ address, language, dataSaver, loggedIn }: RequestedPage, request: IncomingMessage): void {
    const page = address.item ? itemPaths[address.item.page] : address.path;
    if (!countedPages.has(page) || loggedIn || !isCounted(request)) return;
    const browser = familyOf(request.headers["user-agent"] ?? "");
    this.#add(`${this.#today()} ${page} ${language} ${dataSaver} ${browser}`, 1);
  }

  /** Adds the counts to the tables, all or none. After a failure they are added with the next ones. */
  async store(): Promise<void> {
    const counts = this.#counts;
    if (counts.size === 0) return;
    this.#counts = new Map();
    try {
      // Sorted, so that processes do not deadlock on each other's rows.
      await this.deps.database.query(
        `WITH added AS (
            SELECT * FROM json_to_recordset($1)
              AS added (day date, page text, language text, saver boolean, browser text, count bigint)
          ), browsers AS (
            INSERT INTO page_view_browser SELECT day, browser, sum(count) FROM added GROUP BY day, browser ORDER BY day, browser
              ON CONFLICT (day, browser) DO UPDATE SET count = page_view_browser.count + excluded.count
          )
          INSERT INTO page_view SELECT day, page, language, saver, sum(count) FROM added
            GROUP BY day, page, language, saver ORDER BY day, page, language, saver
            ON CONFLICT (day, page, language, saver) DO UPDATE SET count = page_view.count + excluded.count`,
        [JSON.stringify([...counts].map(([columns, count]) => ({ ...named(columns), count })))],
      );
    } catch (error) {
      for (const [columns, count] of counts) this.#add(columns, count);
      throw error;
    }
  }

  async deleteOld(): Promise<void> {
    for (const table of ["page_view", "page_view_browser"]) {
      const query = `DELETE FROM ${table} WHERE day < $1::date - make_interval(months => $2)`;
      await this.deps.database.query(query, [this.#today(), keptMonths]);
    }
  }

  /** Includes the counts of this process; other replicas store theirs twice a minute. */
  async report(actor: Actor): Promise<PageViewReport> {
    requireAdmin(actor);
    await this.store();
    const [days, months] = [await this.#periods("day"), await this.#periods("month")];
    return { days, months, pages: await this.#mostRead(), browsers: await this.#browsers() };
  }

  #today(): string {
    return schoolDay(this.deps.clock());
  }

  #add(columns: string, count: number): void {
    this.#counts.set(columns, (this.#counts.get(columns) ?? 0) + count);
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
      [unit, this.#today(), shownPeriods[unit] - 1],
    );
  }

  #browsers(): Promise<PageViewReport["browsers"]> {
    return this.deps.database.query(
      `SELECT family, coalesce(sum(count), 0)::float AS count FROM unnest($1::text[]) WITH ORDINALITY AS known (family, place)
        LEFT JOIN page_view_browser ON browser = family AND day > $2::date - $3::integer AND day <= $2::date
        GROUP BY family, place ORDER BY place`,
      [browserFamilies, this.#today(), shownPeriods.day],
    );
  }

  #mostRead(): Promise<PageViewReport["pages"]> {
    return this.deps.database.query(
      `SELECT page AS path, sum(count)::float AS count FROM page_view
        WHERE day > $1::date - $2::integer AND day <= $1::date
        GROUP BY page ORDER BY sum(count) DESC, page LIMIT ${shownPages}`,
      [this.#today(), shownPeriods.day],
    );
  }
}

function named(columns: string) {
  const [day, page, language, saver, browser] = columns.split(" ");
  return { day, page, language, saver: saver === "true", browser };
}

/** Characters of a `User-Agent` that are read: browsers' are shorter, and robots name themselves at the start. */
const agentLength = 500;

/** Whether a person opens a page with this request: not a robot, a prefetch, or a script that fetches part of a page. */
function isCounted({ method, headers }: IncomingMessage): boolean {
  if (method !== "GET" || headers["sec-purpose"] !== undefined) return false;
  const { purpose, "sec-fetch-dest": destination = "document", "user-agent": agent } = headers;
  // The page's script sends `read` for a page that the browser had prefetched, and the service worker sends `prefetch`.
  const opens = purpose === undefined ? destination === "document" : purpose === "read";
  return opens && agent !== undefined && agent !== "" && !isRobot(agent.slice(0, agentLength));
}

const familyOf = memoisedHeader(browserFamily);

/** Browsers whose name is a word and a version, which `isbot` takes for programs; the last one is of phones with keys. */
const briefNames = /^(?:NetSurf|Dillo|Dorado WAP-Browser)\//;

/** Memoised, because the list of robots is a long regular expression. */
const isRobot = memoisedHeader((agent) => !briefNames.test(agent) && isbot(agent));
