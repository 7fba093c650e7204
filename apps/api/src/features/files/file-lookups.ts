import type { FilePage } from "@visiga/contracts/files";
import type { Platform } from "#platform/platform.ts";

interface RequestedFile {
  readonly id: string;
  readonly photoId: string;
  readonly page: FilePage | null;
  readonly nameSw: string | null;
  readonly shown: boolean;
}

export class FileLookups {
  constructor(private readonly deps: Pick<Platform, "database">) {}

  /** The titles, which are the headlines of news, and the Swahili names. */
  async names(ids: readonly string[]) {
    const query = `SELECT id, title, name_sw AS "nameSw" FROM file WHERE id = ANY($1::uuid[])`;
    const files: { id: string; title: string; nameSw: string | null }[] = await this.deps.database.query(query, [ids]);
    return new Map(files.map((file) => [file.id, file]));
  }

  /** The photo of a file that visitors see; null if they do not. */
  async shownPhoto(id: string): Promise<{ photoId: string; name: string } | null> {
    const query = 'SELECT photo_id AS "photoId", name FROM file WHERE id = $1 AND shown AND photo_id IS NOT NULL';
    const [picture] = await this.deps.database.query<{ photoId: string; name: string }[]>(query, [id]);
    return picture ?? null;
  }

  /** Files for whose photos somebody asks; the name of a deleted one is that of its last state. */
  readRequested(requested: readonly { readonly id: string; readonly photoId: string }[]): Promise<RequestedFile[]> {
    return this.deps.database.query(
      `SELECT asked.id, asked.photo_id AS "photoId", file.page,
          CASE WHEN file.id IS NOT NULL THEN file.name_sw ELSE (
            SELECT before ->> 'nameSw' FROM revision
              WHERE kind = 'picture' AND subject_id = asked.id::text AND before IS NOT NULL ORDER BY id DESC LIMIT 1
          ) END AS "nameSw",
          EXISTS (SELECT FROM file WHERE file.photo_id = asked.photo_id AND file.shown) AS shown
        FROM unnest($1::uuid[], $2::uuid[]) AS asked (id, photo_id) LEFT JOIN file ON file.id = asked.id`,
      [requested.map(({ id }) => id), requested.map(({ photoId }) => photoId)],
    );
  }
}
