import type { MigrationInterface, QueryRunner } from "typeorm";

export class PictureFingerprints1767225600032 implements MigrationInterface {
  readonly name = "PictureFingerprints1767225600032";

  /** Photos of earlier releases have none, so no picture is found to look like them. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE photo ADD fingerprint text CHECK (fingerprint ~ '^[0-9a-f]{16}$')");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE photo DROP fingerprint");
  }
}
