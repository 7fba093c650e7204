import type { MigrationInterface, QueryRunner } from "typeorm";

export class LongLists1767225600020 implements MigrationInterface {
  readonly name = "LongLists1767225600020";

  /** Counts and slices of long lists are read from these indexes alone, without the rows. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX file_shown_of_page ON file (page, coalesce(event_date, created_at) DESC, created_at DESC, id)
        INCLUDE (event_date) WHERE shown;
      CREATE INDEX file_shown_title ON file (page, lower(title)) INCLUDE (title) WHERE shown;
      CREATE INDEX file_shown_photo ON file (photo_id) WHERE shown;
      CREATE INDEX revision_kind ON revision (kind, id DESC);
      CREATE INDEX revision_at ON revision (at);
      CREATE INDEX revision_bin_until ON revision (bin_until, kind) WHERE bin_until IS NOT NULL;
      CREATE INDEX revision_retained ON revision (at)
        WHERE kind IN ('picture', 'user') AND bin_until IS NULL
          AND (name <> '' OR before IS NOT NULL OR after IS NOT NULL);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX file_shown_of_page, file_shown_title, file_shown_photo, revision_kind, revision_at,
        revision_bin_until, revision_retained
    `);
  }
}
