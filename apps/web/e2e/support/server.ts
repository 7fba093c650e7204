import { execFile } from "node:child_process";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { cleanEnvironment, startServer } from "@visiga/testing/server-process";
import { administrator } from "./administrator.ts";

const builtServer = fileURLToPath(new URL("../../../api/dist/main.js", import.meta.url));

type Settings = Readonly<Record<string, string>>;

export interface Server {
  /** No slash at the end. */
  readonly url: string;
  readonly dataDir: string;
  readonly output: readonly string[];
  stop(): Promise<void>;
}

/**
 * Starts the built server as in the README, on this data folder and a free port. An empty folder gets the demo content.
 */
async function start(dataDir: string, program = builtServer, settings: Settings = {}): Promise<Server> {
  const account = { ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password };
  const { url, output, stop } = await startServer([program], { DATA_DIR: dataDir, ...account, ...settings });
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
  const { url, stop } = await start(folder, builtServer, { METRICS_TOKEN: "measures" });
  for (let complete = false; !complete; await wait(100)) {
    const measures = await fetch(`${url}/metrics`, { headers: { authorization: "Bearer measures" } });
    if (!measures.ok) throw new Error(`/metrics answered ${measures.status}`);
    complete = (await measures.text()).includes('visiga_queue_length{queue="copies"} 0\n');
  }
  await stop();
  return folder;
}

/** Starts a server with new demo content, `program` if not this build's. `stop` removes it. */
export const startNew = async (program?: string): Promise<Server> =>
  removedAtStop(await start(await newFolder(), program));

/** Starts a server without content, as on a new machine. `stop` removes it. */
export const startEmpty = async (): Promise<Server> =>
  removedAtStop(await start(await newFolder(), builtServer, { SEED_DEMO: "false" }));

/** Starts a server on a copy of the template, with settings beyond those of every test. `stop` removes the copy. */
export const startCopy = async (template: string, settings?: Settings): Promise<Server> =>
  removedAtStop(await start(await copyOf(template), builtServer, settings));

/** Starts a server on a copy of which a backup was made before `change` and restored after it. `stop` removes the copy. */
export async function startRestored(template: string, change: (url: string) => Promise<void>): Promise<Server> {
  const folder = await copyOf(template);
  const archive = join(folder, "before.tar");
  await run("backup", archive, folder);
  const server = await start(folder);
  await change(server.url);
  await server.stop();
  await run("restore", archive, folder);
  return removedAtStop(await start(folder));
}

/** Makes a backup of the template. */
export const backUp = (template: string, archive: string) => run("backup", archive, template);

const run = (command: "backup" | "restore", archive: string, dataDir: string) =>
  promisify(execFile)(process.execPath, [join(dirname(builtServer), `${command}.js`), archive], {
    env: { ...cleanEnvironment(), DATA_DIR: dataDir },
  });

async function copyOf(template: string): Promise<string> {
  const folder = await newFolder();
  // Not Node's `cp`, which does not preserve the owner; the database belongs to another account.
  if (process.platform === "win32") await cp(template, folder, { recursive: true });
  else await promisify(execFile)("cp", ["-a", `${template}/.`, folder]);
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
