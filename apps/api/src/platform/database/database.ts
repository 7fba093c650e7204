import { access, constants, mkdir, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { DataSource } from "typeorm";
import type { Config } from "#platform/config/config.ts";
import { type Report, StartFailure } from "#platform/start-failure.ts";
import { createConnection, type Schema } from "./connection.ts";
import { type EmbeddedServer, startEmbeddedServer } from "./embedded-server.ts";
import { migrate } from "./migrate.ts";
import { LockHeld, type ProcessLock, takeProcessLock } from "./process-lock.ts";
import { waitForServer } from "./server-wait.ts";

export interface OpenDatabase {
  readonly dataSource: DataSource;
  close(): Promise<void>;
}

/**
 * Opens the database that the settings name, with every migration run.
 * @param template See `openEmbeddedFiles`.
 * @throws StartFailure where that cannot be.
 */
export async function openDatabase(
  config: Pick<Config, "databaseUrl" | "dataDir">,
  schema: Schema,
  report: Report,
  template?: string,
): Promise<OpenDatabase> {
  await prepareDataDir(config.dataDir);
  return config.databaseUrl
    ? openServer(config.databaseUrl, schema, report)
    : openEmbedded(config.dataDir, schema, template);
}

async function openServer(url: string, schema: Schema, report: Report): Promise<OpenDatabase> {
  await waitForServer(url, { report });
  const dataSource = await connect({ url }, schema);
  return { dataSource, close: () => dataSource.destroy() };
}

async function openEmbedded(dataDir: string, schema: Schema, template: string | undefined): Promise<OpenDatabase> {
  const lock = await lockDataDir(dataDir);
  let server: EmbeddedServer | undefined;
  try {
    const running = await startEmbeddedServer(dataDir, template);
    server = running;
    const dataSource = await connect(running, schema);
    const close = async () => {
      await dataSource.destroy();
      await running.stop();
      await lock.release();
    };
    return { dataSource, close };
  } catch (error) {
    await server?.stop();
    await lock.release();
    throw error;
  }
}

async function connect(address: Parameters<typeof createConnection>[0], schema: Schema): Promise<DataSource> {
  const dataSource = await createConnection(address, schema).initialize();
  try {
    await migrate(dataSource);
    return dataSource;
  } catch (error) {
    await dataSource.destroy();
    throw error;
  }
}

async function lockDataDir(dataDir: string): Promise<ProcessLock> {
  try {
    return await takeProcessLock(join(dataDir, "lock"));
  } catch (error) {
    if (!(error instanceof LockHeld)) throw error;
    const holder = error.pid ? ` (process ${error.pid})` : "";
    throw new StartFailure(`DATA_DIR: ${dataDir} is in use by another server${holder}; stop that one first`);
  }
}

async function prepareDataDir(dataDir: string): Promise<void> {
  try {
    await makeFolder(dataDir);
    await access(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartFailure(`DATA_DIR: ${dataDir} cannot be written to (${code ?? error})`);
  }
}

/** With its parents. Node's own way never returns where the system makes no folders, as under /proc. */
async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EEXIST" && (await stat(path)).isDirectory()) return;
    if (code !== "ENOENT" || dirname(path) === path) throw error;
    await makeFolder(dirname(path));
    await mkdir(path);
  }
}
