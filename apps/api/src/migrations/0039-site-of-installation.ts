import type { QueryRunner } from "typeorm";

/** The site that an installation holds: a restored database is a new installation of the same site. */
export class SiteOfInstallation1795950600039 {
  readonly name = "SiteOfInstallation1795950600039";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE installation ADD site uuid;
      UPDATE installation SET site = id;
      ALTER TABLE installation ALTER site SET NOT NULL, ALTER site SET DEFAULT gen_random_uuid();
    `);
  }
}
