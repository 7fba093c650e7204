import type { BackupProblem, BackupStatus } from "@visiga/contracts/backups";
import { type DataSource, IsNull, LessThan } from "typeorm";
import { type ArchivePlace, isEncryptedName } from "#platform/archive/archive-place.ts";
import { encrypt } from "#platform/archive/encrypted-archive.ts";
import { runIfUnlocked } from "#platform/database/advisory-locks.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Report } from "#platform/errors/start-failure.ts";
import { type Actor, requireAdmin, requireRecentPassword } from "#platform/security/actor.ts";
import type { Client } from "#platform/security/identity.ts";
import type { SecurityLog } from "#platform/security/security-log.ts";
import type { PhotoStorage } from "#platform/storage/photo-storage.ts";
import type { Clock } from "#platform/system/clock.ts";
import { backupName, backupTime } from "./backup-names.ts";
import { BackupReportEntity } from "./backup-report.entity.ts";
import { DownloadLinks } from "./download-links.ts";
import { isBackupDue, isVerificationDue } from "./due-backup.ts";
import { makeBackup } from "./make-backup.ts";
import { outdatedBackups } from "./outdated-backups.ts";
import type { VerifyBackup } from "./verify-process.ts";

interface SessionActors {
  /** The user of a session; a visitor if it has ended. */
  actorOf(sessionId: string): Promise<Actor>;
}

interface BackupsDeps {
  readonly database: DataSource;
  readonly storage: PhotoStorage;
  readonly temporaryFolder: string;
  readonly verifyBackup: VerifyBackup;
  readonly auth: SessionActors;
  readonly clock: Clock;
  readonly securityLog: SecurityLog;
  readonly reportToOperator: Report;
}

/** Bytes reserved for the tables of a backup; the sizes of the pictures are known. */
const tablesRoom = 50e6;

/** Milliseconds after which a report is deleted: a year. */
const reportsFor = 365 * 24 * 3600 * 1000;

/** Makes due backups, verifies the newest weekly, and reports both to administrators. */
export class BackupsService {
  readonly #links: DownloadLinks;

  constructor(
    private readonly deps: BackupsDeps,
    private readonly archives: ArchivePlace,
  ) {
    this.#links = new DownloadLinks(deps);
  }

