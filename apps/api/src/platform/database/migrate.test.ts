import type { MigrationInterface, QueryRunner } from "typeorm";
import { expect, test } from "vitest";
import { StartFailure } from "#platform/start-failure.ts";
import { schema } from "#schema.ts";
import { openTestDatabase } from "#testing/test-database.ts";
import { createConnection } from "./connection.ts";
import { appliedMigrations, migrate } from "./migrate.ts";

class Harmless1900000000001 implements MigrationInterface {
  readonly name = "Harmless1900000000001";
  async up(runner: QueryRunner) {
    await runner.query("ALTER TABLE file ADD later text");
  }
  async down() {}
}

class Failing1900000000002 implements MigrationInterface {
  readonly name = "Failing1900000000002";
  async up(runner: QueryRunner) {
    await runner.query("DROP TABLE removal_request; ALTER TABLE file ADD name text");
  }
  async down() {}
}

const all = (migrations: object) => Object.values(migrations);
const later = { ...schema, migrations: [...all(schema.migrations), Harmless1900000000001] };
const broken = { ...schema, migrations: [...later.migrations, Failing1900000000002] };

test("a failed migration leaves the database unchanged, including the migrations of the same run", async () => {
  const { dataSource: before, databaseUrl, close } = await openTestDatabase();
  const newer = await createConnection({ url: databaseUrl }, broken).initialize();
  const failure = await migrate(newer).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(StartFailure);
  expect((failure as Error).message).toMatch(
    /^The database cannot be migrated to this version \(.*"name".*\); it is unchanged/,
  );
  await newer.destroy();

  expect(await appliedMigrations(before)).toHaveLength(all(schema.migrations).length);
  expect(await before.query("SELECT count(*)::integer AS count FROM removal_request")).toEqual([{ count: 0 }]);
  await expect(before.query("SELECT later FROM file")).rejects.toThrow("later");
  // The previous version still starts.
  await migrate(before);
  await close();
});

test("a database of a newer version is refused with a message and not changed", async () => {
  const { dataSource: older, databaseUrl, close } = await openTestDatabase();
  const newer = await createConnection({ url: databaseUrl }, later).initialize();
  await migrate(newer);
  await expect(migrate(older)).rejects.toEqual(
    new StartFailure(
      "The database was made by a newer version of this program (it has Harmless1900000000001); install that version, or restore a backup made by this one",
    ),
  );
  await migrate(newer);
  await newer.destroy();
  await close();
});
