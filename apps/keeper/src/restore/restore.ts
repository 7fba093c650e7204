import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { AppError } from "@visiga/api/app-error";
import type { RunningSite } from "@visiga/api/keeper";
import type { RequestQuota } from "@visiga/api/request-quotas";
import type { RestoreChoice, RestorePart, RestoreProgress, RestoreState } from "@visiga/contracts/restore";
import { type Clock, systemClock } from "@visiga/system/clock";
import type { Config } from "@visiga/system/config/config";
import { measureSpareBytes } from "@visiga/system/disk/disk-space";
import type { Report } from "@visiga/system/errors/start-failure";
import { hashSecret } from "@visiga/system/security/one-time-secrets";
import pLimit from "p-limit";
import { type ArchivePlace, isEncryptedName } from "#archive/archive-place.ts";
import { archiveTime } from "#backup/backup-names.ts";
import { listedPlaces } from "#backup/listed-places.ts";
import { type AskSecondPlace, type SecondPlace, secondPlaces } from "#backup/second-places.ts";
import { program } from "#program.ts";
import type { RestoreRequest } from "#site/messages.ts";
import { type InspectBackup, inspectByProcess } from "./backup-processes.ts";
import { failedRestore } from "./inspection.ts";
import { RestoreFiles } from "./restore-files.ts";
import { RestoreKeys } from "./restore-keys.ts";
import { isRecent } from "./restore-outcome.ts";

export interface PageOptions {
  /** Called when somebody has confirmed a restore. Absent: there is none to run it. */
  readonly request?: ((request: RestoreRequest) => void) | undefined;
  readonly tellOperator: Report;
  readonly clock?: Clock;
  readonly spareBytes?: () => Promise<number>;
  readonly inspectBackup?: InspectBackup | undefined;
  readonly askSecondPlace?: AskSecondPlace | undefined;
  readonly quota?: RequestQuota | undefined;
}

/** Milliseconds after which the site may no longer be as it was when a backup was compared with it. */
const checkLifetime = 3600 * 1000;

/** What the page shows of a restore that has just begun. */
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
  /** The site that runs: it is asked who may use the page. */
  site: Pick<RunningSite, "mayRestore"> | null = null;
  /** Why the site does not run; null while it runs or starts. */
  down: readonly string[] | null = null;
  /** The restore that runs now. */
  progress: RestoreProgress | null = null;
  readonly files: RestoreFiles;
  readonly keys: RestoreKeys;
  /** Where copies of the backups are. */
  readonly places: readonly SecondPlace[];
  readonly #clock: Clock;
  readonly #copies: ReturnType<typeof listedPlaces>;
  readonly #inspect: InspectBackup;
  readonly #uploads = pLimit(1);
  #check: Check | null = null;

  constructor(
    protected readonly config: Pick<Config, "s3" | "dataDir" | "backups" | "publicUrl">,
    readonly archives: ArchivePlace,
    protected readonly options: PageOptions,
  ) {
    const { clock = systemClock, inspectBackup, askSecondPlace } = options;
    this.files = new RestoreFiles(config.dataDir);
    this.keys = new RestoreKeys({ files: this.files, clock, site: () => this.site });
    this.places = secondPlaces(config, askSecondPlace);
    this.#clock = clock;
    this.#copies = listedPlaces(this.places);
    this.#inspect = inspectBackup ?? inspectByProcess(program("inspect-backup"), join(config.dataDir, "tmp"));
  }

  runs(site: Pick<RunningSite, "mayRestore">): void {
    this.site = site;
    this.keys.owner = null;
    this.down = null;
  }

  /** The site has stopped, or does not start. @param reason sentences for the operator; null if it will start again */
  stopped(reason: readonly string[] | null = null): void {
    this.site = null;
    this.down = reason;
  }

  get isChecking(): boolean {
    return this.#check?.result.phase === "running";
  }

  async state(): Promise<RestoreState> {
    if (this.progress) return { down: null, upload: null, backups: [], check: null, run: this.progress };
    const { files } = this;
    const check = this.#lastCheck();
    const upload = await files.upload();
    const record = await files.record();
    return {
      down: this.down && [...this.down],
      upload: upload && { ...upload, received: await files.received() },
      backups: await this.#stored(),
      check: check && { id: check.id, name: check.choice.name ?? null, result: check.result },
      run: record && isRecent(record, this.#clock()) ? record.run : null,
    };
  }

  /** Adds a part to the uploaded file, which must end at `offset`. A part at 0 starts a new upload. */
  async add({ name, size, offset }: RestorePart, data: Buffer): Promise<void> {
    this.#refuseWhileRunning();
    await this.#uploads(async () => {
      const { files, config, options } = this;
      if (offset === 0) {
        this.#forgetUpload();
        const spare = await (options.spareBytes?.() ?? measureSpareBytes(config.dataDir));
        if (spare < size) throw new AppError("disk_full");
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
    await this.#uploads(() => this.files.removeUpload());
  }

  /** Begins to check a backup. @throws AppError `not_found` if there is none, or its upload is incomplete */
  async check(choice: RestoreChoice): Promise<void> {
    this.#refuseWhileRunning();
    const file = await this.#fileOf(choice);
    this.stop();
    const stopped = new AbortController();
    const check: Check = { id: randomUUID(), choice, file, endedAt: null, stopped, result: { phase: "running" } };
    this.#check = check;
    void this.#inspect(file, choice.passphrase, stopped.signal)
      .catch(failedRestore)
      .then((found) => {
        check.result = "phase" in found ? found : { phase: "done", preview: found };
        check.endedAt = this.#clock();
      });
  }

  /** Asks for the restore of the backup of a check. @throws AppError `restore_not_checked` if it is not the last one */
  async start(key: string, id: string): Promise<void> {
    this.#refuseWhileRunning();
    const check = this.#lastCheck();
    if (check?.result.phase !== "done" || check.id !== id) throw new AppError("restore_not_checked");
    const request = { file: check.file, passphrase: check.choice.passphrase, key: hashSecret(key).toString("base64") };
    const startedAt = this.#clock().toISOString();
    const { madeAt } = check.result.preview;
    // At once: a second request, or another upload, may come while the record is written.
    this.progress = begunProgress;
    await this.files.writeRecord({ key: request.key, startedAt, madeAt, run: begunProgress }).catch((error) => {
      this.progress = null;
      throw error;
    });
    this.#check = null;
    this.options.request?.(request);
  }

  /** Ends a check of which nobody will see the result. */
  stop(): void {
    this.#check?.stopped.abort();
  }

  async #stored(): Promise<RestoreState["backups"]> {
    const [own, others] = await Promise.all([this.archives.list().catch(() => []), this.#copies()]);
    const sizes = new Map([...own, ...others].map(({ name, bytes }) => [name, bytes]));
    return [...sizes]
      .map(([name, bytes]) => {
        const madeAt = archiveTime(name)?.toISOString() ?? null;
        return { name, bytes, madeAt, encrypted: isEncryptedName(name) };
      })
      .sort((one, other) => ((one.madeAt ?? "") < (other.madeAt ?? "") ? 1 : -1));
  }

  async #fileOf({ name }: RestoreChoice): Promise<string> {
    const { files } = this;
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
    const age = endedAt ? Math.abs(this.#clock().getTime() - endedAt.getTime()) : 0;
    return age > checkLifetime ? null : this.#check;
  }

  /** Forgets the check of the uploaded file. */
  #forgetUpload(): void {
    if (this.#check?.file !== this.files.uploaded) return;
    this.stop();
    this.#check = null;
  }
}
