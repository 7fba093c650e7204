import type { DataSource } from "typeorm";

/** Any number, the same in every process: the name of the lock. */
const lockName = 7_640_891;

/**
 * Runs the migrations that this database has not seen yet, one process at a time: others wait and find nothing to do.
 */
export async function migrate(database: DataSource): Promise<void> {
  const holder = database.createQueryRunner();
  await holder.connect();
  try {
    await holder.query("SELECT pg_advisory_lock($1)", [lockName]);
    await database.runMigrations({ transaction: "each" });
  } finally {
    // A broken connection has let go of the lock by itself.
    await holder.query("SELECT pg_advisory_unlock($1)", [lockName]).catch(() => {});
    await holder.release();
  }
}
