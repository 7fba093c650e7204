import { timeZone } from "@visiga/contracts/dates";
import { type FilePage, filePages } from "@visiga/contracts/files";
import type { DataSource } from "typeorm";
import { ContentCache } from "#platform/cache/content-cache.ts";
import type { KnownContent } from "#platform/database/content-version.ts";

/** SQL: whether visitors saw the file of a snapshot; `minors` and `scheduled` may be unset. */
const seen = (snapshot: string) =>
  `NOT (${snapshot} ->> 'takenDown')::boolean
    AND (${snapshot} ->> 'scheduled')::boolean IS NOT TRUE
    AND ((${snapshot} ->> 'minors')::boolean IS NOT TRUE OR (${snapshot} ->> 'consent')::boolean)`;

/** SQL: every change visible to visitors, with its page. Samples are inserted without a revision. */
const changes = `
  SELECT page, max(created_at) AS at FROM file WHERE shown GROUP BY page
  UNION ALL SELECT page, max(shown_from::timestamp AT TIME ZONE '${timeZone}') FROM file WHERE shown GROUP BY page
  UNION ALL SELECT before ->> 'page', max(at) FROM revision WHERE kind = 'picture' AND ${seen("before")} GROUP BY 1
  UNION ALL SELECT after ->> 'page', max(at) FROM revision WHERE kind = 'picture' AND ${seen("after")} GROUP BY 1
  UNION ALL SELECT subject_id, max(at) FROM revision WHERE action = 'orderChanged' GROUP BY 1`;

/** When the files of each page last changed. */
export class FileDates {
  readonly #dates: ContentCache<ReadonlyMap<FilePage, Date>>;

  constructor(
    private readonly database: DataSource,
    contentVersion: KnownContent,
  ) {
    this.#dates = new ContentCache(contentVersion, { max: 1 });
  }

  /** The last addition, edit, removal or reordering visible to visitors. Pages without any are absent. */
  lastChanged(): Promise<ReadonlyMap<FilePage, Date>> {
    // Cached until content changes, because the query reads every revision of a file.
    return this.#dates.find("pages", async () => {
      const rows = await this.database.query<{ page: FilePage; newest: Date }[]>(
        `SELECT page, max(at) AS newest FROM (${changes}) changes WHERE page = ANY($1) GROUP BY page`,
        [filePages],
      );
      return new Map(rows.map(({ page, newest }) => [page, newest]));
    });
  }
}
