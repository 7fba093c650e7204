import type { MigrationInterface, QueryRunner } from "typeorm";

export class Documents1767225600033 implements MigrationInterface {
  readonly name = "Documents1767225600033";

  /** The bytes are in parts, because PostgreSQL and backups hold a row in memory. A PDF is compressed already. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE document (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        pages integer NOT NULL,
        bytes integer NOT NULL,
        created_at timestamptz(3) NOT NULL
      );
      CREATE TABLE document_part (
        document_id uuid NOT NULL REFERENCES document ON DELETE CASCADE,
        number integer NOT NULL,
        data bytea STORAGE EXTERNAL NOT NULL,
        PRIMARY KEY (document_id, number)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE document_part, document");
  }
}
