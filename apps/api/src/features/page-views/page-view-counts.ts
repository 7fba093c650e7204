import type { IncomingMessage } from "node:http";
import { itemPaths } from "@visiga/contracts/item-pages";
import { publicPaths } from "@visiga/contracts/public-paths";
import type { DataSource } from "typeorm";
import type { Clock } from "#platform/clock.ts";
import type { RequestedPage } from "#platform/pages/requested-page.ts";
import { schoolDays } from "#platform/pages/school-days.ts";
import { isCounted } from "./counted-request.ts";

interface PageViewCount {
  readonly day: string;
  readonly page: string;
  readonly language: string;
  readonly saver: boolean;
  count: number;
}

type Counts = Map<string, PageViewCount>;

const countedPaths: ReadonlySet<string> = new Set(publicPaths);

/**
 * Counts the pages that people open, by page, language, data saver and day. The counts are in memory until `store` adds
 * them to the table. There are at most as many as public pages, times languages, times two for data saver, for each day.
 */
export class PageViewCounts {
  readonly #database: DataSource;
  readonly #today: () => string;
  #counts: Counts = new Map();

  constructor(database: DataSource, clock: Clock) {
    this.#database = database;
    this.#today = schoolDays(clock);
  }

  /** How many counts are not stored yet. */
  get size(): number {
    return this.#counts.size;
  }

  /** @param page of a response with the status 200 or 304 */
  count({ address, language, saver, staff }: RequestedPage, request: IncomingMessage): void {
    const page = address.item ? itemPaths[address.item.page] : address.path;
    if (staff || !countedPaths.has(page) || !isCounted(request)) return;
    add(this.#counts, { day: this.#today(), page, language, saver, count: 1 });
  }

  /** Adds the counts to the table, all or none. After a failure they are added with the next ones. */
  async store(): Promise<void> {
    const counts = this.#counts;
    if (counts.size === 0) return;
    this.#counts = new Map();
    // In one order in all processes, so that they do not wait for each other's rows in a circle.
    const rows = [...counts].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
    try {
      await this.#database.query(
        `INSERT INTO page_view SELECT * FROM json_to_recordset($1)
            AS added (day date, page text, language text, saver boolean, count bigint)
          ON CONFLICT (day, page, language, saver) DO UPDATE SET count = page_view.count + excluded.count`,
        [JSON.stringify(rows)],
      );
    } catch (error) {
      for (const row of rows) add(this.#counts, row);
      throw error;
    }
  }
}

function add(counts: Counts, row: PageViewCount): void {
  const key = `${row.day} ${row.page} ${row.language} ${row.saver}`;
  const known = counts.get(key);
  if (known) known.count += row.count;
  else counts.set(key, row);
}
