import { sep } from "node:path";
import { readConfig } from "#platform/config/config.ts";
import { type DatabaseServer, startDatabaseServer } from "#platform/database/database-server.ts";
import { UnknownMigrations } from "#platform/database/migrate.ts";
import { explainedFailure } from "#platform/system/explained-failure.ts";
import { print, printError } from "#platform/system/output.ts";
import { startServer } from "#server.ts";

/**
 * The application while it is developed. Its parent, `dev.ts`, keeps PostgreSQL running and starts this again after each
 * change. With DATABASE_URL it uses that server.
 * @param argument address of the parent's PostgreSQL as JSON
 */
const [, , argument] = process.argv;
const config = readConfig(process.env);
const stopping = new AbortController();

/** Milliseconds. A browser with an open page may keep its connection, and the next start waits for the stop. */
const stopTimeout = 500;

try {
  const database = argument
    ? {
        address: JSON.parse(argument) as DatabaseServer["address"],
        embedded: true,
        ended: () => undefined,
        close: async () => {},
      }
    : await startDatabaseServer(config, print);
  const server = await startServer(config, database, print, stopping.signal);
  const stop = async () => {
    setTimeout(() => process.exit(), stopTimeout).unref();
    await server.stop();
    process.exit();
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, stop);
  print(`Ready at ${server.url} after ${(performance.now() / 1000).toFixed(1)} s`);
  // The parent stops PostgreSQL, restores, and starts everything again.
  const request = await server.restoreRequested;
  await server.stop();
  process.send?.(request, () => process.exit());
} catch (error) {
  const failure = explainedFailure(error);
  if (!failure) throw error;
  const lines =
    error instanceof UnknownMigrations
      ? [
          `The database has migrations that this branch lacks (${error.names.join(", ")}): switch back, or delete ${shown(config.dataDir)}`,
        ]
      : failure.lines;
  for (const line of lines) printError(line);
  process.exit(1);
}

/** A folder below the repository by its path there. */
function shown(folder: string): string {
  const [, inside] = folder.split(`${sep}apps${sep}api${sep}`);
  return inside === undefined ? folder : ["apps", "api", inside].join(sep);
}
