import type { MigrationInterface, QueryRunner } from "typeorm";

export class Removals1767225600010 implements MigrationInterface {
  readonly name = "Removals1767225600010";

  /** No foreign keys to file and photo, because a request outlives both. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE removal_request (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        file_id uuid NOT NULL,
        photo_id uuid NOT NULL,
        name text NOT NULL,
        telephone text,
        words text,
        asked_at timestamptz(3) NOT NULL,
        state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'hidden', 'dismissed')),
        settled_at timestamptz(3),
        CHECK ((state = 'open') = (settled_at IS NULL))
      );
      CREATE INDEX removal_request_open ON removal_request (id) WHERE state = 'open';
      CREATE INDEX removal_request_photo ON removal_request (photo_id) WHERE state = 'open';
      CREATE INDEX removal_request_settled ON removal_request (settled_at) WHERE settled_at IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE removal_request");
  }
}
