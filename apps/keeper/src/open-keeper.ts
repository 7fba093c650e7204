import type { OpenKeeper } from "@visiga/api/keeper";
import type { KeptSite } from "@visiga/api/kept-site";
import { BackupCopies } from "#backup/backup-copies.ts";
import { Backups, type VerifyBackup } from "#backup/backups.ts";
import { verifyByProcess } from "#restore/backup-processes.ts";
import { openRestore } from "#restore/page/open-restore.ts";
import { ReplacedPhotos } from "#restore/replaced-photos.ts";
import type { PageOptions } from "#restore/restore.ts";
import { completeInterrupted } from "#restore/restore-outcome.ts";
import { program } from "./program.ts";

interface Options extends Pick<PageOptions, "request" | "inspectBackup" | "askSecondPlace" | "quota"> {
  readonly verifyBackup?: VerifyBackup | undefined;
}

/** What the running site may ask of this program. */
export const openKeeper =
  (kept: KeptSite, { verifyBackup, ...options }: Options = {}): OpenKeeper =>
  async (running) => {
    const { config, clock, spareBytes, temporaryFolder, tellOperator } = running;
    const restore = await openRestore(config, { ...options, clock, spareBytes, tellOperator });
    await completeInterrupted(restore, kept, running.database);
    restore.runs(running);
    const deps = { ...running, kept, reports: kept.backupReports(running), runs: kept.backupRuns(running) };
    // The site runs meanwhile: nothing reads them any more.
    void new ReplacedPhotos(config, kept)
      .deleteLeftBehind(await kept.installationOf(running.database))
      .catch((error) => tellOperator(`Photos of a restore could not be deleted: ${error}`));
    const copies = new BackupCopies(deps, restore.archives, restore.places);
    const verify = verifyBackup ?? verifyByProcess(program("verify-backup"), temporaryFolder);
    const backups = new Backups({ ...deps, verifyBackup: verify, copies }, restore.archives);
    return {
      backups,
      restore: {
        open: (sessionId) => restore.keys.createFor(sessionId),
        createCode: () => restore.keys.createCode("first"),
      },
      handle: (request, response, address) => restore.handle(request, response, address),
      close() {
        backups.stop();
        restore.stopped();
        restore.stop();
      },
    };
  };
