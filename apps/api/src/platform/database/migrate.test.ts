import { createConnection, type Schema } from "@visiga/system/database/connection";
import { appliedMigrations, knownMigrations, migrate, UnknownMigrations } from "@visiga/system/database/migrate";
import { StartFailure } from "@visiga/system/errors/start-failure";
import type { DataSource, QueryRunner } from "typeorm";
import { expect, test } from "vitest";
import { schema } from "#schema.ts";
import { openTestDatabase } from "#testing/test-database.ts";

class Harmless1900000000001 {
  readonly name = "Harmless1900000000001";
  async up(runner: QueryRunner) {
    await runner.query("ALTER TABLE file ADD later text");
  }
}

class Failing1900000000002 {
  readonly name = "Failing1900000000002";
  async up(runner: QueryRunner) {
    await runner.query("DROP TABLE removal_request; ALTER TABLE file ADD name text");
  }
}

const tablesOf = (database: DataSource): Promise<unknown[]> =>
  database.query(`
    SELECT table_name, column_name, data_type, is_nullable, column_default, generation_expression, NULL AS index
      FROM information_schema.columns WHERE table_schema = 'public'
    UNION ALL SELECT tablename, indexname, NULL, NULL, NULL, NULL, indexdef FROM pg_indexes WHERE schemaname = 'public'
    ORDER BY 1, 2
  `);

const later = { ...schema, migrations: [...schema.migrations, Harmless1900000000001] };
const broken = { ...schema, migrations: [...later.migrations, Failing1900000000002] };

test("the migrations are numbered from release 1.0.0 on without a gap, in the order they run", async () => {
  const { dataSource, close } = await openTestDatabase();
  const names = knownMigrations(dataSource);
  expect(names.map((name) => Number(name.slice(-4)))).toEqual(names.map((_, index) => index + 34));
  expect(await appliedMigrations(dataSource)).toEqual(names);
  await close();
});

test("a migration without a name of its own does not compile", () => {
  class Nameless1900000000003 {
    async up() {}
  }
  // @ts-expect-error: backups and databases store the name.
  const migration: Schema["migrations"][number] = Nameless1900000000003;
  expect(new migration().name).toBeUndefined();
});

/** Names of migrations that the one of release 1.0.0 replaced. */
const replaced = ["Accounts1767225600001", "Files1767225600002", "Documents1767225600033"];

/** A database that was made during the development, by the migrations of these names. */
async function openDevelopmentDatabase(names: readonly string[]) {
  const opened = await openTestDatabase();
  await opened.dataSource.query("DELETE FROM migrations");
  for (const name of names)
    await opened.dataSource.query("INSERT INTO migrations (timestamp, name) VALUES ($1, $2)", [name.slice(-13), name]);
  return opened;
}

test("a database that was made by the migrations before release 1.0.0 stays as it is", async () => {
  const { dataSource, close } = await openDevelopmentDatabase([
    ...replaced,
    ...schema.migrations.map((each) => new each().name),
  ]);
  const before = await tablesOf(dataSource);
  await migrate(dataSource);
  expect(await tablesOf(dataSource)).toEqual(before);
  expect(await appliedMigrations(dataSource)).toEqual(knownMigrations(dataSource));
  await close();
});

test("a database that has only some of those migrations is refused and not changed", async () => {
  const { dataSource, close } = await openDevelopmentDatabase(replaced);
  const before = await tablesOf(dataSource);
  await expect(migrate(dataSource)).rejects.toThrow(
    /^The database cannot be migrated to this version .*it is unchanged/,
  );
  expect(await tablesOf(dataSource)).toEqual(before);
  await close();
});

test("a failed migration leaves the database unchanged, including the migrations of the same run", async () => {
  const { dataSource: before, databaseUrl, close } = await openTestDatabase();
  const newer = await createConnection({ url: databaseUrl }, broken).initialize();
  const failure = await migrate(newer).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(StartFailure);
  expect((failure as Error).message).toMatch(
    /^The database cannot be migrated to this version \(.*"name".*\); it is unchanged/,
  );
  await newer.destroy();

  expect(await appliedMigrations(before)).toHaveLength(schema.migrations.length);
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
  await expect(migrate(older)).rejects.toEqual(new UnknownMigrations(["Harmless1900000000001"]));
  await migrate(newer);
  await newer.destroy();
  await close();
});
