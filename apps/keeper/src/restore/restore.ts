import { randomUUID } from "node:crypto";
import { AppError } from "@visiga/api/app-error";
import type { KeptSite } from "@visiga/api/kept-site";
import { verifiedPages } from "@visiga/api/verified-pages";
import type { RestoreChoice, RestorePart, RestoreProgress, RestoreRun, RestoreState } from "@visiga/contracts/restore";
import type { Clock } from "@visiga/system/clock";
import { hashSecret } from "@visiga/system/security/one-time-secrets";
import pLimit from "p-limit";
import type { DataSource } from "typeorm";
import { type ArchivePlace, isEncryptedName } from "#archive/archive-place.ts";
import { archiveTime, isRestorePoint } from "#backup/backup-names.ts";
import type { ListedPlaces } from "#backup/listed-places.ts";
import { opensPage } from "#update/check-site.ts";
import type { InspectBackup } from "./backup-processes.ts";
import { failedRestore } from "./restore-failure.ts";
import {
  isRecent,
  pagesUnchecked,
  type RestoreFiles,
  type RestoreRecord,
  type RestoreRequest,
  restoreResult,
} from "./restore-files.ts";
import type { RestoreKeys } from "./restore-keys.ts";

interface Deps {
  readonly kept: Pick<KeptSite, "wasRestored">;
  readonly clock: Clock;
  readonly spareBytes: () => Promise<number>;
  readonly files: RestoreFiles;
  readonly keys: Pick<RestoreKeys, "keepOnly">;
  readonly inspectBackup: InspectBackup;
  readonly archives: ArchivePlace;
  readonly secondPlaces: Pick<ListedPlaces, "known">;
  /** Called when somebody has confirmed a restore. */
  readonly request: (request: RestoreRequest) => void;
}

/** Milliseconds after which the site may no longer be as it was when a backup was compared with it. */
const checkLifetime = 3600 * 1000;

/** Of a restore that has begun. */
export const begunProgress: RestoreProgress = { phase: "running", step: "check", done: 0, of: 0 };

interface Check {
  readonly id: string;
  readonly choice: RestoreChoice;
  /** Path of the uploaded file, or name of a backup on the server. */
  readonly file: string;
  /** When it ended; null while it runs. */
  endedAt: Date | null;
  readonly stopped: AbortController;
  result: NonNullable<RestoreState["check"]>["result"];
}

/** Takes and checks a backup, whether the site runs or not. The restore itself needs a stopped site: `runRestore`. */
export class Restore {
  /** Why the site does not run; null while it runs or starts. */
  down: readonly string[] | null = null;
  /** The restore that runs now. */
  progress: RestoreProgress | null = null;
  #check: Check | null = null;
  readonly #uploads = pLimit(1);

  constructor(private readonly deps: Deps) {}

  get isChecking(): boolean {
    return this.#check?.result.phase === "running";
  }

  async state(): Promise<RestoreState> {
    if (this.progress) return { down: null, upload: null, backups: [], check: null, run: this.progress };
    const { files, clock } = this.deps;
    const check = this.#lastCheck();
    const upload = await files.upload();
    const record = await files.record();
    return {
      down: this.down && [...this.down],
      upload: upload && { ...upload, received: await files.received() },
      backups: await this.#stored(),
      check: check && { id: check.id, name: check.choice.name ?? null, result: check.result },
      run: record && isRecent(record, clock()) ? record.run : null,
    };
  }

