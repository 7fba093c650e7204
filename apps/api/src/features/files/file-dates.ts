import { timeZone } from "@visiga/contracts/dates";
import { type FilePage, filePages } from "@visiga/contracts/files";
import { ContentCache } from "#platform/cache/content-cache.ts";
import type { Platform } from "#platform/platform.ts";

/** SQL: whether visitors saw the file of a snapshot, which may lack columns. The indexes have the same expression. */
const seen = (snapshot: string) =>
  `${snapshot} ->> 'takenDown' = 'false' AND ${snapshot} ->> 'scheduled' IS DISTINCT FROM 'true'
    AND ${snapshot} ->> 'ended' IS DISTINCT FROM 'true'
    AND (${snapshot} ->> 'minors' IS DISTINCT FROM 'true' OR ${snapshot} ->> 'consent' = 'true')
    AND ${snapshot} ->> 'waiting' IS DISTINCT FROM 'true'`;

const lastSeen = (snapshot: string) =>
  `(SELECT max(at) FROM revision WHERE kind = 'picture' AND ${snapshot} ->> 'page' = list.page AND ${seen(snapshot)})`;

/** SQL: the last change visible to visitors of each page. Samples are inserted without a revision. */
const newest = `
  SELECT list.page, greatest(
    (SELECT max(created_at) FROM file WHERE shown AND page = list.page),
    (SELECT max(shown_from) FROM file WHERE shown AND page = list.page)::timestamp AT TIME ZONE '${timeZone}',
    ((SELECT max(shown_until) FROM file WHERE ended AND page = list.page) + 1)::timestamp AT TIME ZONE '${timeZone}',
    ${lastSeen("before")},
    ${lastSeen("after")},
    (SELECT max(at) FROM revision WHERE kind = 'picture' AND subject_id = list.page AND action = 'orderChanged')
  ) AS newest
  FROM unnest($1::text[]) AS list (page)`;

export class FileDates {
  readonly #dates: ContentCache<ReadonlyMap<FilePage, Date>>;

  constructor(private readonly deps: Pick<Platform, "database" | "contentVersion">) {
    this.#dates = new ContentCache(deps.contentVersion, { max: 1 });
  }

  /** The last addition, edit, removal or reordering visible to visitors. Pages without any are absent. */
  lastChanged(): Promise<ReadonlyMap<FilePage, Date>> {
    return this.#dates.find("pages", async () => {
      const rows = await this.deps.database.query<{ page: FilePage; newest: Date | null }[]>(newest, [filePages]);
      return new Map(rows.flatMap(({ page, newest }) => (newest ? [[page, newest]] : [])));
    });
  }
}
