import { sep } from "node:path";
import { keptSite } from "@visiga/api/kept-site";
import { renderSources } from "@visiga/api/site-sources";
import { startSite } from "@visiga/api/start-site";
import { readConfig } from "@visiga/system/config/config";
import type { DatabaseServer } from "@visiga/system/database/database-server";
import { UnknownMigrations } from "@visiga/system/database/migrate";
import { explainedFailure } from "@visiga/system/errors/explained-failure";
import { print, printError } from "@visiga/system/output";
import { startDatabaseServer } from "#database/database-server.ts";
import { invokeParent, sendToParent } from "#development/messages.ts";
import { openKeeper } from "#open-keeper.ts";
import { openRestorePage } from "#restore/page/open-restore-page.ts";
import type { RestoreRequest } from "#restore/restore-files.ts";
import { ListeningPort } from "#site/listening-port.ts";
import { waitingServer } from "#site/waiting-page.ts";

/**
 * The application while it is developed. Its parent, `dev.ts`, keeps PostgreSQL and Vite running and starts this again
 * after each change. With DATABASE_URL it uses that server.
 * @param siteRoot folder of the site
 * @param argument address of the parent's PostgreSQL as JSON
 */
const [, , siteRoot = "", argument] = process.argv;
const config = readConfig(process.env);
const stopping = new AbortController();

try {
  const databaseServer = argument
    ? {
        address: JSON.parse(argument) as DatabaseServer["address"],
        embedded: true,
        explain: (error: unknown) => error,
        close: async () => {},
      }
    : await startDatabaseServer(config, print);
  let request: (request: RestoreRequest) => void = () => {};
  const restoreRequested = new Promise<RestoreRequest>((resolve) => {
    request = resolve;
  });
  const page = await openRestorePage(config, keptSite, { report: print, request: (confirmed) => request(confirmed) });
  const listeningPort = new ListeningPort(waitingServer());
  await listeningPort.open(config);
  const site = await startSite({
    config: { ...config, port: listeningPort.port },
    databaseServer,
    openKeeper: openKeeper(keptSite, { page }),
    renderSources: await renderSources(siteRoot, invokeParent()),
    report: print,
    stopping: stopping.signal,
  });
  listeningPort.giveTo((socket) => {
    site.accept(socket);
    return true;
  });
  const stop = async () => {
    listeningPort.close();
    await site.stop();
    process.exit();
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, stop);
  sendToParent({ kind: "ready", port: listeningPort.port });
  await page.restore.checkPages(listeningPort.url(config));
  // The parent stops PostgreSQL, restores, and starts everything again.
  const confirmed = await restoreRequested;
  listeningPort.close();
  await site.stop();
  sendToParent({ kind: "restore", request: confirmed }, () => process.exit());
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
  const [, inside] = folder.split(`${sep}apps${sep}keeper${sep}`);
  return inside === undefined ? folder : ["apps", "keeper", inside].join(sep);
}
