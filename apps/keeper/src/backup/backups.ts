import { AppError } from "@visiga/api/app-error";
import type { KeeperBackups, OpenedBackup, RunningSite } from "@visiga/api/keeper";
import type { BackupReports, BackupRuns, KeptSite } from "@visiga/api/kept-site";
import type { BackupRun, BackupStatus } from "@visiga/contracts/backups";
import { isWithin } from "@visiga/system/clock";
import { runIfUnlocked } from "@visiga/system/database/advisory-locks";
import { isDiskFull, reasonOf } from "@visiga/system/errors/disk-failure";
import { type ArchivePlace, archiveType, isEncryptedName } from "#archive/archive-place.ts";
import { encrypt } from "#archive/encrypted-archive.ts";
import { type BackupCopies, problemOf } from "./backup-copies.ts";
import { backupName } from "./backup-names.ts";
import { isBackupDue, isVerificationDue, retryAfter } from "./due-backup.ts";
import { makeBackup } from "./make-backup.ts";
import { allBackups, hasRoom, removeOutdated, retentionNow, storedBackups } from "./stored-backups.ts";

/** Verifies a stored backup. @throws Error describing the problem */
export type VerifyBackup = (name: string, signal: AbortSignal) => Promise<void>;

interface Deps extends RunningSite {
  readonly kept: KeptSite;
  readonly reports: BackupReports;
  readonly runs: BackupRuns;
  readonly verifyBackup: VerifyBackup;
  readonly copies: BackupCopies;
}

/** Bytes reserved for the tables of a backup; the sizes of the pictures are known. */
const tablesRoom = 50e6;

/** Milliseconds between two reports of the progress. */
const reportInterval = 500;

/** Makes due backups and verifies the newest weekly. */
export class Backups implements KeeperBackups {
  readonly #stopped = new AbortController();
  readonly works: KeeperBackups["works"];

  constructor(
    private readonly deps: Deps,
    private readonly archives: ArchivePlace,
  ) {
    this.works = ["made", "verified", ...deps.copies.places.map(({ work }) => work)];
  }

  copyDue(signal: AbortSignal): Promise<void> {
    return this.deps.copies.copyDue(signal);
  }

