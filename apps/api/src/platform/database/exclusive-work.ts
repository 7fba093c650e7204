import type { DataSource } from "typeorm";

/**
 * Runs `work` unless another process of this database runs work with the same lock name: then nothing happens. The lock
 * ends with its connection, so that a process that was killed holds none.
 */
export const runExclusively = (database: DataSource, lockName: number, work: () => Promise<void>): Promise<void> =>
  runLocked(database, ["SELECT pg_try_advisory_lock($1) AS locked", lockName], work);

/** Runs `work` once no other process of this database runs work with the same lock name. */
export const runInTurn = (database: DataSource, lockName: number, work: () => Promise<void>): Promise<void> =>
  runLocked(database, ["SELECT pg_advisory_lock($1), true AS locked", lockName], work);

async function runLocked(
  database: DataSource,
  [lock, lockName]: readonly [sql: string, lockName: number],
  work: () => Promise<void>,
): Promise<void> {
  const holder = database.createQueryRunner();
  await holder.connect();
  try {
    const [row]: { locked: boolean }[] = await holder.query(lock, [lockName]);
    if (!row?.locked) return;
    try {
      await work();
    } finally {
      // A broken connection has already released the lock.
      await holder.query("SELECT pg_advisory_unlock($1)", [lockName]).catch(() => {});
    }
  } finally {
    await holder.release();
  }
}
