import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { watchContentVersion } from "#platform/cache/content-version.ts";
import { createApp, siteRoot } from "./app.ts";
import { clearOldActivity } from "./features/activity/activity.service.ts";
import { updateShownFiles } from "./features/files/shown-days.ts";
import { ensureAdministrator, type FirstAdministrator } from "./features/users/first-administrator.ts";
import type { Config } from "./platform/config/config.ts";
import { connectDatabase } from "./platform/database/database.ts";
import type { DatabaseServer } from "./platform/database/database-server.ts";
import { type Report, StartFailure } from "./platform/errors/start-failure.ts";
import { createHttpServer } from "./platform/http/http-server.ts";
import { readableLog } from "./platform/http/readable-log.ts";
import { generatedSecret } from "./platform/security/one-time-secrets.ts";
import { reportBuckets } from "./platform/storage/configured-buckets.ts";
import { systemClock } from "./platform/system/clock.ts";
import { type Job, startJobs } from "./platform/system/jobs.ts";
import { log } from "./platform/system/output.ts";
import { schema } from "./schema.ts";
import { prepareContent } from "./seed/prepare-content.ts";
import { createServices, type Services } from "./services.ts";
import { isWhole, verifiedPages } from "./verification/verified-pages.ts";

const minute = 60_000;

const jobs = (services: Services): readonly Job[] => [
  { name: "first and last days", interval: 1000, run: () => updateShownFiles(services) },
  { name: "smaller copies of photos", interval: 5000, run: (signal) => services.photoVariants.makeDue(signal) },
  {
    name: "deletion of settled requests",
    interval: 60 * minute,
    run: () => services.removals.deleteSettled(),
    deletes: true,
  },
  { name: "deletion of old events", interval: 60 * minute, run: () => clearOldActivity(services), deletes: true },
  { name: "counts of page views", interval: minute / 2, run: () => services.pageViews.store() },
  { name: "deletion of old counts", interval: 60 * minute, run: () => services.pageViews.deleteOld(), deletes: true },
  // The delay keeps the start fast.
  { name: "backups", interval: 5 * minute, delay: 5 * minute, run: (signal) => services.backups.makeDue(signal) },
  {
    name: "copies of backups",
    interval: 5 * minute,
    delay: 6 * minute,
    run: (signal) => services.backupCopies.copyDue(signal),
  },
  { name: "newest release", interval: 6 * 60 * minute, run: (signal) => services.releases.lookUp(signal) },
];

/** Connections that the kernel queues. More than the server takes, because others would time out silently. */
const backlog = 2048;

export type RunningServer = Awaited<ReturnType<typeof startServer>>;

/**
 * Starts the server. Releases every resource, the database's server too, if a step fails.
 * @param stopping aborts the start after the current step @throws StartFailure for what the operator can correct
 */
export async function startServer(
  config: Config,
  databaseServer: DatabaseServer,
  report: Report,
  stopping: AbortSignal,
) {
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
    const site = { root: siteRoot, development: config.development };
    const services = await createServices({ server: app, config, database, secret, report });
    await createApp({ server: app, services, site });
    stopping.throwIfAborted();
    ({ cleared } = await prepareContent(services, config, report, systemClock()));
    stopping.throwIfAborted();
    // Before listening, because a last day may have passed while no server ran.
    await updateShownFiles(services);
    await services.restore.settle();
    await listen(app, config);
    if (config.databaseUrl) stopWatching = watchContentVersion(services.contentVersion);
    // After listening, because a failed start must not store a password without printing it.
    const administrator = await ensureAdministrator(database, config.administrator, systemClock);
    if (administrator) reportAdministrator(administrator, await services.restoreKeys.createFirst(), report);
    await services.restore.checkPages(verifiedPages, async (path) => {
      const { statusCode, body } = await app.inject(path);
      return statusCode === 200 && isWhole(body);
    });
    // Not before, because a service that does not answer would delay the start.
    void reportBuckets(config, report);
    stopJobs = startJobs(jobs(services), services.clockWatch, report);
    /** Reports to proxies that it is not ready, finishes running requests, then releases every resource. */
    const drainAndStop = async () => {
      app.draining.started = true;
      await pause(config.drain * 1000);
      await stop();
    };
    // Resolves when somebody has confirmed a restore on the page `/restore`; the caller stops the server for it.
    const { requested: restoreRequested } = services.restore;
    return { url: address(app, config), restoreRequested, stop: drainAndStop, abort };
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
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EADDRINUSE") throw new StartFailure(`PORT: ${port} on ${host} is taken by another program`);
    if (code === "EACCES") throw new StartFailure(`PORT: ${port} may not be used by this user`);
    if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
      throw new StartFailure(`HOST: ${host} is no address of this machine`);
    throw error;
  } finally {
    app.log.level = level;
  }
}

function address(app: FastifyInstance, { host }: Config): string {
  const { port } = app.server.address() as AddressInfo;
  const local = ["127.0.0.1", "0.0.0.0", "::", "::1"].includes(host);
  return `http://${local ? "localhost" : host.includes(":") ? `[${host}]` : host}:${port}`;
}

function reportAdministrator({ email, password, generated }: FirstAdministrator, code: string, report: Report): void {
  const rule = "=".repeat(64);
  const shown = generated ? [`  Email:    ${email}`, `  Password: ${password}`, ""] : [];
  const what = generated ? "administrator" : "start";
  const lines = [`The first ${what}. This is shown once: write it down.`, "", ...shown];
  const restore = ["To restore a backup instead, open /restore before the first login.", "", `  Code:     ${code}`];
  for (const line of ["", rule, ...lines, ...restore, `${rule}\n`]) report(line);
}
