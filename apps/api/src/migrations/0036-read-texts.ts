import type { MigrationInterface, QueryRunner } from "typeorm";
import { parseStoredTexts } from "#features/entries/parse-stored-texts.ts";

/** What visitors read of a file's descriptions, which each read parsed before. */
export class ReadTexts1795918000036 implements MigrationInterface {
  readonly name = "ReadTexts1795918000036";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE file
        ADD plain_text text, ADD plain_text_sw text, ADD text_lines jsonb, ADD text_lines_sw jsonb
    `);
    await parseStoredTexts(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE file DROP plain_text, DROP plain_text_sw, DROP text_lines, DROP text_lines_sw
    `);
  }
}
