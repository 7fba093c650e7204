import { setTimeout as pause } from "node:timers/promises";
import type { Config } from "@visiga/system/config/config";
import { UnknownMigrations } from "@visiga/system/database/migrate";
import { exists } from "@visiga/system/disk/disk-files";
import { InUse, PortFailure } from "@visiga/system/errors/start-failure";
import { print, printError } from "@visiga/system/output";
import { lockDataDir, startDatabaseServer } from "#database/database-server.ts";
import { explainedFailure } from "#errors/explained-failure.ts";
import { clusterFolder } from "#postgres/data-dir.ts";
import type { ListeningPort } from "#site/listening-port.ts";
import { SiteFailure } from "#site/site-process.ts";
import type { OpenRestore } from "./open-restore.ts";
import { serverWithoutSite } from "./serve-without-site.ts";

export interface StandIn {
  stop(): Promise<void>;
  /** Resolves when the site may be tried again. */
  readonly waits: Promise<undefined>;
}

/** Milliseconds until a site that failed is tried again. */
const interval = 60_000;

/**
 * Whether a backup may replace a site that failed. At a first start there is no site. With DATABASE_URL the
 * operator has to mend the other reasons first: without the server there is nothing to restore into.
 */
export async function isRestorable(error: unknown, config: Pick<Config, "databaseUrl" | "dataDir">): Promise<boolean> {
  if (error instanceof InUse || error instanceof PortFailure) return false;
  if (config.databaseUrl && error instanceof SiteFailure) return error.restorable;
  if (config.databaseUrl) return error instanceof UnknownMigrations || !explainedFailure(error);
  return exists(clusterFolder(config.dataDir)).catch(() => false);
}

/** Stands in for a site that does not run: holds the data folder, and answers at its port. */
export async function standBy(
  config: Config,
  { restore, listeningPort }: { readonly restore: OpenRestore; readonly listeningPort: ListeningPort },
  error: unknown,
): Promise<StandIn> {
  const known = explainedFailure(error)?.lines;
  const lines = known ?? [error instanceof Error ? error.message : String(error)];
  const isToldAlready = String(restore.down) === String(lines);
  restore.stopped(lines);
  const held = await holdDatabase(config);
  listeningPort.hold(serverWithoutSite(config, restore), 0);
  if (!isToldAlready) {
    for (const line of known ?? [String((error as Error)?.stack ?? error)]) printError(line);
    for (const line of standInLines(listeningPort.url(config), await restore.keys.createCode("down"))) print(line);
  }
  const ended = new AbortController();
  const stop = async () => {
    ended.abort();
    restore.stop();
    await held();
  };
  const again = async () => {
    do await pause(interval, undefined, { signal: ended.signal });
    while (restore.isChecking);
    return undefined;
  };
  const waits = again();
  waits.catch(() => {});
  return { stop, waits };
}

/** The database, so that a check can compare it with a backup; else the folder only. @returns a function that releases it */
async function holdDatabase(config: Config): Promise<() => Promise<void>> {
  try {
    const { close } = await startDatabaseServer(config, () => {});
    return close;
  } catch (error) {
    if (config.databaseUrl) return async () => {};
    if (error instanceof InUse) throw error;
    // A full disk may have no room for the lock.
    const lock = await lockDataDir(config.dataDir).catch((failure) => {
      if (failure instanceof InUse) throw failure;
    });
    return async () => lock?.release();
  }
}

const rule = "=".repeat(64);

const standInLines = (url: string, code: string): readonly string[] => [
  "",
  rule,
  "The website does not run, and is tried again every minute.",
  "",
  `To restore a backup, open ${url}/restore within a day.`,
  "",
  `  Code:     ${code}`,
  `${rule}\n`,
];
