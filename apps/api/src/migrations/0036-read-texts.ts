import type { QueryRunner } from "typeorm";

/** What visitors read of a file's descriptions, which each read parsed before. A later migration fills it. */
export class ReadTexts1795918000036 {
  readonly name = "ReadTexts1795918000036";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE file
        ADD plain_text text, ADD plain_text_sw text, ADD text_lines jsonb, ADD text_lines_sw jsonb
    `);
  }
}
