import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { isUnavailable } from "#platform/errors/database-error.ts";
import { type Report, StartFailure } from "#platform/errors/start-failure.ts";
import { serverTimeouts } from "./timeout-client.ts";

/** @throws StartFailure if the server does not accept a connection in time, or refuses the login */
export async function waitForServer(
  url: string,
  { timeout = 30_000, interval = 1000, report }: { timeout?: number; interval?: number; report: Report },
): Promise<void> {
  const end = Date.now() + timeout;
  for (let attempt = 1; ; attempt++) {
    const failure = await tryServer(url, Math.max(500, Math.min(5000, end - Date.now())));
    if (!failure) return;
    if (!isUnavailable(failure) || isRefusedSetting(failure))
      throw new StartFailure(`DATABASE_URL: ${where(url)} refuses: ${failure.message}`);
    if (Date.now() + interval >= end) {
      const seconds = Math.round(timeout / 1000);
      throw new StartFailure(`DATABASE_URL: ${where(url)} did not answer within ${seconds} s (${reason(failure)})`);
    }
    if (attempt === 1) report(`Waiting for the database at ${where(url)} (${reason(failure)})`);
    await pause(interval);
  }
}

async function tryServer(url: string, timeout: number): Promise<Error | undefined> {
  let client: Client | undefined;
  try {
    // A pooler may refuse the timeouts.
    client = new Client({ connectionString: url, connectionTimeoutMillis: timeout, ...serverTimeouts });
    // Without a listener an error on the open connection would end the process.
    client.on("error", () => {});
    await client.connect();
    await client.query("SELECT 1");
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  } finally {
    await client?.end().catch(() => {});
  }
}

/** PgBouncer reports it with the code of a lost connection. */
const isRefusedSetting = ({ message }: Error): boolean => message.startsWith("unsupported startup parameter");

function where(url: string): string {
  const { hostname, port, searchParams } = new URL(url);
  return `${hostname || searchParams.get("host") || "localhost"}:${port || "5432"}`;
}

const reason = (failure: Error & { code?: string; errors?: (Error & { code?: string })[] }): string =>
  failure.code ?? failure.errors?.[0]?.code ?? failure.message;
