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

/** Milliseconds between two looks for photos whose copies are incomplete. */
const copiesInterval = 5000;

/** Milliseconds between two looks for what is kept for a time only: settled requests, events, personal data in revisions. */
const retentionInterval = 3600 * 1000;

/** Milliseconds between two looks whether a backup is due; the first comes after one, because a start has enough to do. */
const backupsInterval = 5 * 60 * 1000;

/**
 * Connections that wait to be taken while the event loop is busy, more than the server takes in all: whom the system drops
 * before that hears nothing for seconds.
 */
const backlog = 2048;

/** The web application; the same relative path from the sources and from the build. */
const siteRoot = fileURLToPath(new URL("../../web", import.meta.url));

export interface RunningServer {
  /** Address of the site, no slash at the end. */
  readonly url: string;
  /** Tells proxies that it is no longer ready, finishes running requests, then releases every resource. */
  stop(): Promise<void>;
  /** Ends connections and running requests, then the database. */
  abort(): Promise<void>;
}

/**
 * Starts the server: database, services, content, listening, first administrator. Releases everything where that fails.
 * @param stopping ends the start after the step that it is in, with its reason
 * @throws StartFailure for a mistake that the operator can correct
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
    // After listening, so that a start that fails never stores a password without printing it.
    const administrator = await ensureAdministrator(database, config.administrator, systemClock);
    if (administrator?.generated) reportPassword(administrator, report);
    stopCopies = repeat((signal) => services.photoCopies.makeDue(signal), copiesInterval, report);
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
