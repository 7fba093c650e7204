import { readFile } from "node:fs/promises";
import type { QueryRunner } from "typeorm";

/**
 * All tables of release 1.0.0, in `0034-schema.sql`. It replaces 34 migrations of the development and has the name of the
 * last one, so that databases and backups with those 34 are not migrated again.
 */
export class Schema1767225600034 {
  readonly name = "RestoreKeys1767225600034";

  async up(runner: QueryRunner): Promise<void> {
    // The build puts the file beside the bundle.
    await runner.query(await readFile(new URL("0034-schema.sql", import.meta.url), "utf8"));
  }
}
