import type { DataSource } from "typeorm";

/** Key of the advisory lock; arbitrary, but the same in every process. */
const lockName = 7_640_891;

/**
 * Runs the migrations that are new to this database, one process at a time: others wait and find nothing to do.
 */
export async function migrate(database: DataSource): Promise<void> {
  const holder = database.createQueryRunner();
  await holder.connect();
  try {
    await holder.query("SELECT pg_advisory_lock($1)", [lockName]);
    await database.runMigrations({ transaction: "each" });
  } finally {
    // A broken connection has already released the lock.
    await holder.query("SELECT pg_advisory_unlock($1)", [lockName]).catch(() => {});
    await holder.release();
  }
}
