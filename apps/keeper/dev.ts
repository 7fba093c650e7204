import { existsSync, watch } from "node:fs";
import { isBuiltin } from "node:module";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import { readConfig } from "@visiga/system/config/config";
import { listened } from "@visiga/system/listened";
import { print, printError } from "@visiga/system/output";
import { type BuildFailure, context, formatMessages, type Plugin } from "esbuild";
import { buildOptions, programs } from "./build-options.ts";
import { startDatabaseServer } from "./src/database/database-server.ts";
import { openFrontServer } from "./src/development/front-server.ts";
import type { ViteQuestion } from "./src/development/vite-messages.ts";
import { explainedFailure } from "./src/errors/explained-failure.ts";
import { clusterFolder, prepareDataDir } from "./src/postgres/data-dir.ts";
import { forkSite } from "./src/site/fork-site.ts";
import { ListeningPort } from "./src/site/listening-port.ts";
import type { RestoreRequest } from "./src/site/messages.ts";
import { type SiteProcess, startSiteProcess } from "./src/site/site-process.ts";
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
/** Gives connections to the application, whose proxy is the server in front of it. */
const listeningPort = new ListeningPort(waitingServer());
await listeningPort.open({ host: "127.0.0.1", port: 0 });
const siteConfig = {
  ...config,
  host: "127.0.0.1",
  port: listeningPort.port,
  trustProxy: config.trustProxy === true || ["loopback", ...(config.trustProxy || [])],
};

let database: Awaited<ReturnType<typeof startDatabaseServer>>;
let application: SiteProcess | undefined;
let due = false;
let stopping = false;

for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, stop);
for (const folder of watched)
  listened(watch(folder, { recursive: true })).on("change", (_, name) => {
    const file = String(name ?? "");
    if (/\.(ts|js|sql)$/.test(file) && !file.endsWith(".test.ts")) due = true;
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
  if (!config.databaseUrl && !existsSync(clusterFolder(config.dataDir)))
    print(`Creating a database with demo content in ${config.dataDir}, once: some 10 s`);
  database = await startDatabaseServer(config, print);
}

/** Replaces the running application. If a source has an error, which esbuild prints, the application runs on. */
async function start(): Promise<void> {
  const startedAt = performance.now();
  const { errors } = await bundle.rebuild().catch((failure: BuildFailure) => failure);
  if (stopping) return;
  if (errors.length > 0) return front.fail((await formatMessages(errors, { kind: "error" })).join("\n"));
  front.hold();
  await ended();
  const forked = forkSite(`${outdir}/${site}.js`, {
    args: [siteRoot, config.dataDir],
    options: {
      // The debugger of an editor attaches at any time. Its address is not printed after each change.
      execArgv: ["--enable-source-maps", "--inspect=127.0.0.1:9229", "--inspect-publish-uid=http"],
      stdio: ["inherit", "inherit", "pipe", "ipc"],
    },
  });
  const started = startSiteProcess(forked, {
    onMessage: (message) => void (message.kind === "restore" && restore(message.request)),
  });
  application = started;
  let output = "";
  started.child.stderr?.on("data", (chunk) => {
    output = `${output}${chunk}`.slice(-shownOutput);
    process.stderr.write(chunk);
  });
  started.child.on("message", (message: ViteQuestion) => {
    if (message.kind === "vite")
      void front.invokeVite(message.asked).then((answered) => started.child.send({ id: message.id, answered }));
  });
  // If it has ended by itself: `stop` and `restore` clear `application` first.
  void started.ended.then((reason) => {
    if (application !== started) return;
    printError(`The application has ended: ${reason}`);
    front.hold();
    void front.fail([output, reason].filter(Boolean).join("\n"));
  });
  started.start({ config: siteConfig, address: database.address, embedded: database.embedded });
  const pass = () => {
    listeningPort.giveTo(started.give);
    front.pass(listeningPort.port);
    print(`Ready at ${url} after ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  };
  void started.ready.then(pass, () => {});
}

/** Restores a backup that was chosen on the page `/restore`, with the whole server stopped. */
async function restore(request: RestoreRequest): Promise<void> {
  const [{ runRestore }, { openRestore }, { keptSite }] = await Promise.all([
    import("./src/restore/run-restore.ts"),
    import("./src/restore/page/open-restore.ts"),
    import("@visiga/api/kept-site"),
  ]);
  const opened = await openRestore(config, { tellOperator: print });
  await ended();
  await database.close();
  front.pass(listeningPort.port);
  await runRestore(config, keptSite, { restore: opened, listeningPort }, request);
  front.hold();
  await startPostgres();
  await start();
}

async function stop(): Promise<void> {
  stopping = true;
  await ended();
  await database?.close();
  process.exit();
}

async function ended(): Promise<void> {
  const running = application;
  application = undefined;
  const killing = setTimeout(() => running?.kill("it did not stop in time"), stopTimeout);
  await running?.stop();
  clearTimeout(killing);
}
