import type { IncomingMessage } from "node:http";
import { itemPaths } from "@visiga/contracts/item-pages";
import { type Language, languages } from "@visiga/contracts/languages";
import { publicPaths } from "@visiga/contracts/public-paths";
import type { DataSource } from "typeorm";
import type { RequestedPage } from "#platform/pages/requested-page.ts";
import { schoolDays } from "#platform/pages/school-days.ts";
import type { Clock } from "#platform/system/clock.ts";
import { isCounted } from "./counted-request.ts";

/** Everything that is counted on one day. The counts of a day are an array in the same order. */
const kinds = publicPaths.flatMap((page) =>
  languages.flatMap((language) => [false, true].map((saver) => ({ page, language, saver }))),
);
const kindsOfPage = kinds.length / publicPaths.length;
const firstOfPage: ReadonlyMap<string, number> = new Map(
  publicPaths.map((page, index) => [page, index * kindsOfPage] as const),
);

/**
 * Counts the pages that people open, by page, language, data saver and day. The counts are in memory until `store` adds
 * them to the table. Arrays of a fixed length, because each page from the cache is counted too.
 */
export class PageViewCounts {
  readonly #today: () => string;
  #days = new Map<string, number[]>();

  constructor(private readonly deps: { readonly database: DataSource; readonly clock: Clock }) {
    this.#today = schoolDays(deps.clock);
  }

  /** @param page of a response with the status 200 or 304 */
  count({ address, language, saver, staff }: RequestedPage, request: IncomingMessage): void {
    const first = firstOfPage.get(address.item ? itemPaths[address.item.page] : address.path);
    if (first === undefined || staff || !isCounted(request)) return;
    this.#add(this.#today(), first + placeInPage(language, saver), 1);
  }

  /** Adds the counts to the table, all or none. After a failure they are added with the next ones. */
  async store(): Promise<void> {
    const days = this.#days;
    if (days.size === 0) return;
    this.#days = new Map();
    const rows = [...days].flatMap(([day, counts]) =>
      kinds.map((kind, index) => ({ day, ...kind, count: counts[index] })).filter(({ count }) => count),
    );
    try {
      // Sorted, so that processes do not deadlock on each other's rows.
      await this.deps.database.query(
        `INSERT INTO page_view SELECT * FROM json_to_recordset($1)
            AS added (day date, page text, language text, saver boolean, count bigint)
          ORDER BY day, page, language, saver
          ON CONFLICT (day, page, language, saver) DO UPDATE SET count = page_view.count + excluded.count`,
        [JSON.stringify(rows)],
      );
    } catch (error) {
      for (const [day, counts] of days) for (const [index, count] of counts.entries()) this.#add(day, index, count);
      throw error;
    }
  }

  #add(day: string, index: number, count: number): void {
    const counts = this.#days.get(day) ?? kinds.map(() => 0);
    counts[index] = (counts[index] ?? 0) + count;
    this.#days.set(day, counts);
  }
}

const placeInPage = (language: Language, saver: boolean): number => languages.indexOf(language) * 2 + (saver ? 1 : 0);
