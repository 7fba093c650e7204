import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { FastifyInstance } from "fastify";
import { createApp } from "./app.ts";
import { ensureAdministrator } from "./features/users/first-administrator.ts";
import { systemClock } from "./platform/clock.ts";
import type { Config } from "./platform/config/config.ts";
import { watchContentVersion } from "./platform/database/content-version-watch.ts";
import { openDatabase } from "./platform/database/database.ts";
import { createHttpServer } from "./platform/http/http-server.ts";
import { repeat } from "./platform/repeated-work.ts";
import { registerAccessTokens } from "./platform/security/access-tokens.ts";
import { generatedSecret } from "./platform/security/generated-secret.ts";
import { type Report, StartFailure } from "./platform/start-failure.ts";
import { schema } from "./schema.ts";
import { prepareContent } from "./seed/prepare-content.ts";
import { createServices } from "./services.ts";

/** Milliseconds between two checks for photos with missing variants. */
const copiesInterval = 5000;

/**
 * Milliseconds between two deletions of data with a retention period: settled requests, events, personal data in
 * revisions.
 */
const retentionInterval = 3600 * 1000;

/** Milliseconds between two checks for a due backup. The first check waits for one interval, to keep the start fast. */
const backupsInterval = 5 * 60 * 1000;

/**
 * Size of the kernel backlog, which queues connections while the event loop is busy. It exceeds the server's connection
 * limit, because connections beyond the backlog time out silently.
 */
const backlog = 2048;

/** The web application. The relative path is the same from the sources and from the build. */
const siteRoot = fileURLToPath(new URL("../../web", import.meta.url));

export interface RunningServer {
  /** Address of the site, without a slash at the end. */
  readonly url: string;
  /** Reports to proxies that it is not ready, finishes running requests, then releases every resource. */
  stop(): Promise<void>;
  /** Closes connections and aborts running requests, then closes the database. */
  abort(): Promise<void>;
}

/**
 * Starts the server: database, services, content, listening, first administrator. Releases every resource if a step
 * fails.
 * @param stopping aborts the start after the current step, with its reason
 * @throws StartFailure for an error that the operator can correct
 */
export async function startServer(config: Config, report: Report, stopping: AbortSignal): Promise<RunningServer> {
  const { dataSource: database, close } = await openDatabase(config, schema, report);
  let closing: Promise<void> | undefined;
  const closeDatabase = () => {
    closing ??= close();
    return closing;
  };
  const app = createHttpServer(config, { level: "warn", redact: ["err.parameters"] });
  let stopWatching = () => {};
  let stopCopies = async () => {};
  let stopRemovals = async () => {};
  let stopBackups = async () => {};
  let stopRetention = async () => {};
  const stop = async () => {
    await Promise.all([app.close(), stopCopies(), stopRemovals(), stopRetention(), stopBackups()]);
    stopWatching();
    await closeDatabase();
  };
  const abort = async () => {
    app.server.closeAllConnections();
    await closeDatabase();
  };
  try {
    stopping.throwIfAborted();
    const secret = config.jwtSecret ?? (await generatedSecret(config.dataDir));
    const accessTokens = await registerAccessTokens(app, secret, systemClock);
    const services = await createServices({ config, database, secret, accessTokens, report });
    await prepareContent(services, config, report, systemClock());
    stopping.throwIfAborted();
    await createApp({ config, server: app, services, site: { root: siteRoot, development: config.development } });
    stopping.throwIfAborted();
    await listen(app, config);
    if (config.databaseUrl) stopWatching = watchContentVersion(services.contentVersion);
    // After listening, because a failed start must not store a password without printing it.
    const administrator = await ensureAdministrator(database, config.administrator, systemClock);
    if (administrator?.generated) reportPassword(administrator, report);
    stopCopies = repeat((signal) => services.photoVariants.makeDue(signal), copiesInterval, report);
    stopRemovals = repeat(() => services.removals.deleteSettled(), retentionInterval, report);
    stopRetention = repeat(() => services.retention.clear(), retentionInterval, report);
    const makeBackups = (signal: AbortSignal) => services.backups.makeDue(signal);
    stopBackups = repeat(makeBackups, backupsInterval, report, { delay: backupsInterval });
    const drainAndStop = async () => {
      app.draining.begun = true;
      await pause(config.drain * 1000);
      await stop();
    };
    return { url: address(app, config), stop: drainAndStop, abort };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port, backlog, listenTextResolver: (url) => `listening at ${url}` });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EADDRINUSE") throw new StartFailure(`PORT: ${port} on ${host} is taken by another program`);
    if (code === "EACCES") throw new StartFailure(`PORT: ${port} may not be used by this user`);
    if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
      throw new StartFailure(`HOST: ${host} is no address of this machine`);
    throw error;
  }
}

function address(app: FastifyInstance, { host }: Config): string {
  const { port } = app.server.address() as AddressInfo;
  const local = ["127.0.0.1", "0.0.0.0", "::", "::1"].includes(host);
  return `http://${local ? "localhost" : host.includes(":") ? `[${host}]` : host}:${port}`;
}

function reportPassword({ email, password }: { email: string; password: string }, report: Report): void {
  const rule = "=".repeat(64);
  for (const line of ["", rule, "The first administrator. This is shown once: write it down.", ""]) report(line);
  report(`  E-mail:   ${email}`);
  report(`  Password: ${password}`);
  report(`${rule}\n`);
}
