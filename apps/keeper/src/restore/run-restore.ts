import type { KeptSite } from "@visiga/api/kept-site";
import type { RestoreRun } from "@visiga/contracts/restore";
import type { Config } from "@visiga/system/config/config";
import { measureDisk } from "@visiga/system/disk/disk-space";
import { type Report, StartFailure } from "@visiga/system/errors/start-failure";
import type { FetchedArchive } from "#archive/archive-place.ts";
import { type ArchiveFile, isEncrypted, unlock } from "#archive/encrypted-archive.ts";
import { fetchBackup } from "#backup/second-places.ts";
import type { ListeningPort } from "#site/listening-port.ts";
import type { OpenRestorePage } from "./page/open-restore-page.ts";
import { serverWithoutSite } from "./page/serve-without-site.ts";
import { begunProgress } from "./restore.ts";
import { type ReportProgress, restoreBackup } from "./restore-backup.ts";
import { type FailedRestore, failedRestore } from "./restore-failure.ts";
import { RestoreFiles, type RestoreRequest, restoreResult } from "./restore-files.ts";

/** What shows a restore while it runs. */
interface Place {
  readonly page: OpenRestorePage;
  readonly listeningPort: Pick<ListeningPort, "hold">;
}

/** Shows a restore to whoever has begun it, and tells visitors to come back. */
export function showRestore(config: Config, { page, listeningPort }: Place, { begun }: RestoreRequest): void {
  page.restore.progress = begunProgress;
  page.keys.owner = begun.key;
  listeningPort.hold(serverWithoutSite(config, page), 0);
}

/**
 * Restores a backup that the page `/restore` has asked for, and stores the outcome for the server that starts next. The
 * site has stopped; the page is served at the same port meanwhile. Failures are stored, not thrown.
 */
export async function runRestore(config: Config, kept: KeptSite, place: Place, request: RestoreRequest, print: Report) {
  const files = new RestoreFiles(config.dataDir);
  const { begun } = request;
  const { page } = place;
  const progress: ReportProgress = (step, done, of) => {
    page.restore.progress = { phase: "running", step, done, of };
  };
  const record = (run: RestoreRun) => files.writeRecord({ ...begun, run });
  showRestore(config, place, request);
  const lines: string[] = [];
  const tellOperator = (line: string) => {
    lines.push(line);
    print(line);
  };
  try {
    const found = await fetched(config, files, request.file);
    try {
      const archive = await unlocked(found.path, request, config);
      const { restorePoint } = await restoreBackup({ config, kept, archive, tellOperator, progress });
      progress("start", 0, 0);
      await record(restoreResult(begun, { restorePoint, report: lines }));
    } finally {
      await found.release();
    }
  } catch (error) {
    print(`The restore failed: ${error}`);
    await record(await outcomeOf(error, config.dataDir)).catch((failure) =>
      print(`The result of the restore could not be written: ${failure}`),
    );
  } finally {
    page.restore.progress = null;
  }
}

/** Bytes: with less free, PostgreSQL fails without naming the reason. */
const fullDisk = 50e6;

async function outcomeOf(error: unknown, dataDir: string): Promise<FailedRestore> {
  const failed = failedRestore(error);
  const { free } = await measureDisk(dataDir);
  return failed.failure === "failed" && free < fullDisk ? { ...failed, failure: "room" } : failed;
}

async function fetched(config: Config, { uploaded }: RestoreFiles, file: string): Promise<FetchedArchive> {
  const found = file === uploaded ? { path: file, release: async () => {} } : await fetchBackup(config, file);
  if (!found) throw new StartFailure(`There is no backup ${file} any more`);
  return found;
}

async function unlocked(path: string, { passphrase }: RestoreRequest, { backups }: Config): Promise<ArchiveFile> {
  if (!(await isEncrypted(path))) return { path };
  return unlock(path, passphrase ?? backups.passphrase ?? "");
}
