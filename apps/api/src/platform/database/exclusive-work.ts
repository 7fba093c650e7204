import type { DataSource } from "typeorm";

/**
 * Runs `work` unless another process holds the lock. The lock ends with its connection, so a killed process holds none.
 */
export const runExclusively = (database: DataSource, lockId: number, work: () => Promise<void>): Promise<void> =>
  runLocked(database, ["SELECT pg_try_advisory_lock($1) AS locked", lockId], work);

/** Runs `work` once no other process holds the lock. */
export const runInTurn = (database: DataSource, lockId: number, work: () => Promise<void>): Promise<void> =>
  runLocked(database, ["SELECT pg_advisory_lock($1), true AS locked", lockId], work);

async function runLocked(
  database: DataSource,
  [lock, lockId]: readonly [sql: string, lockId: number],
  work: () => Promise<void>,
): Promise<void> {
  const holder = database.createQueryRunner();
  await holder.connect();
  try {
    const [row]: { locked: boolean }[] = await holder.query(lock, [lockId]);
    if (!row?.locked) return;
    try {
      await work();
    } finally {
      // A broken connection has already released the lock.
      await holder.query("SELECT pg_advisory_unlock($1)", [lockId]).catch(() => {});
    }
  } finally {
    await holder.release();
  }
}
