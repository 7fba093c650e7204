import { AppError } from "@visiga/api/app-error";
import type { KeeperRestore, RunningSite } from "@visiga/api/keeper";
import type { KeptSite } from "@visiga/api/kept-site";
import type { RestoreChoice, RestorePart, RestorePreview, RestoreRun, RestoreState } from "@visiga/contracts/restore";
import { hashSecret } from "@visiga/system/security/one-time-secrets";
import pLimit from "p-limit";
import { type ArchivePlace, isEncryptedName } from "#archive/archive-place.ts";
import { archiveTime, isRestorePoint } from "#backup/backup-names.ts";
import type { ListedPlaces } from "#backup/listed-places.ts";
import type { InspectBackup } from "./backup-processes.ts";
import { type FailedRestore, failedRestore } from "./restore-failure.ts";
import {
  finishedRun,
  isRecent,
  isUnchecked,
  type RestoreFiles,
  type RestoreRecord,
  type RestoreRequest,
} from "./restore-files.ts";

interface Deps extends Pick<RunningSite, "database" | "clock" | "spareBytes"> {
  readonly kept: KeptSite;
  readonly files: RestoreFiles;
  readonly inspectBackup: InspectBackup;
  readonly archives: ArchivePlace;
  readonly secondPlaces: Pick<ListedPlaces, "known">;
  /** Called when somebody has confirmed a restore. */
  readonly request: (request: RestoreRequest) => void;
}

interface Check {
  readonly choice: RestoreChoice;
  readonly stopped: AbortController;
  result: { readonly phase: "running" } | FailedRestore | { readonly phase: "done"; readonly preview: RestorePreview };
}

/** Takes and checks a backup while the site runs. The restore itself needs a stopped site: `runRestore`. */
export class Restore implements KeeperRestore {
  #check: Check | null = null;
  readonly #uploads = pLimit(1);

  constructor(private readonly deps: Deps) {}

  async state(): Promise<RestoreState> {
    const { files, clock } = this.deps;
    const upload = await files.upload();
    const record = await files.record();
    return {
      upload: upload && { ...upload, received: await files.received() },
      backups: await this.#stored(),
      check: this.#check && { name: this.#check.choice.name, result: this.#check.result },
      run: record && isRecent(record, clock()) ? record.run : null,
    };
  }

  async add({ name, size, offset }: RestorePart, data: Buffer): Promise<void> {
    await this.#uploads(async () => {
      const { files, spareBytes } = this.deps;
      if (offset === 0) {
        this.#forget(null);
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

  async discard(): Promise<void> {
    this.#forget(null);
    await this.#uploads(() => this.deps.files.removeUpload());
  }

  async check(choice: RestoreChoice): Promise<void> {
    const file = await this.#fileOf(choice);
    this.#check?.stopped.abort();
    const check: Check = { choice, stopped: new AbortController(), result: { phase: "running" } };
    this.#check = check;
    void this.#inspect(file, check)
      .catch((error): FailedRestore => failedRestore(error))
      .then((result) => {
        check.result = result;
      });
  }

  async start(key: string): Promise<void> {
    const check = this.#check;
    if (check?.result.phase !== "done") throw new AppError("restore_not_checked");
    const { name, passphrase } = check.choice;
    const { madeAt } = check.result.preview;
    const begun: RestoreRecord = {
      key: hashSecret(key).toString("base64"),
      startedAt: this.deps.clock().toISOString(),
      madeAt,
      run: { phase: "running", step: "check", done: 0, of: 0 },
    };
    await this.deps.files.writeRecord(begun);
    this.deps.request({ name, passphrase, begun });
  }

  /** Moves its key into the restored database, once, so that a later start does not accept a key that a login has ended. */
  async settle(): Promise<void> {
    const { files, kept, database } = this.deps;
    const record = await files.record();
    if (!record) return;
    const run = record.run.phase === "running" ? await this.#interrupted(record) : record.run;
    const moves = isUnchecked(run) && record.key !== null;
    if (moves) await kept.acceptRestoreKey(database, Buffer.from(String(record.key), "base64"));
    if (moves || run !== record.run) await files.writeRecord({ ...record, run, key: moves ? null : record.key });
  }

  async checkPages(paths: readonly string[], opens: (path: string) => Promise<boolean>): Promise<void> {
    const { files } = this.deps;
    const record = await files.record();
    if (!record || !isUnchecked(record.run)) return;
    const pages = [];
    for (const path of paths) pages.push({ path, opens: await opens(path) });
    await files.writeRecord({ ...record, run: { ...record.run, pages } });
    await files.removeUpload();
  }

  stop(): void {
    this.#check?.stopped.abort();
  }

  /** The outcome of a restore during which the server ended: the database was replaced in one step, or not at all. */
  async #interrupted(record: RestoreRecord): Promise<RestoreRun> {
    if (!(await this.deps.kept.wasRestored(this.deps.database, record.startedAt)))
      return { phase: "failed", failure: "interrupted", detail: "The server ended during the restore" };
    const names = (await this.#stored()).map(({ name }) => name).filter(isRestorePoint);
    return finishedRun(record, { restorePoint: names[0] ?? null, report: [] });
  }

  async #stored(): Promise<RestoreState["backups"]> {
    const { archives, secondPlaces } = this.deps;
    const [own, others] = await Promise.all([archives.list().catch(() => []), secondPlaces.known()]);
    const backups = new Map([...own, ...others].map((archive) => [archive.name, archive]));
    return [...backups.values()]
      .map(({ name, bytes }) => {
        const madeAt = archiveTime(name)?.toISOString() ?? null;
        return { name, bytes, madeAt, encrypted: isEncryptedName(name) };
      })
      .sort((one, other) => ((one.madeAt ?? "") < (other.madeAt ?? "") ? 1 : -1));
  }

  async #fileOf({ name }: RestoreChoice): Promise<string> {
    const { files } = this.deps;
    if (name !== null) {
      if (!(await this.#stored()).some((backup) => backup.name === name)) throw new AppError("not_found");
      return name;
    }
    const upload = await files.upload();
    if (!upload || (await files.received()) !== upload.size) throw new AppError("not_found");
    return files.uploaded;
  }

  async #inspect(file: string, { choice, stopped }: Check): Promise<Check["result"]> {
    const inspection = await this.deps.inspectBackup(file, choice.passphrase, stopped.signal);
    return "phase" in inspection ? inspection : { phase: "done", preview: inspection };
  }

  /** Forgets the check of a backup. */
  #forget(name: string | null): void {
    if (this.#check?.choice.name !== name) return;
    this.#check.stopped.abort();
    this.#check = null;
  }
}
