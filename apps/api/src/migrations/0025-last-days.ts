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

const permitted = "NOT scheduled AND NOT taken_down AND (minors IS NOT TRUE OR consent_at IS NOT NULL)";

const seenIndexes = (condition: (snapshot: string) => string) => `
  DROP INDEX revision_seen_before, revision_seen_after;
  CREATE INDEX revision_seen_before ON revision ((before ->> 'page'), at) WHERE kind = 'picture' AND ${condition("before")};
  CREATE INDEX revision_seen_after ON revision ((after ->> 'page'), at) WHERE kind = 'picture' AND ${condition("after")};
`;

const begun = (snapshot: string) =>
  `${snapshot} ->> 'takenDown' = 'false' AND ${snapshot} ->> 'scheduled' IS DISTINCT FROM 'true'`;
const agreed = (snapshot: string) =>
  `(${snapshot} ->> 'minors' IS DISTINCT FROM 'true' OR ${snapshot} ->> 'consent' = 'true')`;

export class LastDays1767225600025 implements MigrationInterface {
  readonly name = "LastDays1767225600025";

  /** A generated column cannot depend on the present day, so the server sets `ended` when the last day is over. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE file ADD shown_until date, ADD ended boolean NOT NULL DEFAULT false;
      CREATE INDEX file_ended ON file (${newest}) WHERE ended;
      CREATE INDEX file_ended_of_page ON file (page, shown_until) WHERE ended;
      CREATE INDEX file_last_day ON file (shown_until) WHERE NOT ended AND shown_until IS NOT NULL;
      ${shown(`NOT ended AND ${permitted}`)}
      ${seenIndexes((each) => `${begun(each)} AND ${each} ->> 'ended' IS DISTINCT FROM 'true' AND ${agreed(each)}`)}
    `);
  }

  /** What has ended is taken down: an earlier release would show it again. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE file SET taken_down = true WHERE ended;
      ${shown(permitted)}
      ALTER TABLE file DROP shown_until, DROP ended;
      ${seenIndexes((each) => `${begun(each)} AND ${agreed(each)}`)}
    `);
  }
}
