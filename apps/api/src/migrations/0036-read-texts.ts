import type { MigrationInterface, QueryRunner } from "typeorm";
import { textColumns } from "#features/files/text-columns.ts";

type Row = Parameters<typeof textColumns>[0] & { readonly id: string };

const sliceSize = 500;

/** What visitors read of a file's descriptions, which each read parsed before. */
export class ReadTexts1795918000036 implements MigrationInterface {
  readonly name = "ReadTexts1795918000036";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE file
        ADD plain_text text, ADD plain_text_sw text, ADD text_lines jsonb, ADD text_lines_sw jsonb
    `);
    for (let last = "00000000-0000-0000-0000-000000000000"; ; ) {
      const rows: Row[] = await runner.query(
        `SELECT id, formatted, description, description_sw AS "descriptionSw" FROM file
          WHERE id > $1 AND formatted ORDER BY id LIMIT ${sliceSize}`,
        [last],
      );
      const read = rows.map(({ id, ...typed }) => ({ id, ...textColumns(typed) }));
      await runner.query(
        `UPDATE file SET plain_text = "plainText", plain_text_sw = "plainTextSw",
            text_lines = nullif("textLines", 'null'), text_lines_sw = nullif("textLinesSw", 'null')
          FROM jsonb_to_recordset($1::jsonb)
            AS read (id uuid, "plainText" text, "plainTextSw" text, "textLines" jsonb, "textLinesSw" jsonb)
          WHERE file.id = read.id`,
        [JSON.stringify(read.filter(({ plainText, plainTextSw }) => plainText !== null || plainTextSw !== null))],
      );
      if (rows.length < sliceSize) return;
      last = rows.at(-1)?.id ?? last;
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE file DROP plain_text, DROP plain_text_sw, DROP text_lines, DROP text_lines_sw
    `);
  }
}
