import type { MigrationInterface, QueryRunner } from "typeorm";

export class Files1767225600002 implements MigrationInterface {
  readonly name = "Files1767225600002";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE photo (
        id uuid PRIMARY KEY,
        width integer NOT NULL,
        height integer NOT NULL,
        color text NOT NULL,
        placeholder text NOT NULL,
        sources jsonb NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT now()
      );

      CREATE TABLE file (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        name text NOT NULL,
        title text NOT NULL,
        description text,
        page text NOT NULL,
        photo_id uuid REFERENCES photo (id),
        event_date timestamptz(3),
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        version integer NOT NULL DEFAULT 1,
        sample boolean NOT NULL DEFAULT false
      );
      CREATE INDEX file_newest ON file (coalesce(event_date, created_at) DESC, created_at DESC, id);
      CREATE INDEX file_newest_of_page ON file (page, coalesce(event_date, created_at) DESC, created_at DESC, id);
      CREATE INDEX file_title ON file (lower(title));
      CREATE INDEX file_photo ON file (photo_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE file, photo");
  }
}
