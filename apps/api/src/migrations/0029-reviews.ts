import type { MigrationInterface, QueryRunner } from "typeorm";

const newest = "coalesce(event_date, created_at) DESC, created_at DESC, id";

/** Adds the generated column again, with the indexes that are dropped with it. */
const shown = (visible: string) => `
  ALTER TABLE file DROP shown;
  ALTER TABLE file ADD shown boolean NOT NULL GENERATED ALWAYS AS (${visible}) STORED;
  CREATE INDEX file_hidden ON file (${newest}) WHERE NOT shown;
  CREATE INDEX file_shown_of_page ON file (page, ${newest}) INCLUDE (event_date) WHERE shown;
  CREATE INDEX file_shown_title ON file (page, lower(title)) INCLUDE (title) WHERE shown;
  CREATE INDEX file_shown_photo ON file (photo_id) WHERE shown;
  CREATE INDEX file_first_day ON file (page, shown_from) WHERE shown AND shown_from IS NOT NULL;
`;

const permitted = "NOT ended AND NOT scheduled AND NOT taken_down AND (minors IS NOT TRUE OR consent_at IS NOT NULL)";

const seenIndexes = (condition: (snapshot: string) => string) => `
  DROP INDEX revision_seen_before, revision_seen_after;
  CREATE INDEX revision_seen_before ON revision ((before ->> 'page'), at) WHERE kind = 'picture' AND ${condition("before")};
  CREATE INDEX revision_seen_after ON revision ((after ->> 'page'), at) WHERE kind = 'picture' AND ${condition("after")};
`;

const seen = (snapshot: string) =>
  `${snapshot} ->> 'takenDown' = 'false' AND ${snapshot} ->> 'scheduled' IS DISTINCT FROM 'true'
    AND ${snapshot} ->> 'ended' IS DISTINCT FROM 'true'
    AND (${snapshot} ->> 'minors' IS DISTINCT FROM 'true' OR ${snapshot} ->> 'consent' = 'true')`;

export class Reviews1767225600029 implements MigrationInterface {
  readonly name = "Reviews1767225600029";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE review_rule (
        only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
        required boolean NOT NULL DEFAULT false
      );
      INSERT INTO review_rule DEFAULT VALUES;
      ALTER TABLE file ADD waiting boolean NOT NULL DEFAULT false, ADD review_note text;
      CREATE INDEX file_waiting ON file (${newest}) WHERE waiting;
      ${shown(`NOT waiting AND ${permitted}`)}
      ${seenIndexes((each) => `${seen(each)} AND ${each} ->> 'waiting' IS DISTINCT FROM 'true'`)}
    `);
  }

  /** What waits is taken down: an earlier release would show it. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE file SET taken_down = true WHERE waiting;
      ${shown(permitted)}
      ALTER TABLE file DROP waiting, DROP review_note;
      ${seenIndexes(seen)}
      DROP TABLE review_rule;
    `);
  }
}
