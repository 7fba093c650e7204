import type { QueryRunner } from "typeorm";

/** The JPEG of each photo. Stored photos get theirs in the background. */
export class PhotoJpeg1795975140044 {
  readonly name = "PhotoJpeg1795975140044";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE photo ADD COLUMN jpeg jsonb NOT NULL DEFAULT '[]';
      CREATE INDEX photo_without_jpeg ON photo (id) WHERE jpeg = '[]';
    `);
  }
}
