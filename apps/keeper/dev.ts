import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { existsSync, watch } from "node:fs";
import { isBuiltin } from "node:module";
import { setTimeout as pause } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { readConfig } from "@visiga/system/config/config";
import type { DatabaseServer } from "@visiga/system/database/database-server";
import { explainedFailure } from "@visiga/system/errors/explained-failure";
import { print, printError } from "@visiga/system/output";
import { context, type Plugin } from "esbuild";
import { buildOptions, programs } from "./build-options.ts";
import { startDatabaseServer } from "./src/database/database-server.ts";
import { clusterFolder, prepareDataDir } from "./src/postgres/data-dir.ts";
import type { RestoreRequest } from "./src/restore/restore-files.ts";

/**
 * The development server: keeps PostgreSQL running, bundles the sources and runs the application, again after each
 * change. A bundle starts in half the time of a loader that translates every file. Vite serves the site's sources and
 * the texts, so their changes restart nothing.
 */
const outdir = "dist-dev";
const watched = [
  "src",
  "../api/src",
  ...["artwork", "contracts", "system"].map((name) => `../../packages/${name}/src`),
];

/** Milliseconds. Saving a file may cause several events. */
const settling = 50;

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
const entryPoints = { ...programs, [site]: `src/cli/${site}.ts` };
const bundle = await context({ ...buildOptions, entryPoints, outdir, external: [], plugins: [packagesInPlace] });

let postgres: DatabaseServer | undefined;
let application: ChildProcess | undefined;
let due = false;
let stopping = false;

// Ctrl+C in a terminal reaches the application too, which ends by itself.
process.on("SIGINT", () => stop());
process.on("SIGTERM", () => stop("SIGTERM"));
for (const folder of watched)
  watch(folder, { recursive: true }, (_, name) => {
    if (/\.(ts|js)$/.test(name ?? "") && !name?.endsWith(".test.ts")) due = true;
  });

try {
  await startPostgres();
} catch (error) {
  const failure = explainedFailure(error);
  if (!failure) throw error;
  for (const line of failure.lines) printError(line);
  process.exit(1);
}
await start();
while (!stopping) {
  await pause(settling);
  if (!due) continue;
  await pause(settling);
  due = false;
  await start();
}

async function startPostgres(): Promise<void> {
  const config = readConfig(process.env);
  await prepareDataDir(config.dataDir, !config.databaseUrl);
  if (config.databaseUrl) return;
  if (!existsSync(clusterFolder(config.dataDir)))
    print(`Creating a database with demo content in ${config.dataDir}, once: some 10 s`);
  postgres = await startDatabaseServer(config, print);
}

/** Replaces the running application. If a source has an error, which esbuild prints, the application runs on. */
async function start(): Promise<void> {
  const built = await bundle.rebuild().catch(() => undefined);
  if (!built || stopping) return;
  await ended("SIGTERM");
  application = fork(`${outdir}/${site}.js`, postgres ? [JSON.stringify(postgres.address)] : [], {
    // The debugger of an editor attaches at any time. Its address is not printed after each change.
    execArgv: ["--enable-source-maps", "--inspect=127.0.0.1:9229", "--inspect-publish-uid=http"],
  });
  application.on("message", (request) => void restore(request as RestoreRequest));
}

/** Restores a backup that was chosen on the page `/restore`, with the whole server stopped. */
async function restore(request: RestoreRequest): Promise<void> {
  const [{ runRestore }, { keptSite }] = await Promise.all([
    import("./src/restore/run-restore.ts"),
    import("@visiga/api/kept-site"),
  ]);
  await ended();
  await postgres?.close();
  await runRestore(readConfig(process.env), keptSite, request, print);
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
  if (!application || application.exitCode !== null || application.signalCode !== null) return;
  const exit = once(application, "exit");
  if (signal) application.kill(signal);
  await exit;
}
