import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { StartFailure } from "#platform/start-failure.ts";

/** Key of the advisory lock; arbitrary, but the same in every process. */
const lockName = 7_640_893;

/** Milliseconds between attempts to take the lock again after its connection was lost. */
const retryInterval = 1000;

/**
 * Marks a database of a PostgreSQL server as in use, as long as this process lives: replicas hold the lock together, a
 * restore only alone. After a lost connection it is taken again.
 * @returns a function that ends it
 * @throws StartFailure while a restore is under way
 */
export async function markInUse(url: string): Promise<() => Promise<void>> {
  const stopping = new AbortController();
  let holder = await connect(url, () => void takeAgain());
  if (!(await tryLock(holder, "pg_try_advisory_lock_shared"))) {
    await holder.end();
    throw new StartFailure(
      "DATABASE_URL: a backup is being restored into this database; start again once that is done",
    );
  }

  async function takeAgain(): Promise<void> {
    const { signal } = stopping;
    while (!signal.aborted) {
      await pause(retryInterval, undefined, { signal, ref: false }).catch(() => {});
      try {
        holder = await connect(url, () => void takeAgain());
        if (await tryLock(holder, "pg_try_advisory_lock_shared")) return;
        await endQuietly(holder);
      } catch {
        // The database is still away; `/readyz` says so.
      }
    }
  }

  return async () => {
    stopping.abort();
    await endQuietly(holder);
  };
}

/**
 * Takes a database of a PostgreSQL server for this process alone.
 * @returns a function that releases it
 * @throws StartFailure while a server uses it
 */
export async function takeAlone(url: string): Promise<() => Promise<void>> {
  const holder = await connect(url, () => {});
  if (await tryLock(holder, "pg_try_advisory_lock")) return () => endQuietly(holder);
  await endQuietly(holder);
  throw new StartFailure("DATABASE_URL: a server is running on this database; stop every one of them first");
}

/** @param lost called once the connection is lost, and not when it is ended */
async function connect(url: string, lost: () => void): Promise<Client> {
  const client = new Client({ connectionString: url, application_name: "visiga", keepAlive: true });
  // The error that ends a connection that is in use comes before its end.
  client.on("error", () => {});
  await client.connect();
  client.once("end", lost);
  return client;
}

async function tryLock(client: Client, method: string): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>(`SELECT ${method}(${lockName}) AS locked`);
  return rows[0]?.locked === true;
}

async function endQuietly(client: Client): Promise<void> {
  client.removeAllListeners("end");
  await client.end().catch(() => {});
}
