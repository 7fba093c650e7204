import type { MigrationInterface, QueryRunner } from "typeorm";

export class PictureNames1767225600024 implements MigrationInterface {
  readonly name = "PictureNames1767225600024";

  /** The names that the code uses: variants and social images. Entries of the bin name the social image of a file too. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE photo RENAME copies_due TO variants_due;
      ALTER INDEX photo_copies_due RENAME TO photo_variants_due;
      ALTER TABLE file RENAME share_copy TO social_image;
      ALTER TABLE file RENAME share_due TO social_image_due;
      ALTER INDEX file_share_due RENAME TO file_social_image_due;
    `);
    await renameInBin(runner, "shareCopy", "socialImage");
  }

  async down(runner: QueryRunner): Promise<void> {
    await renameInBin(runner, "socialImage", "shareCopy");
    await runner.query(`
      ALTER INDEX file_social_image_due RENAME TO file_share_due;
      ALTER TABLE file RENAME social_image_due TO share_due;
      ALTER TABLE file RENAME social_image TO share_copy;
      ALTER INDEX photo_variants_due RENAME TO photo_copies_due;
      ALTER TABLE photo RENAME variants_due TO copies_due;
    `);
  }
}

const renameInBin = (runner: QueryRunner, from: string, to: string) =>
  runner.query(
    `UPDATE revision
      SET before = jsonb_set(before #- ARRAY['record', $1], ARRAY['record', $2], before -> 'record' -> $1)
      WHERE kind = 'picture' AND before -> 'record' ? $1`,
    [from, to],
  );
