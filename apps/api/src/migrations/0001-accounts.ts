import type { MigrationInterface, QueryRunner } from "typeorm";

export class Accounts1767225600001 implements MigrationInterface {
  readonly name = "Accounts1767225600001";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE account (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        name varchar(200) NOT NULL,
        email varchar(254) NOT NULL,
        phone_number varchar(40),
        role varchar(10) NOT NULL CHECK (role IN ('USER', 'ADMIN')),
        status varchar(10) NOT NULL CHECK (status IN ('ACTIVE', 'INACTIVE', 'DELETED')),
        password_hash text,
        credentials_version integer NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL
      );
      CREATE UNIQUE INDEX account_email ON account (email) WHERE status <> 'DELETED';
      CREATE INDEX account_listed ON account (status, created_at DESC, id);

      CREATE TABLE session (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        account_id uuid NOT NULL REFERENCES account (id),
        credentials_version integer NOT NULL,
        handle uuid NOT NULL,
        token_hash bytea NOT NULL,
        previous_hash bytea,
        created_at timestamptz NOT NULL,
        rotated_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL,
        ended_at timestamptz
      );
      CREATE UNIQUE INDEX session_handle ON session (handle);
      CREATE INDEX session_account ON session (account_id);
      CREATE INDEX session_expiry ON session (expires_at);

      CREATE TABLE password_link (
        token_hash bytea PRIMARY KEY,
        account_id uuid NOT NULL REFERENCES account (id),
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX password_link_account ON password_link (account_id);

      CREATE TABLE known_address (
        account_id uuid NOT NULL REFERENCES account (id),
        address_hash bytea NOT NULL,
        seen_at timestamptz NOT NULL,
        PRIMARY KEY (account_id, address_hash)
      );

      CREATE TABLE login_attempt (
        key varchar(255) PRIMARY KEY,
        points integer NOT NULL DEFAULT 0,
        expire bigint
      );

      CREATE TABLE content_version (
        only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
        version bigint NOT NULL DEFAULT 1
      );
      INSERT INTO content_version DEFAULT VALUES;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE content_version, login_attempt, known_address, password_link, session, account");
  }
}
