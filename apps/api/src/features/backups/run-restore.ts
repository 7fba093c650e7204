import type { RestoreProgress, RestoreRun } from "@visiga/contracts/restore";
import { type ArchiveFile, isEncrypted, unlock } from "#platform/archive/encrypted-archive.ts";
import type { Config } from "#platform/config/config.ts";
import type { Schema } from "#platform/database/connection.ts";
import { type Report, StartFailure } from "#platform/errors/start-failure.ts";
import { measureDisk } from "#platform/system/disk-space.ts";
import type { RestoreRequest } from "./restore.service.ts";
import { NotPutInOrder, type ReportProgress, restoreBackup } from "./restore-backup.ts";
import { type FailedRestore, failedRestore } from "./restore-failure.ts";
import { finishedRun, RestoreFiles } from "./restore-files.ts";
import { serveProgress } from "./serve-progress.ts";
import { type FetchedBackup, fetchBackup } from "./stored-backups.ts";

/**
 * Restores a backup that the page `/restore` has asked for, and stores the outcome for the server that starts next. The
 * site's own server has stopped; meanwhile another one listens on its port. Failures are stored, not thrown.
 */
export async function runRestore(config: Config, schema: Schema, request: RestoreRequest, print: Report) {
  const files = new RestoreFiles(config.dataDir);
  const { begun } = request;
  let current: RestoreProgress = { phase: "running", step: "check", done: 0, of: 0 };
  const progress: ReportProgress = (step, done, of) => {
    current = { phase: "running", step, done, of };
  };
  const record = (run: RestoreRun) => files.writeRecord({ ...begun, run });
  const server = await serveProgress(config, request.keyHash, () => current);
  const lines: string[] = [];
  const report = (line: string) => {
    lines.push(line);
    print(line);
  };
  try {
    const found = await fileOf(config, files, request);
    try {
      const archive = await unlocked(found.path, request, config);
      const { manifest, restorePoint } = await restoreBackup({ config, schema, archive, report, progress });
      progress("start", 0, 0);
      await record(finishedRun({ ...begun, madeAt: manifest.madeAt }, { restorePoint, report: lines }));
    } finally {
      await found.release();
    }
  } catch (error) {
    print(`The restore did not end well: ${error}`);
    // The server that starts next finds that the backup is restored.
    if (error instanceof NotPutInOrder) return;
    await record(await outcomeOf(error, config.dataDir)).catch((failure) =>
      print(`The outcome cannot be stored: ${failure}`),
    );
  } finally {
    await server.close();
  }
}

/** Bytes: with less free, PostgreSQL fails without naming the reason. */
const fullDisk = 50e6;

async function outcomeOf(error: unknown, dataDir: string): Promise<FailedRestore> {
  const failed = failedRestore(error);
  const { free } = await measureDisk(dataDir);
  return failed.failure === "failed" && free < fullDisk ? { ...failed, failure: "room" } : failed;
}

async function fileOf(config: Config, files: RestoreFiles, { name }: RestoreRequest): Promise<FetchedBackup> {
  if (name === null) return { path: files.uploaded, release: async () => {} };
  const found = await fetchBackup(config, name);
  if (!found) throw new StartFailure(`There is no backup ${name} any more`);
  return found;
}

async function unlocked(path: string, { passphrase }: RestoreRequest, { backups }: Config): Promise<ArchiveFile> {
  if (!(await isEncrypted(path))) return { path };
  return unlock(path, passphrase ?? backups.passphrase ?? "");
}
