import type { BackupStatus } from "@visiga/contracts/backups";
import { type ArchivePlace, isEncryptedName } from "#platform/archive/archive-place.ts";
import { encrypt } from "#platform/archive/encrypted-archive.ts";
import { runIfUnlocked } from "#platform/database/advisory-locks.ts";
import { AppError } from "#platform/errors/app-error.ts";
import { isDiskFull, reasonOf } from "#platform/errors/disk-failure.ts";
import type { Platform } from "#platform/platform.ts";
import type { UserWrites } from "#platform/revisions/user-writes.ts";
import { type Actor, requireAdmin, requireRecentPassword } from "#platform/security/actor.ts";
import type { Client } from "#platform/security/identity.ts";
import type { BackupCopies } from "./backup-copies.ts";
import { backupName } from "./backup-names.ts";
import type { VerifyBackup } from "./backup-processes.ts";
import { BackupReports, problemOf } from "./backup-reports.ts";
import { DownloadLinks } from "./download-links.ts";
import { isBackupDue, isVerificationDue } from "./due-backup.ts";
import { makeBackup } from "./make-backup.ts";
import { retentionNow } from "./retention.ts";
import { allBackups, hasRoom, removeOutdated, storedBackups } from "./stored-backups.ts";

interface Deps
  extends Pick<
    Platform,
    "database" | "storage" | "temporaryFolder" | "clock" | "clockWatch" | "securityLog" | "reportToOperator"
  > {
  readonly writes: UserWrites;
  readonly verifyBackup: VerifyBackup;
  /** The user of a session; a visitor if it has ended. */
  readonly auth: { actorOf(sessionId: string): Promise<Actor> };
  readonly copies: Pick<BackupCopies, "status">;
}

/** Bytes reserved for the tables of a backup; the sizes of the pictures are known. */
const tablesRoom = 50e6;

/** Makes due backups, verifies the newest weekly, and reports both to administrators. */
export class BackupsService {
  readonly #links: DownloadLinks;
  readonly #reports: BackupReports;

  constructor(
    private readonly deps: Deps,
    private readonly archives: ArchivePlace,
  ) {
    this.#links = new DownloadLinks(deps);
    this.#reports = new BackupReports(deps);
  }

  /** Makes and verifies due backups, in one of the processes that share a database. Failures are stored, not thrown. */
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
    const [made, verified] = await Promise.all([this.#reports.newest("made"), this.#reports.newest("verified")]);
    const good = await this.#reports.newest("verified", true);
    return {
      backups: (await allBackups(this.archives))
        .map(({ name, bytes, at }) => ({ name, bytes, at: at.toISOString(), encrypted: isEncryptedName(name) }))
        .reverse(),
      verified: good && { name: good.name, at: good.at.toISOString() },
      problem: problemOf([made, verified].find((report) => report?.problem)),
      copies: await this.deps.copies.status(),
    };
  }

  /** One-time download address, valid for a minute while the session lasts. The security log records the user. */
  async download(actor: Actor, name: string, client: Client): Promise<{ path: string }> {
    requireRecentPassword(requireAdmin(actor), this.deps.clock());
    if (!(await allBackups(this.archives)).some((backup) => backup.name === name)) throw new AppError("not_found");
    const { writes, securityLog, clock } = this.deps;
    return writes.transaction(actor, { as: "admin" }, async (manager, account) => {
      const session = requireRecentPassword(account, clock());
      await securityLog.write({ kind: "backupDownloaded", account, client, detail: name }, manager);
      return { path: await this.#links.create(manager, name, session.id) };
    });
  }

  /** The backup of a download link. @param passphrase encrypts it */
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

  async #isBackupDue(): Promise<boolean> {
    const { database, clock } = this.deps;
    const last = (await storedBackups(this.archives, this.deps.clock())).at(-1)?.at ?? null;
    const report = await this.#reports.newest("made");
    const [row] = await database.query<{ changed: Date | null }[]>("SELECT max(at) AS changed FROM revision");
    const failed = report?.problem ? report.at : null;
    return isBackupDue({ now: clock(), last, failed, changed: row?.changed ?? null });
  }

  async #dueVerification(): Promise<string | null> {
    const newest = (await storedBackups(this.archives, this.deps.clock())).at(-1);
    if (!newest) return null;
    const [report, good] = [await this.#reports.newest("verified"), await this.#reports.newest("verified", true)];
    const failed = report?.problem ? report.at : null;
    return isVerificationDue({ now: this.deps.clock(), last: good?.at ?? null, failed }) ? newest.name : null;
  }

  async #make(signal: AbortSignal): Promise<void> {
    const { database, storage, temporaryFolder: temporary, clock, reportToOperator: report } = this.deps;
    const { archives } = this;
    const name = backupName(clock(), archives.encrypts);
    try {
      const retention = await retentionNow(this.deps);
      if (!(await hasRoom(archives, await this.#bytesNeeded(), name, retention))) {
        report(`No backup was made: less than a tenth or 1 GB of the disk of ${archives.place} would stay free`);
        return await this.#reports.note("made", name, "room");
      }
      const open = () => archives.create(name);
      const { missing } = await makeBackup({ database, storage, temporary, open, signal });
      if (missing.length > 0)
        report(`${missing.length} copies that storage lacks are not in ${name}: ${missing.join(", ")}`);
      await this.#reports.note("made", name, null);
      await removeOutdated(archives, retention);
    } catch (error) {
      if (signal.aborted) return;
      report(`No backup was made: ${reasonOf(error)}`);
      await this.#reports.note("made", name, isDiskFull(error) ? "room" : "failed");
    }
  }

  async #verify(name: string, signal: AbortSignal): Promise<void> {
    const { verifyBackup, reportToOperator: report } = this.deps;
    try {
      await verifyBackup(name, signal);
      await this.#reports.note("verified", name, null);
    } catch (error) {
      if (signal.aborted) return;
      report(`The backup ${name} does not pass its verification: ${reasonOf(error)}`);
      await this.#reports.note("verified", name, "failed");
    }
  }

  async #bytesNeeded(): Promise<number> {
    // Documents are also in the tables that are written before the archive.
    const [row] = await this.deps.database.query<{ bytes: string }[]>(
      `SELECT coalesce(sum((variant ->> 'bytes')::bigint), 0)
          + (SELECT 3 * coalesce(sum(bytes), 0) FROM document) AS bytes
        FROM photo, jsonb_array_elements(sources || avif) variant`,
    );
    return Number(row?.bytes ?? 0) + tablesRoom;
  }
}
