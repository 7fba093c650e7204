import inspector from "node:inspector";
import { fileURLToPath } from "node:url";
import type { RunningServer } from "@visiga/api/start-site";
import { type Config, readConfig } from "@visiga/system/config/config";
import { explainedFailure } from "@visiga/system/errors/explained-failure";
import { print, printError } from "@visiga/system/output";
import type { OpenRestorePage } from "#restore/page/open-restore-page.ts";
import type { StandIn } from "#restore/page/stand-by.ts";
import type { RestoreRequest } from "#restore/restore-files.ts";
import { startDatabaseServer } from "./database/database-server.ts";
import { prepareDataDir } from "./postgres/data-dir.ts";
import { keepCompiledCode } from "./process/compile-cache.ts";
import { systemd } from "./process/service-manager.ts";
import { startWatchdog, type Watchdog } from "./process/watchdog.ts";

/** Milliseconds before a stop is forced, and milliseconds that a forced stop waits for the database. */
const stopTimeout = 10_000;
const abortTimeout = 4000;

/** Additional seconds before the watchdog kills a process that cannot end itself. */
const forceExit = 5;

/** Reason of a start that a signal has aborted; not a failure. */
const stopped = new Error("Stopped by a signal");

// Only the server's account may read the data folder.
process.umask(0o077);

let watchdog: Watchdog | undefined;
let restorePage: Promise<OpenRestorePage> | undefined;
let confirmRestore: (request: RestoreRequest) => void = () => {};

try {
  const stopping = new AbortController();
  const config = readConfig(process.env);
  const maxStop = config.drain * 1000 + stopTimeout;
  const manager = config.systemd && systemd(config.systemd.watchdog, print);
  let requested = nextRestore();
  const starting = startOrStandBy(config, stopping.signal);
  stopping.signal.addEventListener("abort", () => {
    manager?.stopping();
    watchdog?.endWithin(maxStop / 1000 + forceExit);
  });
  let current = starting;
  stopOnSignals(() => current, stopping, maxStop);
  let running = await starting;
  // No watchdog if a debugger may pause the process.
  if (!inspector.url()) watchdog = startWatchdog();
  manager?.ready();
  if (!running.waits) print(`Ready at ${running.url} after ${(performance.now() / 1000).toFixed(1)} s`);
  for (;;) {
    const request = await Promise.race([requested, ...(running.waits ? [running.waits] : [])]);
    requested = request ? nextRestore() : requested;
    // With PORT=0, the same port again.
    const samePort = { ...config, port: Number(new URL(running.url).port) };
    current = restart(samePort, running, request, stopping.signal);
    running = await current;
    if (!running.waits) print(`Listening again at ${running.url}`);
  }
} catch (error) {
  if (error === stopped) process.exit(0);
  const failure = explainedFailure(error);
  if (!failure) throw error;
  for (const line of failure.lines) printError(line);
  process.exit(1);
}

/** The site, or what stands in for one that does not start. */
type Running = RunningServer & Partial<Pick<StandIn, "waits">>;

/** Resolves when somebody has confirmed a restore on the page `/restore`. */
function nextRestore(): Promise<RestoreRequest> {
  return new Promise((resolve) => {
    confirmRestore = resolve;
  });
}

/** Opened once: it outlives the site. */
function openPage(config: Config): Promise<OpenRestorePage> {
  const opening = async () => {
    const [{ keptSite }, { openRestorePage }] = await Promise.all([
      import("@visiga/api/kept-site"),
      import("#restore/page/open-restore-page.ts"),
    ]);
    return openRestorePage(config, keptSite, { report: print, request: (request) => confirmRestore(request) });
  };
  restorePage ??= opening();
  return restorePage;
}

/** @throws what no backup mends */
async function startOrStandBy(config: Config, stopping: AbortSignal): Promise<Running> {
  try {
    return await start(config, stopping);
  } catch (error) {
    if (error === stopped) throw error;
    const { isRestorable, standBy } = await import("#restore/page/stand-by.ts");
    if (!(await isRestorable(error, config))) throw error;
    return standBy(config, await openPage(config), error, { print, printError });
  }
}

/** Starts PostgreSQL first: it starts while loading the site's code blocks this thread. */
async function start(config: Config, stopping: AbortSignal): Promise<RunningServer> {
  await prepareDataDir(config.dataDir, !config.databaseUrl);
  await keepCompiledCode(config.dataDir, fileURLToPath(import.meta.url));
  const database = await startDatabaseServer(config, print, () => void import("@visiga/api/start-site"));
  const [{ startSite }, { keptSite }, { openKeeper }] = await Promise.all([
    import("@visiga/api/start-site"),
    import("@visiga/api/kept-site"),
    import("./open-keeper.ts"),
  ]);
  const page = await openPage(config);
  const keeper = openKeeper(keptSite, { page });
  const server = await startSite({ config, databaseServer: database, openKeeper: keeper, report: print, stopping });
  await page.restore.checkPages(server.url);
  return server;
}

/** @param request absent: a site that did not start is only tried again */
async function restart(config: Config, server: Running, request: RestoreRequest | undefined, stopping: AbortSignal) {
  await server.stop();
  stopping.throwIfAborted();
  if (!request) return startOrStandBy(config, stopping);
  const [{ runRestore }, { keptSite }] = await Promise.all([
    import("./restore/run-restore.ts"),
    import("@visiga/api/kept-site"),
  ]);
  await runRestore(config, keptSite, await openPage(config), request, print);
  return startOrStandBy(config, stopping);
}

/** @param current the server that runs or starts @param timeout milliseconds before a stop is forced */
function stopOnSignals(current: () => Promise<Running>, stopping: AbortController, timeout: number): void {
  let server: Running | undefined;
  let forced = false;
  const force = async () => {
    forced = true;
    setTimeout(() => process.exit(1), abortTimeout).unref();
    await server?.abort().catch(() => {});
    process.exit(1);
  };
  const stop = async () => {
    if (stopping.signal.aborted) return force();
    stopping.abort(stopped);
    setTimeout(force, timeout).unref();
    // The main program reports a failed start.
    server = await current().catch(() => undefined);
    if (!server) return;
    await server.stop();
    process.exit(forced || server.waits ? 1 : 0);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}