  /** Adds a part to the uploaded file, which must end at `offset`. A part at 0 starts a new upload. */
  async add({ name, size, offset }: RestorePart, data: Buffer): Promise<void> {
    this.#refuseWhileRunning();
    await this.#uploads(async () => {
      const { files, spareBytes } = this.deps;
      if (offset === 0) {
        this.#forgetUpload();
        if ((await spareBytes()) < size) throw new AppError("disk_full");
        await files.beginUpload({ name, size });
      }
      const upload = await files.upload();
      const isSame = upload?.name === name && upload.size === size;
      if (!isSame || (await files.received()) !== offset || offset + data.length > size)
        throw new AppError("restore_part_misplaced");
      await files.append(offset, data);
    });
  }

  /** Deletes the uploaded file. */
  async discard(): Promise<void> {
    this.#refuseWhileRunning();
    this.#forgetUpload();
    await this.#uploads(() => this.deps.files.removeUpload());
  }

  /** Begins to check a backup. @throws AppError `not_found` if there is none, or its upload is incomplete */
  async check(choice: RestoreChoice): Promise<void> {
    this.#refuseWhileRunning();
    const file = await this.#fileOf(choice);
    this.stop();
    const stopped = new AbortController();
    const check: Check = { id: randomUUID(), choice, file, endedAt: null, stopped, result: { phase: "running" } };
    this.#check = check;
    void this.deps
      .inspectBackup(file, choice.passphrase, stopped.signal)
      .catch(failedRestore)
      .then((found) => {
        check.result = "phase" in found ? found : { phase: "done", preview: found };
        check.endedAt = this.deps.clock();
      });
  }

  /** Asks for the restore of the backup of a check. @throws AppError `restore_not_checked` if it is not the last one */
  async start(key: string, id: string): Promise<void> {
    this.#refuseWhileRunning();
    const check = this.#lastCheck();
    if (check?.result.phase !== "done" || check.id !== id) throw new AppError("restore_not_checked");
    const begun: RestoreRecord = {
      key: hashSecret(key).toString("base64"),
      startedAt: this.deps.clock().toISOString(),
      madeAt: check.result.preview.madeAt,
      run: begunProgress,
    };
    // At once: a second request, or another upload, may come while the record is written.
    this.progress = begunProgress;
    await this.deps.files.writeRecord(begun).catch((error) => {
      this.progress = null;
      throw error;
    });
    this.#check = null;
    this.deps.request({ file: check.file, passphrase: check.choice.passphrase, begun });
  }

  /**
   * Before the site listens: completes the record of a restore that was interrupted. Of the keys only that of the restore
   * is kept, once, so that a later start does not accept a key that a login has ended.
   */
  async completeInterrupted(database: DataSource): Promise<void> {
    const { files, keys } = this.deps;
    const record = await files.record();
    if (!record) return;
    const run = record.run.phase === "running" ? await this.#interrupted(record, database) : record.run;
    const keeps = pagesUnchecked(run) && record.key !== null;
    if (keeps) await keys.keepOnly(String(record.key));
    if (keeps || run !== record.run) await files.writeRecord({ ...record, run, key: keeps ? null : record.key });
  }

  /** After a restore: reads pages of the site, and deletes the uploaded backup. */
  async checkPages(url: string): Promise<void> {
    const { files } = this.deps;
    const record = await files.record();
    if (!record || !pagesUnchecked(record.run)) return;
    const pages = [];
    for (const path of verifiedPages) pages.push({ path, opens: await opensPage(url, path) });
    await files.writeRecord({ ...record, run: { ...record.run, pages } });
    await files.removeUpload();
  }

  /** Ends a check of which nobody will see the result. */
  stop(): void {
    this.#check?.stopped.abort();
  }

  /** The outcome of a restore during which the server ended: the database was replaced in one step, or not at all. */
  async #interrupted(record: RestoreRecord, database: DataSource): Promise<RestoreRun> {
    if (!(await this.deps.kept.wasRestored(database, record.startedAt)))
      return { phase: "failed", failure: "interrupted", detail: "The server ended during the restore" };
    const names = (await this.#stored()).map(({ name }) => name).filter(isRestorePoint);
    return restoreResult(record, { restorePoint: names[0] ?? null, report: [] });
  }

  async #stored(): Promise<RestoreState["backups"]> {
    const { archives, secondPlaces } = this.deps;
    const [own, others] = await Promise.all([archives.list().catch(() => []), secondPlaces.known()]);
    const sizes = new Map([...own, ...others].map(({ name, bytes }) => [name, bytes]));
    return [...sizes]
      .map(([name, bytes]) => {
        const madeAt = archiveTime(name)?.toISOString() ?? null;
        return { name, bytes, madeAt, encrypted: isEncryptedName(name) };
      })
      .sort((one, other) => ((one.madeAt ?? "") < (other.madeAt ?? "") ? 1 : -1));
  }

  async #fileOf({ name }: RestoreChoice): Promise<string> {
    const { files } = this.deps;
    if (name !== undefined) {
      if (!(await this.#stored()).some((backup) => backup.name === name)) throw new AppError("not_found");
      return name;
    }
    const upload = await files.upload();
    if (!upload || (await files.received()) !== upload.size) throw new AppError("not_found");
    return files.uploaded;
  }

  #refuseWhileRunning(): void {
    if (this.progress) throw new AppError("unavailable");
  }

  #lastCheck(): Check | null {
    const { endedAt = null } = this.#check ?? {};
    const age = endedAt ? Math.abs(this.deps.clock().getTime() - endedAt.getTime()) : 0;
    return age > checkLifetime ? null : this.#check;
  }

  /** Forgets the check of the uploaded file. */
  #forgetUpload(): void {
    if (this.#check?.file !== this.deps.files.uploaded) return;
    this.stop();
    this.#check = null;
  }
}
