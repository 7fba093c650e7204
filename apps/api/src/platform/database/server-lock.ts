import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { StartFailure } from "#platform/errors/start-failure.ts";
import { lockIds } from "./advisory-locks.ts";

/** Milliseconds between attempts to take the lock again after its connection was lost. */
const retryInterval = 1000;

/**
 * Marks the database as in use: replicas share the lock, a restore takes it exclusively. Taken again when lost.
 * @returns a function that releases the lock
 * @throws StartFailure during a restore, or if the lock would be lost
 */
export async function acquireSharedLock(url: string): Promise<() => Promise<void>> {
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
        // The database is still unavailable, as `/readyz` reports.
      }
    }
  }

  return async () => {
    stopping.abort();
    await endQuietly(holder);
  };
}

/** @returns a function that releases the lock. @throws StartFailure while a server uses the database */
export async function acquireExclusiveLock(url: string): Promise<() => Promise<void>> {
  const holder = await connect(url, () => {});
  if (await tryLock(holder, "pg_try_advisory_lock")) return () => endQuietly(holder);
  await endQuietly(holder);
  throw new StartFailure("DATABASE_URL: a server is running on this database; stop every one of them first");
}

/** @throws StartFailure if a pooler lets other clients use this connection, and with it the lock */
async function connect(url: string, lost: () => void): Promise<Client> {
  const client = await openClient(url);
  try {
    if (await isShared(client, url))
      throw new StartFailure(
        "DATABASE_URL: a connection pooler shares one connection among several clients; use its session mode (PgBouncer: pool_mode = session)",
      );
  } catch (error) {
    await endQuietly(client);
    throw error;
  }
  client.once("end", lost);
  return client;
}

async function isShared(client: Client, url: string): Promise<boolean> {
  const other = await openClient(url);
  try {
    return (await backendOf(client)) === (await backendOf(other));
  } finally {
    await endQuietly(other);
  }
}

async function openClient(url: string): Promise<Client> {
  const client = new Client({ connectionString: url, application_name: "visiga", keepAlive: true });
  // If a used connection fails, its error precedes its end.
  client.on("error", () => {});
  await client.connect();
  return client;
}

async function backendOf(client: Client): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>("SELECT pg_backend_pid() AS pid");
  return rows[0]?.pid;
}

async function tryLock(client: Client, method: string): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>(`SELECT ${method}(${lockIds.server}) AS locked`);
  return rows[0]?.locked === true;
}

async function endQuietly(client: Client): Promise<void> {
  client.removeAllListeners("end");
  await client.end().catch(() => {});
}
