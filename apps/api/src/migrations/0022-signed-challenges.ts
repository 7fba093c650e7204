import type { MigrationInterface, QueryRunner } from "typeorm";

export class SignedChallenges1767225600022 implements MigrationInterface {
  readonly name = "SignedChallenges1767225600022";

  /** Challenges are signed. Only used ones are stored, until they expire. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE passkey_challenge;
      CREATE TABLE used_challenge (hash bytea PRIMARY KEY, expires_at timestamptz NOT NULL);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE used_challenge;
      CREATE TABLE passkey_challenge (
        hash bytea PRIMARY KEY,
        purpose varchar(20) NOT NULL CHECK (purpose IN ('login', 'registration', 'enrolment')),
        account_id uuid REFERENCES account (id),
        address_hash bytea NOT NULL,
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX passkey_challenge_address ON passkey_challenge (address_hash, expires_at);
      CREATE INDEX passkey_challenge_expiry ON passkey_challenge (expires_at);
    `);
  }
}
