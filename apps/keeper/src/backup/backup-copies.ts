import type { RunningSite } from "@visiga/api/keeper";
import type { BackupReport, BackupReports } from "@visiga/api/kept-site";
import type { BackupCopy, BackupProblem } from "@visiga/contracts/backups";
import { isWithin } from "@visiga/system/clock";
import { runIfUnlocked } from "@visiga/system/database/advisory-locks";
import type { ArchivePlace } from "#archive/archive-place.ts";
import { backupTime } from "./backup-names.ts";
import { type SecondPlace, SecondPlaceFailure } from "./second-places.ts";
import { retentionNow, type StoredBackup, storedBackups } from "./stored-backups.ts";

/** Milliseconds until a failed copy is attempted again. */
const retryAfter = 3600 * 1000;

export const problemOf = (report: BackupReport | null | undefined): BackupProblem | null =>
  report?.problem ? { work: report.work, reason: report.problem, at: report.at.toISOString() } : null;

interface Deps extends Pick<RunningSite, "database" | "clock" | "clockWatch" | "tellOperator"> {
  readonly reports: BackupReports;
}

/** Copies each newest backup to the second places. */
export class BackupCopies {
  constructor(
    private readonly deps: Deps,
    private readonly archives: ArchivePlace,
    readonly places: readonly SecondPlace[],
  ) {}

  async copyDue(signal: AbortSignal): Promise<void> {
    for (const place of this.places) {
      if (signal.aborted || !(await this.#due(place))) continue;
      await runIfUnlocked(this.deps.database, "backupCopies", async () => {
        const backup = await this.#due(place);
        if (backup) await this.#copy(backup, place, signal);
      });
    }
  }

  status(): Promise<BackupCopy[]> {
    return Promise.all(
      this.places.map(async ({ work }) => {
        const good = await this.deps.reports.newest(work, true);
        const at = good && backupTime(good.name);
        return { work, last: at?.toISOString() ?? null, problem: problemOf(await this.deps.reports.newest(work)) };
      }),
    );
  }

  /** The backup that is to be copied now. */
  async #due({ work }: SecondPlace): Promise<StoredBackup | null> {
    const backup = (await storedBackups(this.archives, this.deps.clock())).at(-1);
    const report = await this.deps.reports.newest(work);
    if (!backup || (report?.name === backup.name && report.problem === null)) return null;
    return report?.problem && isWithin(retryAfter, report.at, this.deps.clock()) ? null : backup;
  }

  async #copy({ name }: StoredBackup, place: SecondPlace, signal: AbortSignal): Promise<void> {
    const { work } = place;
    const report = (why: string) => this.deps.tellOperator(`${name} was not copied to ${place.place}: ${why}`);
    try {
      const retention = await retentionNow(this.deps);
      if (await place.copy(name, retention, signal)) return await this.deps.reports.record(work, name, null);
      report("less than a tenth or 1 GB of its disk would stay free");
      await this.deps.reports.record(work, name, "room");
    } catch (error) {
      if (signal.aborted) return;
      report((error as Error).message);
      await this.deps.reports.record(work, name, error instanceof SecondPlaceFailure ? error.reason : "failed");
    }
  }
}