  async make(): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      const work = () => this.#make(this.#stopped.signal, resolve);
      this.#locked(work).then((isFree) => (isFree ? resolve() : reject(new AppError("backup_busy"))), reject);
    });
  }

  /** Gives up a backup that `make` has begun. */
  stop(): void {
    this.#stopped.abort(new Error("The server stops"));
  }

  async makeDue(signal: AbortSignal): Promise<void> {
    if (!(await this.#canList())) return;
    if (!(await this.#isBackupDue()) && (await this.#dueVerification()) === null) return;
    await this.#locked(async () => {
      if (await this.#isBackupDue()) await this.#make(signal);
      const name = signal.aborted ? null : await this.#dueVerification();
      if (name !== null) await this.#verify(name, signal);
    });
  }

  async status(): Promise<BackupStatus> {
    const { reports, runs, copies } = this.deps;
    // First, so that a run that has ended is with its backup or problem: nobody asks again for it.
    const run = await runs.newest();
    const [made, verified] = await Promise.all([reports.newest("made"), reports.newest("verified")]);
    const good = await reports.newest("verified", true);
    // A place that cannot be listed is a problem that has been noted.
    const stored = await storedBackups(this.archives, this.deps.clock()).catch(() => []);
    return {
      run,
      backups: stored
        .map(({ name, bytes, at }) => ({ name, bytes, at: at.toISOString(), encrypted: isEncryptedName(name) }))
        .reverse(),
      verified: good && { name: good.name, at: good.at.toISOString() },
      problem: problemOf([made, verified].find((report) => report?.problem)),
      copies: await copies.status(),
    };
  }

  async has(name: string): Promise<boolean> {
    return (await allBackups(this.archives)).some((backup) => backup.name === name);
  }

  isEncrypted(name: string): boolean {
    return isEncryptedName(name);
  }

  async open(name: string, passphrase?: string): Promise<OpenedBackup | null> {
    const opened = await this.archives.open(name);
    if (!opened || passphrase === undefined) return opened && { ...opened, name, type: archiveType(name) };
    const { stream, lengthOf } = await encrypt(opened.stream, passphrase);
    const encrypted = `${name}.age`;
    return { stream, bytes: lengthOf(opened.bytes), name: encrypted, type: archiveType(encrypted) };
  }

  /** Whether it is known which backups there are. If not, none is made, and that is reported as one that failed. */
  async #canList(): Promise<boolean> {
    const { reports, clock, tellOperator } = this.deps;
    try {
      await this.archives.list();
      return true;
    } catch (error) {
      const last = await reports.newest("made");
      if (last?.problem && isWithin(retryAfter, last.at, clock())) return false;
      tellOperator(`No backup was made: ${reasonOf(error)}`);
      await reports.record("made", backupName(clock(), this.archives.encrypts), "failed");
      return false;
    }
  }

  /** @returns false if another process makes or verifies a backup */
  async #locked(work: () => Promise<void>): Promise<boolean> {
    const done = await runIfUnlocked(this.deps.database, "backup", async () => {
      await this.deps.runs.end("interrupted");
      await work();
      return true;
    });
    return done === true;
  }

  async #isBackupDue(): Promise<boolean> {
    const { database, clock, kept } = this.deps;
    const last = (await storedBackups(this.archives, this.deps.clock())).at(-1)?.at ?? null;
    const report = await this.deps.reports.newest("made");
    const failed = report?.problem ? report.at : null;
    return isBackupDue({ now: clock(), last, failed, changed: await kept.lastChange(database) });
  }

  async #dueVerification(): Promise<string | null> {
    const newest = (await storedBackups(this.archives, this.deps.clock())).at(-1);
    if (!newest) return null;
    const [report, good] = [
      await this.deps.reports.newest("verified"),
      await this.deps.reports.newest("verified", true),
    ];
    const failed = report?.problem ? report.at : null;
    return isVerificationDue({ now: this.deps.clock(), last: good?.at ?? null, failed }) ? newest.name : null;
  }

  /** @param begun called once the status shows it */
  async #make(signal: AbortSignal, begun: () => void = () => {}): Promise<void> {
    const { database, storage, temporaryFolder: temporary, clock, tellOperator, kept, runs } = this.deps;
    const { archives } = this;
    const name = backupName(clock(), archives.encrypts);
    try {
      await runs.begin(name);
      begun();
      const retention = await retentionNow(this.deps);
      const needed = (await kept.contentBytes(database)) + tablesRoom;
      if (!(await hasRoom(archives, needed, name, retention))) {
        tellOperator(`No backup was made: less than a tenth or 1 GB of the disk of ${archives.place} would stay free`);
        await this.deps.reports.record("made", name, "room");
        return await runs.end("room");
      }
      const open = () => archives.create(name);
      const options = { kept, database, storage, temporary };
      const { missing } = await makeBackup({ ...options, open, signal, progress: this.#reporter(name) });
      if (missing.length > 0)
        tellOperator(`${missing.length} copies that storage lacks are not in ${name}: ${missing.join(", ")}`);
      await this.deps.reports.record("made", name, null);
      await runs.end("made");
      await removeOutdated(archives, retention);
    } catch (error) {
      if (signal.aborted) return;
      tellOperator(`No backup was made: ${reasonOf(error)}`);
      const problem = isDiskFull(error) ? "room" : "failed";
      await this.deps.reports.record("made", name, problem);
      await runs.end(problem);
    }
  }

  #reporter(name: string) {
    let last = 0;
    return (progress: Pick<BackupRun, "step" | "done" | "of">) => {
      if (performance.now() - last < reportInterval) return;
      last = performance.now();
      this.deps.runs.progress(name, progress).catch(() => {});
    };
  }

  async #verify(name: string, signal: AbortSignal): Promise<void> {
    const { verifyBackup, tellOperator } = this.deps;
    try {
      await verifyBackup(name, signal);
      await this.deps.reports.record("verified", name, null);
    } catch (error) {
      if (signal.aborted) return;
      tellOperator(`The backup ${name} does not pass its verification: ${reasonOf(error)}`);
      await this.deps.reports.record("verified", name, "failed");
    }
  }
}
