import type { DataSource } from "typeorm";

/** The same keys in every process and release. A lock ends with its connection: a killed process holds none. */
export const lockIds = {
  migration: 7_640_891,
  variants: 7_640_892,
  /** Shared by the servers that use a database, exclusive for a restore into it. */
  server: 7_640_893,
  backup: 7_640_894,
  /** For everything that moves stored photos without a change of a file. */
  storedPhotos: 7_640_895,
  backupCopies: 7_640_896,
} as const;

type LockName = keyof typeof lockIds;

/** @returns the result of the work; undefined if another process holds the lock */
export const runIfUnlocked = <Result>(database: DataSource, name: LockName, work: () => Promise<Result>) =>
  runLocked(database, "SELECT pg_try_advisory_lock($1) AS locked", lockIds[name], work);

export const runWhenUnlocked = <Result>(database: DataSource, name: LockName, work: () => Promise<Result>) =>
  runLocked(database, "SELECT pg_advisory_lock($1), true AS locked", lockIds[name], work);

/** Whether a process holds the lock. */
export async function isLocked(database: DataSource, name: LockName): Promise<boolean> {
  const rows: unknown[] = await database.query(
    `SELECT FROM pg_locks WHERE locktype = 'advisory' AND granted AND classid = 0 AND objid = $1
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
    [lockIds[name]],
  );
  return rows.length > 0;
}

async function runLocked<Result>(database: DataSource, lock: string, id: number, work: () => Promise<Result>) {
  const holder = database.createQueryRunner();
  await holder.connect();
  try {
    const [row]: { locked: boolean }[] = await holder.query(lock, [id]);
    if (!row?.locked) return undefined;
    try {
      return await work();
    } finally {
      // A broken connection has already released the lock.
      await holder.query("SELECT pg_advisory_unlock($1)", [id]).catch(() => {});
    }
  } finally {
    await holder.release();
  }
}
