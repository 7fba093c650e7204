import type { OpenKeeper } from "@visiga/api/keeper";
import type { KeptSite } from "@visiga/api/kept-site";
import { openArchives } from "#archive/open-archives.ts";
import { BackupCopies } from "#backup/backup-copies.ts";
import { Backups, type VerifyBackup } from "#backup/backups.ts";
import { ListedPlaces } from "#backup/listed-places.ts";
import { askByProcess } from "#backup/second-place-process.ts";
import { type AskSecondPlace, secondPlaces } from "#backup/second-places.ts";
import { type InspectBackup, inspectByProcess, verifyByProcess } from "#restore/backup-processes.ts";
import { ReplacedPhotos } from "#restore/replaced-photos.ts";
import { Restore } from "#restore/restore.ts";
import { RestoreFiles, type RestoreRequest } from "#restore/restore-files.ts";
import { program } from "./program.ts";

interface Options {
  /** Called when somebody has confirmed a restore. Absent: there is none to run it. */
  readonly request?: (request: RestoreRequest) => void;
  readonly verifyBackup?: VerifyBackup | undefined;
  readonly inspectBackup?: InspectBackup | undefined;
  readonly askSecondPlace?: AskSecondPlace;
}

/** What the running site may ask of this program. */
export const openKeeper =
  (kept: KeptSite, { request = () => {}, ...programs }: Options = {}): OpenKeeper =>
  async (running) => {
    const { config, temporaryFolder } = running;
    const deps = { ...running, kept, reports: kept.backupReports(running) };
    const archives = await openArchives(config);
    // The site runs meanwhile: nothing reads them any more.
    void new ReplacedPhotos(config, kept)
      .settle(await kept.installationOf(running.database))
      .catch((error) => running.reportToOperator(`Photos of a restore could not be deleted: ${error}`));
    const places = secondPlaces(config, programs.askSecondPlace ?? askByProcess(program("second-place")));
    const copies = new BackupCopies(deps, archives, places);
    const verifyBackup = programs.verifyBackup ?? verifyByProcess(program("verify-backup"), temporaryFolder);
    return {
      backups: new Backups({ ...deps, verifyBackup, copies }, archives),
      restore: new Restore({
        ...deps,
        files: new RestoreFiles(config.dataDir),
        inspectBackup: programs.inspectBackup ?? inspectByProcess(program("inspect-backup"), temporaryFolder),
        archives,
        secondPlaces: new ListedPlaces(places),
        request,
      }),
    };
  };
