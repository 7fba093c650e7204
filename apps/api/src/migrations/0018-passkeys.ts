import type { MigrationInterface, QueryRunner } from "typeorm";

export class Passkeys1767225600018 implements MigrationInterface {
  readonly name = "Passkeys1767225600018";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE passkey (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        account_id uuid NOT NULL REFERENCES account (id),
        credential_id text NOT NULL,
        public_key bytea NOT NULL,
        counter bigint NOT NULL,
        host text NOT NULL,
        name varchar(200) NOT NULL,
        created_at timestamptz NOT NULL,
        used_at timestamptz
      );
      CREATE UNIQUE INDEX passkey_credential ON passkey (credential_id);
      CREATE INDEX passkey_account ON passkey (account_id);

      CREATE TABLE passkey_challenge (
        hash bytea PRIMARY KEY,
        purpose varchar(20) NOT NULL CHECK (purpose IN ('login', 'registration', 'enrolment')),
        account_id uuid REFERENCES account (id),
        address_hash bytea NOT NULL,
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX passkey_challenge_address ON passkey_challenge (address_hash, expires_at);
      CREATE INDEX passkey_challenge_expiry ON passkey_challenge (expires_at);

      CREATE TABLE passkey_requirement (
        only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
        required_from date
      );
      INSERT INTO passkey_requirement DEFAULT VALUES;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE passkey, passkey_challenge, passkey_requirement");
  }
}
