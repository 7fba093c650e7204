import { setTimeout as pause } from "node:timers/promises";
import { lockIds } from "@visiga/system/database/advisory-locks";
import { serverTimeouts } from "@visiga/system/database/timeout-client";
import { databaseAdvice } from "@visiga/system/errors/database-advice";
import { isUnavailable } from "@visiga/system/errors/database-error";
import { type Report, StartFailure } from "@visiga/system/errors/start-failure";
import { listened } from "@visiga/system/listened";
import { Client } from "pg";

/** @throws StartFailure if the server does not accept a connection in time, or refuses the login */
export async function waitForServer(
  url: string,
  { timeout = 30_000, interval = 1000, tellOperator }: { timeout?: number; interval?: number; tellOperator: Report },
): Promise<void> {
  const end = Date.now() + timeout;
  for (let attempt = 1; ; attempt++) {
    const failure = await tryServer(url, Math.max(500, Math.min(5000, end - Date.now())));
    if (!failure) return;
    if (!isUnavailable(failure) || isFinal(failure)) throw refusal(url, failure);
    if (Date.now() + interval >= end) {
      const seconds = Math.round(timeout / 1000);
      throw new StartFailure(
        `DATABASE_URL: ${where(url)} did not answer within ${seconds} s (${reason(failure)})`,
        databaseAdvice(String(failure.code)) ??
          "Does the server run, and are its name and port right? A firewall may be in between.",
      );
    }
    if (attempt === 1) tellOperator(`Waiting for the database at ${where(url)} (${reason(failure)})`);
    await pause(interval);
  }
}

async function tryServer(url: string, timeout: number): Promise<Failure | undefined> {
  let client: Client | undefined;
  try {
    // A pooler may refuse the timeouts.
    client = listened(new Client({ connectionString: url, connectionTimeoutMillis: timeout, ...serverTimeouts }));
    await client.connect();
    await client.query("SELECT 1");
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  } finally {
    await client?.end().catch(() => {});
  }
}

type Failure = Error & { readonly code?: string; readonly syscall?: string; readonly path?: string };

/** Whether waiting does not help: a refused role, a missing file of a certificate, or a setting that PgBouncer refuses. */
const isFinal = ({ code, syscall, message }: Failure): boolean =>
  code === "42501" || syscall === "open" || message.startsWith("unsupported startup parameter");

function refusal(url: string, failure: Failure): StartFailure {
  const { code = "", message, syscall, path } = failure;
  if (syscall === "open")
    return new StartFailure(
      `DATABASE_URL: ${path} cannot be read (${code})`,
      "Is the path after sslrootcert, sslcert or sslkey right?",
    );
  const tls = /SSL|certificate|TLS|altnames/i.test(`${code} ${message}`)
    ? "Do sslmode and sslrootcert at the end of DATABASE_URL fit the server's certificate?"
    : undefined;
  const connect = code === "42501" ? "GRANT CONNECT ON DATABASE <database> TO <role>." : undefined;
  const advice = tls ?? connect ?? databaseAdvice(code);
  return new StartFailure(`DATABASE_URL: ${where(url)} refuses: ${message}`, ...(advice ? [advice] : []));
}

function where(url: string): string {
  const { hostname, port, searchParams } = new URL(url);
  return `${hostname || searchParams.get("host") || "localhost"}:${port || "5432"}`;
}

const reason = (failure: Error & { code?: string; errors?: (Error & { code?: string })[] }): string =>
  failure.code ?? failure.errors?.[0]?.code ?? failure.message;

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

const isShared = (client: Client, url: string): Promise<boolean> =>
  withClient(url, async (other) => (await backendOf(client)) === (await backendOf(other)));

/** Runs work on a connection of its own, without the time limits of the pool. */
export async function withClient<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = await openClient(url);
  return work(client).finally(() => endQuietly(client));
}

async function openClient(url: string): Promise<Client> {
  const client = listened(new Client({ connectionString: url, application_name: "visiga", keepAlive: true }));
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
