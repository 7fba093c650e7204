import type { Socket } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { systemClock } from "@visiga/system/clock";
import type { Config } from "@visiga/system/config/config";
import { connectDatabase } from "@visiga/system/database/database";
import type { DatabaseServer } from "@visiga/system/database/database-server";
import type { Report } from "@visiga/system/errors/start-failure";
import { log } from "@visiga/system/output";
import { generatedSecret } from "@visiga/system/security/one-time-secrets";
import type { FastifyInstance } from "fastify";
import { watchContentVersion } from "#platform/cache/content-version.ts";
import { readableLog } from "#platform/http/readable-log.ts";
import type { OpenKeeper } from "#platform/keeper/keeper.ts";
import type { RenderPage } from "#platform/pages/page-renderer.ts";
import { reportBuckets } from "#platform/storage/configured-buckets.ts";
import { createApp, siteRoot } from "./app.ts";
import { clearOldActivity } from "./features/activity/activity.service.ts";
import { updateShownEntries } from "./features/entries/shown-days.ts";
import { ensureAdministrator, type FirstAdministrator } from "./features/users/first-administrator.ts";
import { createHttpServer } from "./platform/http/http-server.ts";
import { type Job, startJobs } from "./platform/system/jobs.ts";
import { schema } from "./schema.ts";
import { prepareContent } from "./seed/prepare-content.ts";
import { createServices, type Services } from "./services.ts";

const minute = 60_000;
const hour = 60 * minute;

/** Milliseconds for which a stop waits for the first request of a connection. */
const grace = 1000;

const jobs = (services: Services): readonly Job[] => [
  { name: "first and last days", interval: 1000, run: () => updateShownEntries(services) },
  { name: "planned values", interval: 1000, run: () => services.plannedValues.publishDue() },
  { name: "numbers to pay to", interval: minute / 2, run: () => services.paymentNumbers.publishDue() },
  { name: "hour of the entrance results", interval: 1000, run: () => services.entranceResults.publishDue() },
  { name: "smaller copies of photos", interval: 5000, run: (signal) => services.photoVariants.makeDue(signal) },
  // An update that is undone within minutes finds the photos where the former release left them.
  {
    name: "photos of earlier releases",
    interval: hour,
    delay: 10 * minute,
    run: () => services.photoSweep.takeInEarlier(),
  },
  { name: "deletion of settled requests", interval: hour, run: () => services.removals.deleteSettled(), deletes: true },
  {
    name: "deletion of entrance results",
    interval: hour,
    run: () => services.entranceResults.deleteOver(),
    deletes: true,
  },
  { name: "deletion of old events", interval: hour, run: () => clearOldActivity(services), deletes: true },
  // The first time at the start.
  { name: "deletion of expired bin entries", interval: hour, delay: hour, run: () => services.bin.purge() },
  { name: "counts of page views", interval: minute / 2, run: () => services.pageViews.store() },
  { name: "deletion of old counts", interval: hour, run: () => services.pageViews.deleteOld(), deletes: true },
  // The delay keeps the start fast.
  {
    name: "backups",
    interval: 5 * minute,
    delay: 5 * minute,
    run: (signal) => services.keeper.backups.makeDue(signal),
  },
  {
    name: "copies of backups",
    interval: 5 * minute,
    delay: 6 * minute,
    run: (signal) => services.keeper.backups.copyDue(signal),
  },
  { name: "newest release", interval: 6 * hour, run: (signal) => services.releases.lookUp(signal) },
];

export interface RunningSite {
  /** Takes a connection that nothing was read from. */
  accept(socket: Socket): void;
  /**
   * Reports to proxies that it is not ready, finishes running requests, then releases every resource.
   * @param onClosing called when proxies had the time to notice. Resolves when it gets no more connections
   * @param leave gets the connections that nothing was read from
   */
  stop(onClosing?: () => Promise<void>, leave?: (socket: Socket) => void): Promise<void>;
}

