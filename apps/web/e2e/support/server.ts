import { execFile } from "node:child_process";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { currentRelease } from "@visiga/testing/build-release";
import { cleanEnvironment, startServer, untilVariantsMade } from "@visiga/testing/server-process";

const run = promisify(execFile);

type Settings = Readonly<Record<string, string>>;

export type Server = Awaited<ReturnType<typeof start>>;

/**
 * Starts the built server as in the README, on this data folder and a free port. An empty folder gets the demo content.
 */
async function start(dataDir: string, settings: Settings = {}) {
  const { url, output, stop } = await startServer([currentRelease.main], { DATA_DIR: dataDir, ...settings });
  const end = () => void stop();
  process.once("exit", end);
  return {
    url,
    dataDir,
    output,
    stop: async () => {
      process.off("exit", end);
      await stop();
    },
  };
}

const newFolder = () => mkdtemp(join(tmpdir(), "visiga-e2e-"));

/**
 * Creates the template: a data folder with the demo content and the administrator, which servers copy. All variants of
 * its pictures are made first, because each copy would encode them again.
 */
export async function prepareTemplate(): Promise<string> {
  const folder = await newFolder();
  const { url, stop } = await start(folder);
  await untilVariantsMade(url).finally(stop);
  return folder;
}

/** Starts a server without content, as on a new machine. `stop` removes it. */
export const startEmpty = async (): Promise<Server> =>
  removedAtStop(await start(await newFolder(), { SEED_DEMO: "false" }));

/** A module that sets the clock of a Node.js program back by two days. */
const twoDaysAgo = `data:text/javascript,${encodeURIComponent(
  `const Now = Date; globalThis.Date = class extends Now {
    constructor(...parts) { super(...(parts.length > 0 ? parts : [Date.now()])); }
    static now() { return Now.now() - 2 * 24 * 3600 * 1000; }
  };`,
)}`;

/** Starts a server without content on which `change` was made two days ago. `stop` removes it. */
export async function startWithPast(change: (url: string) => Promise<void>): Promise<Server> {
  const folder = await newFolder();
  const past = await start(folder, { SEED_DEMO: "false", NODE_OPTIONS: `--import=${twoDaysAgo}` });
  await change(past.url).finally(past.stop);
  return removedAtStop(await start(folder, { SEED_DEMO: "false" }));
}

/** Starts a server on a copy of the template, with settings beyond those of every test. `stop` removes the copy. */
export const startCopy = async (template: string, settings?: Settings): Promise<Server> =>
  removedAtStop(await start(await copyOf(template), settings));

/** Starts a server on a copy of which a backup was made before `change` and restored after it. `stop` removes the copy. */
export async function startRestored(template: string, change: (url: string) => Promise<void>): Promise<Server> {
  const folder = await copyOf(template);
  const archive = join(folder, "before.tar");
  await backUp(folder, archive);
  const server = await start(folder);
  await change(server.url);
  await server.stop();
  await runCommand("restore", folder, archive);
  return removedAtStop(await start(folder));
}

export const backUp = (dataDir: string, archive: string) => runCommand("backup", dataDir, archive);

const runCommand = (command: "backup" | "restore", dataDir: string, archive: string) =>
  run(process.execPath, [join(dirname(currentRelease.main), `${command}.js`), archive], {
    env: { ...cleanEnvironment(), DATA_DIR: dataDir },
  });

async function copyOf(template: string): Promise<string> {
  const folder = await newFolder();
  // Not Node's `cp`, which does not preserve the owner; the database belongs to another account.
  if (process.platform === "win32") await cp(template, folder, { recursive: true });
  else await run("cp", ["-a", `${template}/.`, folder]);
  return folder;
}

const removedAtStop = (server: Server): Server => ({
  ...server,
  stop: async () => {
    await server.stop();
    await removeFolder(server.dataDir);
  },
});

export const removeFolder = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true });
