import { setTimeout as pause } from "node:timers/promises";
import { lockIds } from "@visiga/system/database/advisory-locks";
import { serverTimeouts } from "@visiga/system/database/timeout-client";
import { databaseAdvice } from "@visiga/system/errors/database-advice";
import { isUnavailable } from "@visiga/system/errors/database-error";
import { type Report, StartFailure } from "@visiga/system/errors/start-failure";
import { listened } from "@visiga/system/listened";
import { Client, type ClientConfig } from "pg";

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

/** Connects as the pool will, with its timeouts, because a pooler may refuse them. */
const tryServer = (url: string, connectionTimeoutMillis: number): Promise<Failure | undefined> =>
  withClient(url, (client) => client.query("SELECT 1"), { connectionTimeoutMillis, ...serverTimeouts }).then(
    () => undefined,
    (error: Failure) => error,
  );

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
  return new StartFailure(`DATABASE_URL: ${where(url)} refuses: ${message}`, advice);
}

function where(url: string): string {
  const { hostname, port, searchParams } = new URL(url);
  return `${hostname || searchParams.get("host") || "localhost"}:${port || "5432"}`;
}

const reason = (failure: Error & { code?: string; errors?: (Error & { code?: string })[] }): string =>
  failure.code ?? failure.errors?.[0]?.code ?? failure.message;

/** Milliseconds between attempts to take the lock again after its connection was lost. */
const retryInterval = 1000;

const locks = {
  /** Taken by each replica. */
  shared: {
    take: "pg_try_advisory_lock_shared",
    refusal: "a backup is being restored into this database; start again once that is done",
  },
  /** Taken by a restore. */
  exclusive: {
    take: "pg_try_advisory_lock",
    refusal: "a server is running on this database; stop every one of them first",
  },
} as const;

/**
 * Marks the database as in use. The lock is taken again when its connection was lost.
 * @returns a function that releases the lock
 * @throws StartFailure if it is in use in another way, or the lock would be lost
 */
export async function acquireLock(url: string, kind: keyof typeof locks): Promise<() => Promise<void>> {
  const { take, refusal } = locks[kind];
  const stopping = new AbortController();
  const { signal } = stopping;
  let holder: Client | null = null;
  const hold = async (): Promise<boolean> => {
    holder = await connectHolder(url, take);
    holder?.once("end", () => void holdAgain());
    // It was released meanwhile.
    if (signal.aborted && holder) await endQuietly(holder);
    return holder !== null;
  };
  const holdAgain = async (): Promise<void> => {
    do await pause(retryInterval, undefined, { signal, ref: false }).catch(() => {});
    while (
      // The database may still be unavailable, as `/readyz` reports.
      !signal.aborted &&
      !(await hold().catch(() => false))
    );
  };
  if (!(await hold())) throw new StartFailure(`DATABASE_URL: ${refusal}`);
  return async () => {
    stopping.abort();
    if (holder) await endQuietly(holder);
  };
}

/**
 * The connection that has the lock; null if others have it.
 * @throws StartFailure if a pooler lets other clients use this connection, and with it the lock
 */
async function connectHolder(url: string, take: string): Promise<Client | null> {
  const client = await openClient(url);
  try {
    if (await isShared(client, url))
      throw new StartFailure(
        "DATABASE_URL: a connection pooler shares one connection among several clients; use its session mode (PgBouncer: pool_mode = session)",
      );
    const { rows } = await client.query<{ held: boolean }>(`SELECT ${take}(${lockIds.server}) AS held`);
    if (rows[0]?.held) return client;
  } catch (error) {
    await endQuietly(client);
    throw error;
  }
  await endQuietly(client);
  return null;
}

const isShared = (client: Client, url: string): Promise<boolean> =>
  withClient(url, async (other) => (await backendOf(client)) === (await backendOf(other)));

/** Runs work on a connection of its own, by default without the time limits of the pool. */
export async function withClient<Result>(
  url: string,
  work: (client: Client) => Promise<Result>,
  settings?: ClientConfig,
): Promise<Result> {
  const client = await openClient(url, settings);
  return work(client).finally(() => endQuietly(client));
}

async function openClient(url: string, settings: ClientConfig = {}): Promise<Client> {
  const named = { connectionString: url, application_name: "visiga", keepAlive: true };
  const client = listened(new Client({ ...named, ...settings }));
  await client.connect().catch((error) => {
    void endQuietly(client);
    throw error;
  });
  return client;
}

async function backendOf(client: Client): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>("SELECT pg_backend_pid() AS pid");
  return rows[0]?.pid;
}

async function endQuietly(client: Client): Promise<void> {
  client.removeAllListeners("end");
  await client.end().catch(() => {});
}