  /**
   * Makes and verifies due backups, in one of the processes that share a database. Failures are reported and stored,
   * not thrown.
   */
  async makeDue(signal: AbortSignal): Promise<void> {
    const { database } = this.deps;
    if (!(await this.#isBackupDue()) && (await this.#dueVerification()) === null) return;
    await runIfUnlocked(database, "backup", async () => {
      if (await this.#isBackupDue()) await this.#make(signal);
      const name = signal.aborted ? null : await this.#dueVerification();
      if (name !== null) await this.#verify(name, signal);
    });
  }

  async status(actor: Actor): Promise<BackupStatus> {
    requireAdmin(actor);
    const [made, verified] = await Promise.all([this.#newest("made"), this.#newest("verified")]);
    const good = await this.#newest("verified", true);
    const problem = [made, verified].find((report) => report?.problem);
    return {
      backups: (await this.#stored())
        .map(({ at, ...backup }) => ({
          ...backup,
          at: at.toISOString(),
          encrypted: isEncryptedName(backup.name),
        }))
        .reverse(),
      verified: good && { name: good.name, at: good.at.toISOString() },
      problem: problem?.problem ? { work: problem.work, reason: problem.problem, at: problem.at.toISOString() } : null,
    };
  }

  /**
   * One-time download address, valid for a minute while the session lasts. The security log records the user.
   * @throws AppError `unauthenticated`, `forbidden`, `password_needed`, `not_found`
   */
  async download(actor: Actor, name: string, client: Client): Promise<{ path: string }> {
    const account = requireAdmin(actor);
    const { database, securityLog, clock } = this.deps;
    const session = requireRecentPassword(account, clock());
    if (!(await this.#stored()).some((backup) => backup.name === name)) throw new AppError("not_found");
    await securityLog.write(database.manager, { kind: "backupDownloaded", account, client, detail: name });
    return { path: await this.#links.create(name, session.id) };
  }

  /**
   * The backup of a download link.
   * @param passphrase encrypts it
   * @throws AppError `forbidden` for a used or expired link, `unauthenticated` if its session has ended, `not_found`
   */
  async open(name: string, token: unknown, passphrase?: string) {
    if (passphrase !== undefined && isEncryptedName(name)) throw new AppError("not_found");
    const session = await this.#links.use(name, token);
    if (session === null) throw new AppError("forbidden");
    requireAdmin(await this.deps.auth.actorOf(session));
    const opened = await this.archives.open(name);
    if (!opened) throw new AppError("not_found");
    if (passphrase === undefined) return { ...opened, name };
    const { stream, lengthOf } = await encrypt(opened.stream, passphrase);
    return { stream, bytes: lengthOf(opened.bytes), name: `${name}.age` };
  }

  /** Backups that the server made automatically, oldest first. */
  async #stored() {
    const archives = await this.archives.list();
    return archives.flatMap(({ name, bytes }) => {
      const at = backupTime(name);
      return at ? [{ name, bytes, at }] : [];
    });
  }

  async #isBackupDue(): Promise<boolean> {
    const { database, clock } = this.deps;
    const last = (await this.#stored()).at(-1)?.at ?? null;
    const report = await this.#newest("made");
    const [row] = await database.query<{ changed: Date | null }[]>("SELECT max(at) AS changed FROM revision");
    const failed = report?.problem ? report.at : null;
    return isBackupDue({ now: clock(), last, failed, changed: row?.changed ?? null });
  }

  async #dueVerification(): Promise<string | null> {
    const newest = (await this.#stored()).at(-1);
    if (!newest) return null;
    const [report, good] = [await this.#newest("verified"), await this.#newest("verified", true)];
    const failed = report?.problem ? report.at : null;
    return isVerificationDue({ now: this.deps.clock(), last: good?.at ?? null, failed }) ? newest.name : null;
  }

  async #make(signal: AbortSignal): Promise<void> {
    const { database, storage, temporaryFolder: temporary, clock, reportToOperator: report } = this.deps;
    const { archives } = this;
    const name = backupName(clock(), archives.encrypts);
    try {
      if (!(await this.#hasFreeSpace(name))) {
        report(`No backup was made: less than a tenth or 1 GB of the disk of ${archives.place} would stay free`);
        return await this.#note("made", name, "room");
      }
      const open = () => archives.create(name);
      const { missing } = await makeBackup({ database, storage, temporary, open, signal });
      if (missing.length > 0)
        report(`${missing.length} copies that storage lacks are not in ${name}: ${missing.join(", ")}`);
      await this.#note("made", name, null);
      await this.#removeOutdated();
    } catch (error) {
      if (signal.aborted) return;
      report(`No backup was made: ${error}`);
      await this.#note("made", name, "failed");
    }
  }

  async #verify(name: string, signal: AbortSignal): Promise<void> {
    const { verifyBackup, reportToOperator: report } = this.deps;
    try {
      await verifyBackup(name, signal);
      await this.#note("verified", name, null);
    } catch (error) {
      if (signal.aborted) return;
      report(`The backup ${name} does not pass its verification: ${error}`);
      await this.#note("verified", name, "failed");
    }
  }

  /** Whether there is room for a backup, counting the backups it would make obsolete. The newest always stays. */
  async #hasFreeSpace(name: string): Promise<boolean> {
    const needed = await this.#bytesNeeded();
    const isEnough = async () => {
      const room = await this.archives.makeRoom();
      return room === null || room >= needed;
    };
    if (await isEnough()) return true;
    await this.#removeOutdated(name);
    return isEnough();
  }

  /** @param next name of the backup about to be made */
  async #removeOutdated(next?: string): Promise<void> {
    const names = (await this.#stored()).map((backup) => backup.name);
    const newest = names.at(-1);
    for (const old of outdatedBackups(next ? [...names, next] : names))
      if (old !== newest) await this.archives.remove(old);
  }

  async #bytesNeeded(): Promise<number> {
    const [row] = await this.deps.database.query<{ bytes: string }[]>(
      `SELECT coalesce(sum((variant ->> 'bytes')::bigint), 0) AS bytes
        FROM photo, jsonb_array_elements(sources || avif) variant`,
    );
    return Number(row?.bytes ?? 0) + tablesRoom;
  }

  #newest(work: BackupProblem["work"], good = false): Promise<BackupReportEntity | null> {
    return this.deps.database.manager.findOne(BackupReportEntity, {
      where: { work, ...(good && { problem: IsNull() }) },
      order: { id: "DESC" },
    });
  }

  async #note(work: BackupProblem["work"], name: string, problem: BackupProblem["reason"] | null): Promise<void> {
    const { database, clock } = this.deps;
    await database.manager.insert(BackupReportEntity, { work, name, problem, at: clock() });
    await database.manager.delete(BackupReportEntity, { at: LessThan(new Date(clock().getTime() - reportsFor)) });
  }
}
