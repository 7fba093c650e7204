import type { MigrationInterface, QueryRunner } from "typeorm";
import { parseStoredTexts } from "#features/entries/parse-stored-texts.ts";

/** Texts with WhatsApp's `_` and `~`, which were drawn as they are typed. */
export class ReadStyles1795963240042 implements MigrationInterface {
  readonly name = "ReadStyles1795963240042";

  async up(runner: QueryRunner): Promise<void> {
    await parseStoredTexts(runner);
  }

  /** An earlier release draws these texts as they are stored: without the marks. */
  async down(): Promise<void> {}
}
