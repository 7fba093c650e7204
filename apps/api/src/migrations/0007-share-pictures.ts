import type { MigrationInterface, QueryRunner } from "typeorm";

export class SharePictures1767225600007 implements MigrationInterface {
  readonly name = "SharePictures1767225600007";

  /** Every file with its own page needs a social image of its current photo and focal point. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE file
        ADD share_copy text,
        ADD share_due boolean NOT NULL GENERATED ALWAYS AS (
          page IN ('NEWS', 'GALLERY', 'ALUMNI') AND photo_id IS NOT NULL AND share_copy IS DISTINCT FROM
            photo_id::text || '/share-' || focal_x::text || '-' || focal_y::text || '.jpg'
        ) STORED;
      CREATE INDEX file_share_due ON file (created_at DESC) WHERE share_due;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE file DROP share_due, DROP share_copy");
  }
}
