import type { KeptSite } from "@visiga/api/kept-site";
import type { RestoreRun } from "@visiga/contracts/restore";
import type { Config } from "@visiga/system/config/config";
import { measureDisk } from "@visiga/system/disk/disk-space";
import { StartFailure } from "@visiga/system/errors/start-failure";
import { print } from "@visiga/system/output";
import type { FetchedArchive } from "#archive/archive-place.ts";
import { isEncrypted, unlock } from "#archive/encrypted-archive.ts";
import { fetchBackup } from "#backup/second-places.ts";
import type { ListeningPort } from "#site/listening-port.ts";
import type { RestoreRequest } from "#site/messages.ts";
import { type FailedRestore, failedRestore } from "./inspection.ts";
import type { OpenRestore } from "./page/open-restore.ts";
import { serverWithoutSite } from "./page/serve-without-site.ts";
import { begunProgress, type Restore } from "./restore.ts";
import { type ReportProgress, restoreBackup } from "./restore-backup.ts";
import type { RestoreRecord } from "./restore-files.ts";
import { restoreResult } from "./restore-outcome.ts";

/** What shows a restore while it runs. */
interface Place {
  readonly restore: OpenRestore;
  readonly listeningPort: Pick<ListeningPort, "hold">;
}

/** Shows a restore to whoever has begun it, and tells visitors to come back. */
export function showRestore(config: Config, { restore, listeningPort }: Place, { key }: RestoreRequest): void {
  restore.progress = begunProgress;
  restore.keys.owner = key;
  listeningPort.hold(serverWithoutSite(config, restore), 0);
}

/**
 * Restores a backup that the page `/restore` has asked for, and stores the outcome for the server that starts next. The
 * site has stopped; the page is served at the same port meanwhile. Failures are stored, not thrown.
 */
export async function runRestore(config: Config, kept: KeptSite, place: Place, request: RestoreRequest): Promise<void> {
  const { restore } = place;
  showRestore(config, place, request);
  const begun = await restore.files.record();
  if (begun) {
    const run = await restored(config, kept, { restore, request, begun }).catch(async (error) => {
      print(`The restore failed: ${error}`);
      return outcomeOf(error, config.dataDir);
    });
    await restore.files
      .writeRecord({ ...begun, run })
      .catch((error) => print(`The result of the restore could not be written: ${error}`));
  }
  restore.progress = null;
}

interface Work {
  readonly restore: Restore;
  readonly request: RestoreRequest;
  readonly begun: RestoreRecord;
}

async function restored(config: Config, kept: KeptSite, { restore, request, begun }: Work): Promise<RestoreRun> {
  const report: string[] = [];
  const tellOperator = (line: string) => {
    report.push(line);
    print(line);
  };
  const progress: ReportProgress = (step, done, of) => {
    restore.progress = { phase: "running", step, done, of };
  };
  const { path, release } = await fetched(config, restore, request);
  try {
    const passphrase = request.passphrase ?? config.backups.passphrase ?? "";
    const archive = (await isEncrypted(path)) ? await unlock(path, passphrase) : { path };
    const { restorePoint } = await restoreBackup({ config, kept, archive, tellOperator, progress });
    progress("start", 0, 0);
    return restoreResult(begun, { restorePoint, report });
  } finally {
    await release();
  }
}

/** Bytes: with less free, PostgreSQL fails without naming the reason. */
const fullDisk = 50e6;

async function outcomeOf(error: unknown, dataDir: string): Promise<FailedRestore> {
  const failed = failedRestore(error);
  const { free } = await measureDisk(dataDir);
  return failed.failure === "failed" && free < fullDisk ? { ...failed, failure: "room" } : failed;
}

async function fetched(config: Config, { files }: Restore, { file }: RestoreRequest): Promise<FetchedArchive> {
  if (file === files.uploaded) return { path: file, release: async () => {} };
  const found = await fetchBackup(config, file);
  if (!found) throw new StartFailure(`There is no backup ${file} any more`);
  return found;
}
