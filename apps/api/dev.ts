import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { watch } from "node:fs";
import { readFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { context } from "esbuild";
import { buildOptions, programs } from "./build-options.ts";

/**
 * The development server: bundles the sources and runs them, again after each change. A bundle starts in half the time
 * of a loader that translates every file. Vite serves the site's sources and the texts, so their changes restart nothing.
 */
const outdir = "dist-dev";
const watched = ["src", "../../packages/contracts/src", "../../packages/artwork/src"];

/** Milliseconds. Saving a file may cause several events. */
const settling = 50;

const { dependencies, optionalDependencies } = JSON.parse(await readFile("package.json", "utf8"));
const packages = Object.keys({ ...dependencies, ...optionalDependencies });
// Not bundling the packages makes the bundle a matter of a third of a second.
const external = packages.filter((name) => !name.startsWith("@visiga/"));
const bundle = await context({ ...buildOptions, entryPoints: programs, outdir, external });

let server: ChildProcess | undefined;
let due = false;
let stopping = false;

// Ctrl+C in a terminal reaches the server too, which ends by itself.
process.on("SIGINT", () => stop());
process.on("SIGTERM", () => stop("SIGTERM"));
for (const folder of watched)
  watch(folder, { recursive: true }, (_, name) => {
    if (/\.(ts|js)$/.test(name ?? "") && !name?.endsWith(".test.ts")) due = true;
  });

await start();
while (!stopping) {
  await pause(settling);
  if (!due) continue;
  await pause(settling);
  due = false;
  await start();
}

/** Replaces the running server. If a source has an error, which esbuild prints, the server runs on. */
async function start(): Promise<void> {
  const built = await bundle.rebuild().catch(() => undefined);
  if (!built || stopping) return;
  await ended("SIGTERM");
  server = spawn(process.execPath, ["--enable-source-maps", `${outdir}/main.js`], {
    stdio: "inherit",
    env: { ...process.env, NODE_ENV: "development" },
  });
}

async function stop(signal?: NodeJS.Signals): Promise<void> {
  stopping = true;
  await ended(signal);
  process.exit();
}

async function ended(signal?: NodeJS.Signals): Promise<void> {
  if (!server || server.exitCode !== null || server.signalCode !== null) return;
  const exit = once(server, "exit");
  if (signal) server.kill(signal);
  await exit;
}
