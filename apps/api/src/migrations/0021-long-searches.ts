import type { MigrationInterface, QueryRunner } from "typeorm";

const seen = (snapshot: string) =>
  `${snapshot} ->> 'takenDown' = 'false' AND ${snapshot} ->> 'scheduled' IS DISTINCT FROM 'true'
    AND (${snapshot} ->> 'minors' IS DISTINCT FROM 'true' OR ${snapshot} ->> 'consent' = 'true')`;

export class LongSearches1767225600021 implements MigrationInterface {
  readonly name = "LongSearches1767225600021";

  /** For the search in the bin, the activity since a day, and the days when the lists of the pages last changed. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX revision_at;
      CREATE INDEX revision_at ON revision (at) INCLUDE (id);
      CREATE INDEX revision_bin_words ON revision
        USING gin ((to_tsvector('simple', name) || jsonb_to_tsvector('simple', coalesce(before, '{}'), '["string"]')))
        WHERE bin_until IS NOT NULL;
      CREATE INDEX revision_seen_before ON revision ((before ->> 'page'), at) WHERE kind = 'picture' AND ${seen("before")};
      CREATE INDEX revision_seen_after ON revision ((after ->> 'page'), at) WHERE kind = 'picture' AND ${seen("after")};
      CREATE INDEX file_first_day ON file (page, shown_from) WHERE shown AND shown_from IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX revision_at, revision_bin_words, revision_seen_before, revision_seen_after, file_first_day;
      CREATE INDEX revision_at ON revision (at);
    `);
  }
}
