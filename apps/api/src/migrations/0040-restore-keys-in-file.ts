import type { QueryRunner } from "typeorm";

/** The keeper has the keys of the page `/restore`, so that the page works without a database. They last for a day. */
export class RestoreKeysInFile1795952700040 {
  readonly name = "RestoreKeysInFile1795952700040";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE restore_key");
  }
}
