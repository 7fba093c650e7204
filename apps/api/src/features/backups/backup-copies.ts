import type { BackupCopy } from "@visiga/contracts/backups";
import type { ArchivePlace } from "#platform/archive/archive-place.ts";
import { runIfUnlocked } from "#platform/database/advisory-locks.ts";
import type { Platform } from "#platform/platform.ts";
import { isWithin } from "#platform/system/clock.ts";
import { backupTime } from "./backup-names.ts";
import { BackupReports, problemOf } from "./backup-reports.ts";
import { retentionNow } from "./retention.ts";
import { type SecondPlace, SecondPlaceFailure } from "./second-places.ts";
import { type StoredBackup, storedBackups } from "./stored-backups.ts";

/** Milliseconds until a failed copy is attempted again. */
const retryAfter = 3600 * 1000;

/** Copies each newest backup to the second places. */
export class BackupCopies {
  readonly #reports: BackupReports;

  constructor(
    private readonly deps: Pick<Platform, "database" | "clock" | "clockWatch" | "reportToOperator">,
    private readonly archives: ArchivePlace,
    readonly places: readonly SecondPlace[],
  ) {
    this.#reports = new BackupReports(deps);
  }

  /** Copies to each place, in one of the processes that share a database. Failures are reported and stored, not thrown. */
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
        const good = await this.#reports.newest(work, true);
        const at = good && backupTime(good.name);
        return { work, last: at?.toISOString() ?? null, problem: problemOf(await this.#reports.newest(work)) };
      }),
    );
  }

  /** The backup that is to be copied now. */
  async #due({ work }: SecondPlace): Promise<StoredBackup | null> {
    const backup = (await storedBackups(this.archives, this.deps.clock())).at(-1);
    const report = await this.#reports.newest(work);
    if (!backup || (report?.name === backup.name && report.problem === null)) return null;
    return report?.problem && isWithin(retryAfter, report.at, this.deps.clock()) ? null : backup;
  }

  async #copy({ name }: StoredBackup, place: SecondPlace, signal: AbortSignal): Promise<void> {
    const { work } = place;
    const report = (why: string) => this.deps.reportToOperator(`${name} was not copied to ${place.place}: ${why}`);
    try {
      const retention = await retentionNow(this.deps);
      if (await place.copy(name, retention, signal)) return await this.#reports.note(work, name, null);
      report("less than a tenth or 1 GB of its disk would stay free");
      await this.#reports.note(work, name, "room");
    } catch (error) {
      if (signal.aborted) return;
      report((error as Error).message);
      await this.#reports.note(work, name, error instanceof SecondPlaceFailure ? error.reason : "failed");
    }
  }
}
