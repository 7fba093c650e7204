import type { DataSource, MigrationInterface, QueryRunner } from "typeorm";
import { expect, test } from "vitest";
import { StartFailure } from "#platform/errors/start-failure.ts";
import { schema } from "#schema.ts";
import { openTestDatabase } from "#testing/test-database.ts";
import { createConnection } from "./connection.ts";
import { appliedMigrations, knownMigrations, migrate } from "./migrate.ts";

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

const tablesOf = (database: DataSource): Promise<unknown[]> =>
  database.query(`
    SELECT table_name, column_name, data_type, is_nullable, column_default, generation_expression, NULL AS index
      FROM information_schema.columns WHERE table_schema = 'public'
    UNION ALL SELECT tablename, indexname, NULL, NULL, NULL, NULL, indexdef FROM pg_indexes WHERE schemaname = 'public'
    ORDER BY 1, 2
  `);

const all = (migrations: object) => Object.values(migrations);
const later = { ...schema, migrations: [...all(schema.migrations), Harmless1900000000001] };
const broken = { ...schema, migrations: [...later.migrations, Failing1900000000002] };

test("the migrations are numbered from 1 on without a gap, in the order in which they run", async () => {
  const { dataSource, close } = await openTestDatabase();
  const names = knownMigrations(dataSource);
  expect(names.map((name) => Number(name.slice(-4)))).toEqual(names.map((_, index) => index + 1));
  expect(await appliedMigrations(dataSource)).toEqual(names);
  await close();
});

test("a database of any state since release 1.0 migrates to the same tables and indexes", async () => {
  const { dataSource, close } = await openTestDatabase();
  const newest = await tablesOf(dataSource);
  const released = "RestoredPictures1767225600014";
  const later = knownMigrations(dataSource).length - knownMigrations(dataSource).indexOf(released) - 1;
  for (let missing = 1; missing <= later; missing += 1) {
    for (let undone = 0; undone < missing; undone += 1) await dataSource.undoLastMigration({ transaction: "all" });
    expect(await appliedMigrations(dataSource)).toHaveLength(knownMigrations(dataSource).length - missing);
    await migrate(dataSource);
    expect([missing, await tablesOf(dataSource)]).toEqual([missing, newest]);
  }
  await close();
});

test("an entry in the bin keeps its social image when the names of columns change", async () => {
  const { dataSource, close } = await openTestDatabase();
  const names = knownMigrations(dataSource);
  const earlier = names.indexOf("PictureNames1767225600024");
  for (let last = names.length; last > earlier; last -= 1) await dataSource.undoLastMigration({ transaction: "all" });
  const addEntry = (record: object) =>
    dataSource.query(
      `INSERT INTO revision (at, kind, subject_id, action, name, before) VALUES (now(), 'picture', 'id', 'delete', '', $1)`,
      [{ name: "A", record }],
    );
  await addEntry({ weight: 1, shareCopy: "photo/share-50-50.jpg" });
  await addEntry({ weight: 2, shareCopy: null });
  await addEntry({ weight: 3 });
  await migrate(dataSource);
  const entries = await dataSource.query("SELECT before FROM revision ORDER BY id");
  expect(entries.map(({ before }: { before: object }) => before)).toEqual([
    { name: "A", record: { weight: 1, socialImage: "photo/share-50-50.jpg" } },
    { name: "A", record: { weight: 2, socialImage: null } },
    { name: "A", record: { weight: 3 } },
  ]);
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
