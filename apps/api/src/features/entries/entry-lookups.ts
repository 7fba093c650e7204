import { timeZone } from "@visiga/contracts/dates";
import { type EntryPage, entryPages } from "@visiga/contracts/entries";
import type { OpenRemoval } from "@visiga/contracts/removals";
import type { Platform } from "#platform/platform.ts";
import { samplePictures } from "#platform/samples/samples.ts";
import { entryShown } from "./shown-days.ts";

interface EntryPhoto {
  readonly fileId: string;
  readonly photoId: string;
}

/** SQL: when visitors last saw what snapshots of revisions describe. The indexes have the same condition. */
const lastSeen = (snapshot: string) =>
  `(SELECT max(at) FROM revision WHERE kind = 'picture' AND ${snapshot} ->> 'page' = list.page
    AND entry_shown(${snapshot}, (at AT TIME ZONE '${timeZone}')::date))`;

/** SQL: the last change visible to visitors of each page. Samples are inserted without a revision. */
const newest = `
  SELECT list.page, greatest(
    (SELECT max(created_at) FROM file WHERE shown AND page = list.page),
    (SELECT max(shown_from) FROM file WHERE shown AND page = list.page)::timestamp AT TIME ZONE '${timeZone}',
    ((SELECT max(shown_until) FROM file
      WHERE shown_until < shown_as_of AND ${entryShown("shown_until")} AND page = list.page) + 1)::timestamp AT TIME ZONE '${timeZone}',
    ${lastSeen("before")},
    ${lastSeen("after")},
    (SELECT max(at) FROM revision WHERE kind = 'picture' AND subject_id = list.page AND action = 'orderChanged')
  ) AS newest
  FROM unnest($1::text[]) AS list (page)`;

export class EntryLookups {
  constructor(private readonly deps: Pick<Platform, "database">) {}

  /** The last addition, edit, removal or reordering visible to visitors. Pages without any are absent. */
  async lastChanged(): Promise<ReadonlyMap<EntryPage, Date>> {
    const rows = await this.deps.database.query<{ page: EntryPage; newest: Date | null }[]>(newest, [entryPages]);
    return new Map(rows.flatMap(({ page, newest }) => (newest ? [[page, newest]] : [])));
  }

  /** Whether there is news of the school, shown or not. */
  async hasOwnNews(): Promise<boolean> {
    const query = `SELECT FROM file WHERE page = 'NEWS' AND id NOT IN (${samplePictures}) LIMIT 1`;
    return (await this.deps.database.query<object[]>(query)).length > 0;
  }

  /** Whether visitors may have seen news that they do not see now: it has ended, is hidden, deleted or on another page. */
  async wasNews(id: string, today: string): Promise<boolean> {
    const [found] = await this.deps.database.query<{ was: boolean }[]>(
      `SELECT CASE WHEN EXISTS (SELECT FROM file WHERE id = $1::uuid AND page = 'NEWS')
        THEN EXISTS (SELECT FROM file WHERE id = $1::uuid AND NOT waiting
          AND (shown_from IS NULL OR shown_from <= $2::date))
        ELSE EXISTS (SELECT FROM revision
          WHERE kind = 'picture' AND subject_id = $1::text AND 'NEWS' IN (before ->> 'page', after ->> 'page'))
        END AS was`,
      [id, today],
    );
    return found?.was ?? false;
  }

  /** The titles, which are the headlines of news, and the Swahili names, of news the headlines. */
  async names(ids: readonly string[]) {
    const query = `SELECT id, title, CASE page WHEN 'NEWS' THEN title_sw ELSE name_sw END AS "nameSw"
      FROM file WHERE id = ANY($1::uuid[])`;
    const entries: { id: string; title: string; nameSw: string | null }[] = await this.deps.database.query(query, [
      ids,
    ]);
    return new Map(entries.map((entry) => [entry.id, entry]));
  }

  /** The photo of an entry that visitors see; null if they do not. */
  async shownPhoto(id: string): Promise<{ photoId: string; name: string } | null> {
    const query = 'SELECT photo_id AS "photoId", name FROM file WHERE id = $1 AND shown AND photo_id IS NOT NULL';
    const [picture] = await this.deps.database.query<{ photoId: string; name: string }[]>(query, [id]);
    return picture ?? null;
  }

  /** Entries for whose photos somebody asks; the name of a deleted one is that of its last state. */
  readRequested(
    requested: readonly EntryPhoto[],
  ): Promise<(EntryPhoto & Pick<OpenRemoval, "page" | "nameSw" | "shown">)[]> {
    return this.deps.database.query(
      `SELECT asked.id AS "fileId", asked.photo_id AS "photoId", file.page,
          CASE WHEN file.id IS NOT NULL THEN file.name_sw ELSE (
            SELECT before ->> 'nameSw' FROM revision
              WHERE kind = 'picture' AND subject_id = asked.id::text AND before IS NOT NULL ORDER BY id DESC LIMIT 1
          ) END AS "nameSw",
          EXISTS (SELECT FROM file WHERE file.photo_id = asked.photo_id AND file.shown) AS shown
        FROM unnest($1::uuid[], $2::uuid[]) AS asked (id, photo_id) LEFT JOIN file ON file.id = asked.id`,
      [requested.map(({ fileId }) => fileId), requested.map(({ photoId }) => photoId)],
    );
  }
}
