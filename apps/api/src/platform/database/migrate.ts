import type { DataSource, QueryRunner } from "typeorm";
import { StartFailure } from "#platform/start-failure.ts";
import { isUnavailable } from "./database-error.ts";

/** Key of the advisory lock; arbitrary, but the same in every process. */
const lockName = 7_640_891;

/**
 * Runs the migrations that are new to this database, one process at a time: others wait and find nothing to do. All of
 * them or none, so that after a failure the version before still starts.
 * @throws StartFailure for a database of a newer version, and for a migration that fails
 */
export async function migrate(database: DataSource): Promise<void> {
  const holder = database.createQueryRunner();
  await holder.connect();
  try {
    await holder.query("SELECT pg_advisory_lock($1)", [lockName]);
    await refuseNewer(holder, database);
    await database.runMigrations({ transaction: "all" }).catch((error: Error) => {
      if (isUnavailable(error)) throw error;
      throw new StartFailure(
        `The database cannot be brought to this version (${error.message}); it is as it was, and the version before still starts on it`,
      );
    });
  } finally {
    // A broken connection has already released the lock.
    await holder.query("SELECT pg_advisory_unlock($1)", [lockName]).catch(() => {});
    await holder.release();
  }
}

/** Names of the migrations that the database has had, oldest first; none before the first. */
export async function appliedMigrations(database: Pick<DataSource, "query"> | QueryRunner): Promise<string[]> {
  const [{ present }]: [{ present: boolean }] = await database.query(
    "SELECT to_regclass('migrations') IS NOT NULL AS present",
  );
  if (!present) return [];
  const rows: { name: string }[] = await database.query("SELECT name FROM migrations ORDER BY id");
  return rows.map(({ name }) => name);
}

/** Names of the migrations that this program has, oldest first. */
export const knownMigrations = ({ migrations }: Pick<DataSource, "migrations">): string[] =>
  migrations.map((migration) => migration.name ?? migration.constructor.name);

async function refuseNewer(holder: QueryRunner, database: DataSource): Promise<void> {
  const known = new Set(knownMigrations(database));
  const unknown = (await appliedMigrations(holder)).filter((name) => !known.has(name));
  if (unknown.length > 0)
    throw new StartFailure(
      `The database was made by a newer version of this program (it has ${unknown.join(", ")}); install that version, or restore a backup made by this one`,
    );
}
