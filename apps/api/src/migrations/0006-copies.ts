import type { MigrationInterface, QueryRunner } from "typeorm";

export class Copies1767225600006 implements MigrationInterface {
  readonly name = "Copies1767225600006";

  /** Photos of earlier releases lack widths and AVIF, so all of them are due for encoding. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE photo
        ADD avif jsonb NOT NULL DEFAULT '[]',
        ADD copies_due timestamptz(3) DEFAULT now();
      CREATE INDEX photo_copies_due ON photo (copies_due) WHERE copies_due IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE photo DROP avif, DROP copies_due");
  }
}
