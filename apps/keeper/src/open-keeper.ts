import type { OpenKeeper } from "@visiga/api/keeper";
import type { KeptSite } from "@visiga/api/kept-site";
import { BackupCopies } from "#backup/backup-copies.ts";
import { Backups, type VerifyBackup } from "#backup/backups.ts";
import { verifyByProcess } from "#restore/backup-processes.ts";
import { type OpenRestorePage, openRestorePage, type PageOptions } from "#restore/page/open-restore-page.ts";
import { ReplacedPhotos } from "#restore/replaced-photos.ts";
import { program } from "./program.ts";

interface Options extends Pick<PageOptions, "inspectBackup" | "askSecondPlace" | "quota"> {
  /** The page `/restore` of the installation, which outlives its site. */
  readonly page?: OpenRestorePage;
  readonly verifyBackup?: VerifyBackup | undefined;
}

/** What the running site may ask of this program. */
export const openKeeper =
  (kept: KeptSite, { verifyBackup, ...options }: Options = {}): OpenKeeper =>
  async (running) => {
    const { config, clock, spareBytes, temporaryFolder, tellOperator } = running;
    const page = options.page ?? (await openRestorePage(config, kept, { ...options, clock, spareBytes, tellOperator }));
    await page.restore.completeInterrupted(running.database);
    page.runs(running);
    const deps = { ...running, kept, reports: kept.backupReports(running), runs: kept.backupRuns(running) };
    // The site runs meanwhile: nothing reads them any more.
    void new ReplacedPhotos(config, kept)
      .deleteLeftBehind(await kept.installationOf(running.database))
      .catch((error) => tellOperator(`Photos of a restore could not be deleted: ${error}`));
    const copies = new BackupCopies(deps, page.archives, page.places);
    const verify = verifyBackup ?? verifyByProcess(program("verify-backup"), temporaryFolder);
    const backups = new Backups({ ...deps, verifyBackup: verify, copies }, page.archives);
    return {
      backups,
      restore: {
        open: (sessionId) => page.keys.createFor(sessionId),
        createCode: () => page.keys.createCode("first"),
      },
      handle: (request, response, address) => page.handle(request, response, address),
      close() {
        backups.stop();
        page.stopped();
        page.restore.stop();
      },
    };
  };
