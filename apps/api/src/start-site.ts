import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { systemClock } from "@visiga/system/clock";
import type { Config } from "@visiga/system/config/config";
import { connectDatabase } from "@visiga/system/database/database";
import type { DatabaseServer } from "@visiga/system/database/database-server";
import type { Report } from "@visiga/system/errors/start-failure";
import { listenFailure, shownAddress } from "@visiga/system/http/listening";
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
import { updateShownFiles } from "./features/files/shown-days.ts";
import { ensureAdministrator, type FirstAdministrator } from "./features/users/first-administrator.ts";
import { createHttpServer } from "./platform/http/http-server.ts";
import { type Job, startJobs } from "./platform/system/jobs.ts";
import { schema } from "./schema.ts";
import { prepareContent } from "./seed/prepare-content.ts";
import { createServices, type Services } from "./services.ts";

/**
 * By how much V8's heap may grow, in percent, until it is collected. On a machine with much memory it would be 300: under
 * a crowd, hundreds of megabytes that nobody needs. Unlike a limit, it ends no process.
 */
const heapGrowth = 40;

const minute = 60_000;

const jobs = (services: Services): readonly Job[] => [
  { name: "first and last days", interval: 1000, run: () => updateShownFiles(services) },
  { name: "smaller copies of photos", interval: 5000, run: (signal) => services.photoVariants.makeDue(signal) },
  // An update that is undone within minutes finds the photos where the former release left them.
  {
    name: "photos of earlier releases",
    interval: 60 * minute,
    delay: 10 * minute,
    run: () => services.photoSweep.takeInEarlier(),
  },
  {
    name: "deletion of settled requests",
    interval: 60 * minute,
    run: () => services.removals.deleteSettled(),
    deletes: true,
  },
  { name: "deletion of old events", interval: 60 * minute, run: () => clearOldActivity(services), deletes: true },
  // The first time at the start.
  {
    name: "deletion of expired bin entries",
    interval: 60 * minute,
    delay: 60 * minute,
    run: () => services.bin.purge(),
  },
  { name: "counts of page views", interval: minute / 2, run: () => services.pageViews.store() },
  { name: "deletion of old counts", interval: 60 * minute, run: () => services.pageViews.deleteOld(), deletes: true },
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
  { name: "newest release", interval: 6 * 60 * minute, run: (signal) => services.releases.lookUp(signal) },
];

/** Connections that the kernel queues. More than the server takes, because others would time out silently. */
const backlog = 2048;

export interface RunningServer {
  readonly url: string;
  /** Reports to proxies that it is not ready, finishes running requests, then releases every resource. */
  stop(): Promise<void>;
  abort(): Promise<void>;
}

interface Options {
  readonly config: Config;
  /** Closed with the site. */
  readonly databaseServer: DatabaseServer;
  readonly openKeeper: OpenKeeper;
  readonly renderSources?: RenderPage;
  readonly report: Report;
  /** Aborts the start after the current step. */
  readonly stopping: AbortSignal;
}

/**
 * Starts the site. Releases every resource, the database's server too, if a step fails.
 * @throws StartFailure for what the operator can correct
 */
export async function startSite({
  config,
  databaseServer,
  openKeeper,
  renderSources,
  report,
  stopping,
}: Options): Promise<RunningServer> {
  setFlagsFromString(`--heap-growing-percent=${heapGrowth}`);
  const { dataSource: database, close } = await connectDatabase(databaseServer, schema, report);
  let closing: Promise<void> | undefined;
  const closeDatabase = () => {
    closing ??= close();
    return closing;
  };
  const stream = config.development ? readableLog : log;
  const app = createHttpServer(config, { level: "warn", redact: ["err.parameters"], stream });
  let cleared: Promise<unknown> | undefined;
  let stopWatching = () => {};
  let stopJobs = async () => {};
  const stop = async () => {
    await Promise.all([app.close(), stopJobs()]);
    stopWatching();
    await closeDatabase();
  };
  const abort = async () => {
    app.server.closeAllConnections();
    await closeDatabase();
  };
  try {
    stopping.throwIfAborted();
    const secret = config.jwtSecret ?? (await generatedSecret(join(config.dataDir, "jwt-secret")));
    const services = await createServices({ server: app, config, database, secret, report, openKeeper });
    await createApp({ server: app, services, site: { root: siteRoot, renderSources } });
    stopping.throwIfAborted();
    ({ cleared } = await prepareContent(services, config, report, systemClock()));
    stopping.throwIfAborted();
    // Before listening, because a last day may have passed while no server ran.
    await updateShownFiles(services);
    await listen(app, config);
    if (config.databaseUrl) stopWatching = watchContentVersion(services.contentVersion);
    // After listening, because a failed start must not store a password without printing it.
    const administrator = await ensureAdministrator(database, config.administrator, systemClock);
    if (administrator) reportAdministrator(administrator, await services.keeper.restore.createCode(), report);
    // Not before, because a service that does not answer would delay the start.
    void reportBuckets(config, report);
    stopJobs = startJobs(jobs(services), services.clockWatch, report);
    const drainAndStop = async () => {
      app.draining.started = true;
      await pause(config.drain * 1000);
      await stop();
    };
    return { url: shownAddress(app.server, config), stop: drainAndStop, abort };
  } catch (error) {
    // It would report that its connection was closed.
    await cleared;
    await stop();
    throw error;
  }
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  const { level } = app.log;
  // The caller reports the failure, without a stack.
  app.log.level = "silent";
  try {
    await app.listen({ host, port, backlog, listenTextResolver: (url) => `listening at ${url}` });
  } catch (error) {
    throw listenFailure(error, { host, port });
  } finally {
    app.log.level = level;
  }
}

function reportAdministrator({ email, password, generated }: FirstAdministrator, code: string, report: Report): void {
  const rule = "=".repeat(64);
  const shown = generated ? [`  Email:    ${email}`, `  Password: ${password}`, ""] : [];
  const what = generated ? "administrator" : "start";
  const lines = [`The first ${what}. This is shown once: write it down.`, "", ...shown];
  const restore = ["To restore a backup instead, open /restore before the first login.", "", `  Code:     ${code}`];
  for (const line of ["", rule, ...lines, ...restore, `${rule}\n`]) report(line);
}
