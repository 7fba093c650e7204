import type { MigrationInterface, QueryRunner } from "typeorm";

export class Security1767225600012 implements MigrationInterface {
  readonly name = "Security1767225600012";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE session
        ADD device text NOT NULL DEFAULT '',
        ADD password_at timestamptz NOT NULL DEFAULT now();
      UPDATE session SET password_at = created_at, expires_at = least(expires_at, created_at + interval '90 days');

      CREATE TABLE security_event (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        at timestamptz(3) NOT NULL,
        kind text NOT NULL,
        account_id uuid REFERENCES account (id),
        account_name text,
        actor_name text,
        address text,
        device text,
        detail text
      );
      CREATE INDEX security_event_kind ON security_event (kind, at DESC);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE security_event; ALTER TABLE session DROP device, DROP password_at");
  }
}
