import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { administrator } from "./administrator.ts";

const builtServer = fileURLToPath(new URL("../../../api/dist/main.js", import.meta.url));

/** Blanks settings of the caller's environment that must not reach the server under test. */
const unset = ["DATABASE_URL", "SEED_DEMO", "JWT_SECRET", "PUBLIC_URL", "TRUST_PROXY", "S3_ENDPOINT", "S3_BUCKET"];

type Settings = Readonly<Record<string, string>>;

export interface Server {
  /** No slash at the end. */
  readonly url: string;
  readonly dataDir: string;
  stop(): Promise<void>;
}

/**
 * Starts the built server as in the README, on this data folder and a free port. An empty folder gets the demo content.
 */
async function startServer(dataDir: string, program = builtServer, settings: Settings = {}): Promise<Server> {
  const environment = {
    ...process.env,
    ...Object.fromEntries(unset.map((name) => [name, ""])),
    ...{ PORT: "0", HOST: "127.0.0.1", DATA_DIR: dataDir },
    ...{ ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password },
    ...settings,
  };
  const child = spawn(process.execPath, [program], { env: environment, stdio: ["ignore", "pipe", "pipe"] });
  const end = () => void child.kill("SIGTERM");
  process.once("exit", end);
  const exited = once(child, "exit");
  let failure = "";
  child.stderr.on("data", (text) => {
    failure += text;
  });
  const ready = new Promise<string>((resolve) => {
    createInterface(child.stdout).on("line", (line) => {
      const port = /^Ready at \S+:(\d+) /.exec(line)?.[1];
      if (port) resolve(port);
    });
  });
  const port = await Promise.race([ready, exited.then(() => undefined)]);
  if (!port) throw new Error(`The server did not start: ${failure}`);
  return {
    url: `http://127.0.0.1:${port}`,
    dataDir,
    stop: async () => {
      process.off("exit", end);
      end();
      await exited;
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
  const { url, stop } = await startServer(folder, builtServer, { METRICS_TOKEN: "measures" });
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
  removedAtStop(await startServer(await newFolder(), program));

/** Starts a server on a copy of the template, with settings beyond those of every test. `stop` removes the copy. */
export const startCopy = async (template: string, settings?: Settings): Promise<Server> =>
  removedAtStop(await startServer(await copyOf(template), builtServer, settings));

/** Starts a server on a copy of which a backup was made before `change` and restored after it. `stop` removes the copy. */
export async function startRestored(template: string, change: (url: string) => Promise<void>): Promise<Server> {
  const folder = await copyOf(template);
  const archive = join(folder, "before.tar");
  const run = (command: string) =>
    promisify(execFile)(process.execPath, [join(dirname(builtServer), `${command}.js`), archive], {
      env: { ...process.env, ...Object.fromEntries(unset.map((name) => [name, ""])), DATA_DIR: folder },
    });
  await run("backup");
  const server = await startServer(folder);
  await change(server.url);
  await server.stop();
  await run("restore");
  return removedAtStop(await startServer(folder));
}

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