interface Options {
  readonly config: Config;
  /** Closed with the site. */
  readonly databaseServer: DatabaseServer;
  readonly openKeeper: OpenKeeper;
  readonly renderSources?: RenderPage;
  readonly tellOperator: Report;
  /** Aborts the start after the current step. */
  readonly stopping: AbortSignal;
}

/**
 * Starts the site. It listens to no port: it is given connections. Releases every resource if a step fails.
 * @throws StartFailure for what the operator can correct
 */
export async function startSite({
  config,
  databaseServer,
  openKeeper,
  renderSources,
  tellOperator,
  stopping,
}: Options): Promise<RunningSite> {
  const { dataSource: database, close } = await connectDatabase(databaseServer, schema, tellOperator);
  const stream = config.development ? readableLog : log;
  const app = createHttpServer(config, { level: "warn", redact: ["err.parameters"], stream });
  let cleared: Promise<unknown> | undefined;
  let stopWatching = () => {};
  let stopJobs = async () => {};
  const stop = async () => {
    await Promise.all([app.close(), stopJobs()]);
    stopWatching();
    await close();
  };
  try {
    stopping.throwIfAborted();
    const secret = config.jwtSecret ?? (await generatedSecret(join(config.dataDir, "jwt-secret")));
    const services = await createServices({ server: app, config, database, secret, tellOperator, openKeeper });
    await createApp({ server: app, services, site: { root: siteRoot, renderSources } });
    stopping.throwIfAborted();
    ({ cleared } = await prepareContent(services, config, tellOperator, systemClock()));
    stopping.throwIfAborted();
    // Before listening, because a last day may have passed while no server ran.
    await updateShownEntries(services);
    await app.ready();
    // Node.js begins with it to check how long a request takes to arrive, also over connections that it is given.
    app.server.emit("listening");
    if (config.databaseUrl) stopWatching = watchContentVersion(services.contentVersion);
    // At the end, because a failed start must not store a password without printing it.
    const administrator = await ensureAdministrator(database, config.administrator, systemClock);
    if (administrator) reportAdministrator(administrator, await services.keeper.restore.createCode(), tellOperator);
    // Not before, because a service that does not answer would delay the start.
    void reportBuckets(config, tellOperator);
    stopJobs = startJobs(jobs(services), services.clockWatch, tellOperator);
    return {
      accept(socket) {
        socket.allowHalfOpen = true;
        socket.resume();
        app.server.emit("connection", socket);
      },
      async stop(onClosing = async () => {}, leave = (socket) => void socket.destroy()) {
        app.draining.started = true;
        await pause(config.drain * 1000);
        await onClosing();
        await finishConnections(app, leave);
        await stop();
      },
    };
  } catch (error) {
    // It would report that its connection was closed.
    await cleared;
    await stop();
    throw error;
  }
}

/** Waits until every connection has its last response. */
async function finishConnections(
  { server, openConnections }: FastifyInstance,
  leave: (socket: Socket) => void,
): Promise<void> {
  const begun = performance.now();
  // The last ones may not have sent their requests yet.
  while (openConnections(performance.now() - begun < grace ? undefined : leave) > 0) {
    server.closeIdleConnections();
    await pause(20);
  }
}

function reportAdministrator(
  { email, password, generated }: FirstAdministrator,
  code: string,
  tellOperator: Report,
): void {
  const rule = "=".repeat(64);
  const shown = generated ? [`  Email:    ${email}`, `  Password: ${password}`, ""] : [];
  const what = generated ? "administrator" : "start";
  const lines = [`The first ${what}. This is shown once: write it down.`, "", ...shown];
  const restore = ["To restore a backup instead, open /restore before the first login.", "", `  Code:     ${code}`];
  for (const line of ["", rule, ...lines, ...restore, `${rule}\n`]) tellOperator(line);
}
