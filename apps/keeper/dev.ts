import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { existsSync, watch } from "node:fs";
import { isBuiltin } from "node:module";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import { readConfig } from "@visiga/system/config/config";
import type { DatabaseServer } from "@visiga/system/database/database-server";
import { explainedFailure } from "@visiga/system/errors/explained-failure";
import { listened } from "@visiga/system/listened";
import { print, printError } from "@visiga/system/output";
import { type BuildFailure, context, formatMessages, type Plugin } from "esbuild";
import { buildOptions, programs } from "./build-options.ts";
import { startDatabaseServer } from "./src/database/database-server.ts";
import { openFrontServer } from "./src/development/front-server.ts";
import type { ApplicationMessage } from "./src/development/messages.ts";
import { clusterFolder, prepareDataDir } from "./src/postgres/data-dir.ts";
import type { RestoreRequest } from "./src/restore/restore-files.ts";
import { ListeningPort } from "./src/site/listening-port.ts";
import { waitingServer } from "./src/site/waiting-page.ts";

/**
 * The development server: keeps PostgreSQL and Vite running, bundles the sources and runs the application, again after
 * each change. A bundle starts in half the time of a loader that translates every file. Vite serves the site's sources
 * and the texts, so their changes restart nothing.
 */
const siteRoot = fileURLToPath(new URL("../web", import.meta.url));
const outdir = "dist-dev";
const watched = [
  "src",
  "../api/src",
  ...["artwork", "contracts", "system"].map((name) => `../../packages/${name}/src`),
];

/** Milliseconds. Saving a file may cause several events. */
const settling = 50;
/** Milliseconds for a stop. Requests may take longer, and a debugger that is attached holds a process that has ended. */
const stopTimeout = 500;
/** Last characters of its error output that are shown when the application has ended. */
const shownOutput = 5000;

process.env.NODE_ENV = "development";
/** Not bundling the packages makes the bundle a matter of a third of a second. Each workspace has its own. */
const packagesInPlace: Plugin = {
  name: "packages in place",
  setup(build) {
    build.onResolve({ filter: /^[^.#/]/ }, async ({ path, pluginData, ...at }) => {
      if (pluginData === "resolved" || at.kind === "entry-point" || path.startsWith("@visiga/")) return undefined;
      if (isBuiltin(path)) return { path, external: true };
      const { importer, resolveDir, kind } = at;
      const found = await build.resolve(path, { importer, resolveDir, kind, pluginData: "resolved" });
      return { path: found.external ? path : pathToFileURL(found.path).href, external: true };
    });
  },
};
const site = "development-site";
const entryPoints = { ...programs, [site]: `src/development/${site}.ts` };
/** Without spaces, a breakpoint at the statement after a `return` would not be hit. */
const development = {
  minifyWhitespace: false,
  lineLimit: 0,
  external: [],
  plugins: [...buildOptions.plugins, packagesInPlace],
};
const bundle = await context({ ...buildOptions, ...development, entryPoints, outdir });
const config = await orEnd(() => readConfig(process.env));
const front = await openFrontServer(siteRoot);
/** The application's one is the server in front of it. */
const proxies = config.trustProxy === true ? "true" : ["loopback", ...(config.trustProxy || [])].join();

let postgres: DatabaseServer | undefined;
let application: ChildProcess | undefined;
let due = false;
let stopping = false;

// Ctrl+C in a terminal reaches the application too, which ends by itself.
process.on("SIGINT", () => stop());
process.on("SIGTERM", () => stop("SIGTERM"));
for (const folder of watched)
  listened(watch(folder, { recursive: true })).on("change", (_, name) => {
    const file = String(name ?? "");
    if (/\.(ts|js)$/.test(file) && !file.endsWith(".test.ts")) due = true;
  });

const url = await orEnd(() => front.listen(config));
await orEnd(startPostgres);
await start();
while (!stopping) {
  await pause(settling);
  if (!due) continue;
  await pause(settling);
  due = false;
  await start();
}

/** Says what the developer can correct, and ends, if a step fails by it. */
async function orEnd<Result>(step: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await step();
  } catch (error) {
    const failure = explainedFailure(error);
    if (!failure) throw error;
    for (const line of failure.lines) printError(line);
    process.exit(1);
  }
}

async function startPostgres(): Promise<void> {
  await prepareDataDir(config.dataDir, !config.databaseUrl);
  if (config.databaseUrl) return;
  if (!existsSync(clusterFolder(config.dataDir)))
    print(`Creating a database with demo content in ${config.dataDir}, once: some 10 s`);
  postgres = await startDatabaseServer(config, print);
}

/** Replaces the running application. If a source has an error, which esbuild prints, the application runs on. */
async function start(): Promise<void> {
  const startedAt = performance.now();
  const { errors } = await bundle.rebuild().catch((failure: BuildFailure) => failure);
  if (stopping) return;
  if (errors.length > 0) return front.fail((await formatMessages(errors, { kind: "error" })).join("\n"));
  front.hold();
  await ended("SIGTERM");
  const started = fork(`${outdir}/${site}.js`, [siteRoot, ...(postgres ? [JSON.stringify(postgres.address)] : [])], {
    env: { ...process.env, HOST: "127.0.0.1", PORT: "0", TRUST_PROXY: proxies },
    // The debugger of an editor attaches at any time. Its address is not printed after each change.
    execArgv: ["--enable-source-maps", "--inspect=127.0.0.1:9229", "--inspect-publish-uid=http"],
    stdio: ["inherit", "inherit", "pipe", "ipc"],
  });
  let output = "";
  started.stderr?.on("data", (chunk) => {
    output = `${output}${chunk}`.slice(-shownOutput);
    process.stderr.write(chunk);
  });
  started.on("message", (message: ApplicationMessage) => {
    if (message.kind === "vite")
      void front.invokeVite(message.asked).then((answered) => started.send({ id: message.id, answered }));
    if (message.kind === "restore") void restore(message.request);
    if (message.kind !== "ready") return;
    front.pass(message.port);
    print(`Ready at ${url} after ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  });
  // By itself.
  started.on("exit", () => {
    if (application !== started) return;
    front.hold();
    void front.fail(output);
  });
  application = started;
}

/** Restores a backup that was chosen on the page `/restore`, with the whole server stopped. */
async function restore(request: RestoreRequest): Promise<void> {
  const [{ runRestore }, { openRestorePage }, { keptSite }] = await Promise.all([
    import("./src/restore/run-restore.ts"),
    import("./src/restore/page/open-restore-page.ts"),
    import("@visiga/api/kept-site"),
  ]);
  const page = await openRestorePage(config, keptSite, { report: print });
  await ended();
  await postgres?.close();
  const listeningPort = new ListeningPort(waitingServer());
  // The server in front has the port.
  await listeningPort.open({ host: "127.0.0.1", port: 0 });
  front.pass(listeningPort.port);
  await runRestore(config, keptSite, { page, listeningPort }, request, print);
  listeningPort.close();
  front.hold();
  await startPostgres();
  await start();
}

async function stop(signal?: NodeJS.Signals): Promise<void> {
  stopping = true;
  await ended(signal);
  await postgres?.close();
  process.exit();
}

async function ended(signal?: NodeJS.Signals): Promise<void> {
  const running = application;
  application = undefined;
  if (!running || running.exitCode !== null || running.signalCode !== null) return;
  const exit = once(running, "exit");
  if (signal) running.kill(signal);
  const killing = setTimeout(() => running.kill("SIGKILL"), stopTimeout);
  await exit;
  clearTimeout(killing);
}
