import type { QueryRunner } from "typeorm";
import { textColumns } from "#features/entries/entry-columns.ts";

type Row = Parameters<typeof textColumns>[0] & { readonly id: string };

const sliceSize = 500;

/** Parses the descriptions of all entries as they are parsed when they are saved, also WhatsApp's `_` and `~`. */
export class ReadStyles1795963240042 {
  readonly name = "ReadStyles1795963240042";

  async up(runner: QueryRunner): Promise<void> {
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
}
