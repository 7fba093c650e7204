import type { DataSource, QueryRunner } from "typeorm";
import { databaseAdvice } from "../errors/database-advice.ts";
import { isUnavailable } from "../errors/database-error.ts";
import { StartFailure } from "../errors/start-failure.ts";
import { runWhenUnlocked } from "./advisory-locks.ts";

/** The number of the migration that makes all tables of release 1.0.0. Earlier ones are part of it. */
const baseline = 1767225600034;

/** The database was migrated by a newer version, or by another branch. */
export class UnknownMigrations extends StartFailure {
  constructor(readonly names: readonly string[]) {
    super(
      `The database was made by a newer version of this program (it has ${names.join(", ")}); install that version, or restore a backup made by this one`,
    );
  }
}

/** Runs all new migrations or none, one process at a time. @throws StartFailure also for a newer database */
export const migrate = (database: DataSource): Promise<void> =>
  runWhenUnlocked(database, "migration", async () => {
    await refuseNewer(database);
    await database.runMigrations({ transaction: "all" }).catch((error: Error & { code?: string }) => {
      if (isUnavailable(error)) throw error;
      throw new StartFailure(
        `The database cannot be migrated to this version (${error.message}); it is unchanged, and the previous version still starts on it`,
        databaseAdvice(String(error.code)),
      );
    });
  });

/** Without those that the baseline replaced: databases and backups made during the development have them. */
export function sinceBaseline(names: readonly string[]): string[] {
  const isReplaced = (name: string) => Number(name.slice(-String(baseline).length)) < baseline;
  return names.filter((name) => !isReplaced(name));
}

/** Their names, oldest first, from the baseline on. */
export async function appliedMigrations(database: Pick<DataSource, "query"> | QueryRunner): Promise<string[]> {
  // A server that was never started has no such table.
  const [{ present }]: [{ present: boolean }] = await database.query(
    "SELECT to_regclass('migrations') IS NOT NULL AS present",
  );
  if (!present) return [];
  const rows: { name: string }[] = await database.query("SELECT name FROM migrations ORDER BY id");
  return sinceBaseline(rows.map(({ name }) => name));
}

export const knownMigrations = ({ migrations }: Pick<DataSource, "migrations">): string[] =>
  migrations.map((migration) => migration.name ?? migration.constructor.name);

async function refuseNewer(database: DataSource): Promise<void> {
  const known = new Set(knownMigrations(database));
  const unknown = (await appliedMigrations(database)).filter((name) => !known.has(name));
  if (unknown.length > 0) throw new UnknownMigrations(unknown);
}
