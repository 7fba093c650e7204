import type { RestoreChoice, RestorePart, RestorePreview, RestoreRun, RestoreState } from "@visiga/contracts/restore";
import pLimit from "p-limit";
import { type ArchivePlace, isEncryptedName } from "#platform/archive/archive-place.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Platform } from "#platform/platform.ts";
import type { UserWrites } from "#platform/revisions/user-writes.ts";
import { type Actor, requireRecentPassword } from "#platform/security/actor.ts";
import type { Client } from "#platform/security/identity.ts";
import { hashSecret } from "#platform/security/one-time-secrets.ts";
import { archiveTime, isRestorePoint } from "./backup-names.ts";
import type { InspectBackup } from "./backup-processes.ts";
import type { ListedPlaces } from "./listed-places.ts";
import { type FailedRestore, failedRestore } from "./restore-failure.ts";
import { finishedRun, isRecent, isUnchecked, type RestoreFiles, type RestoreRecord } from "./restore-files.ts";
import type { RestoreKeys } from "./restore-keys.ts";

interface Deps extends Pick<Platform, "database" | "clock" | "securityLog" | "spareBytes"> {
  readonly writes: UserWrites;
  readonly auth: { actorOf(sessionId: string): Promise<Actor> };
  readonly keys: RestoreKeys;
  readonly files: RestoreFiles;
  readonly inspectBackup: InspectBackup;
  readonly archives: ArchivePlace;
  readonly secondPlaces: Pick<ListedPlaces, "known">;
}

/** A restore that the main program runs after it has stopped the server. */
export interface RestoreRequest {
  /** A backup on the server; null for the uploaded file. */
  readonly name: string | null;
  readonly passphrase: string | undefined;
  readonly begun: RestoreRecord;
}

interface Check {
  readonly choice: RestoreChoice;
  readonly stopped: AbortController;
  result: { readonly phase: "running" } | FailedRestore | { readonly phase: "done"; readonly preview: RestorePreview };
}

/** Takes and checks a backup while the site runs. The restore itself needs a stopped server: `runRestore`. */
export class RestoreService {
  /** Resolves when somebody has confirmed a restore. */
  readonly requested: Promise<RestoreRequest>;
  #request: (request: RestoreRequest) => void = () => {};
  #check: Check | null = null;
  readonly #uploads = pLimit(1);

  constructor(private readonly deps: Deps) {
    this.requested = new Promise((resolve) => {
      this.#request = resolve;
    });
  }

  /** A key of the page `/restore`. */
  async open(actor: Actor, client: Client): Promise<{ key: string }> {
    const { writes, securityLog, clock, keys } = this.deps;
    return writes.transaction(actor, { as: "admin" }, async (manager, account) => {
      const session = requireRecentPassword(account, clock());
      await securityLog.write({ kind: "restoreOpened", account, client }, manager);
      return { key: await keys.createFor(manager, session.id) };
    });
  }

  /** Whether a key was valid at its last check. */
  wasAccepted(key: string): boolean {
    return this.deps.keys.wasAccepted(key);
  }

  authorize(key: string): Promise<void> {
    return this.deps.keys.check(key, (sessionId) => this.deps.auth.actorOf(sessionId));
  }

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

  /** Adds a part to the uploaded file, which must end at `offset`. A part at 0 begins another upload. */
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

  /** Deletes the uploaded file. */
  async discard(): Promise<void> {
    this.#forget(null);
    await this.#uploads(() => this.deps.files.removeUpload());
  }

  /** Begins to check a backup. @throws AppError `not_found` if there is none, or its upload is incomplete */
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

  /** Asks the main program to restore the checked backup. */
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
    this.#request({ name, passphrase, begun });
  }

  /**
   * Before the server listens: completes the record of a restore that was interrupted, and moves its key into the
   * restored database, once, so that a later start does not accept a key that a login has ended.
   */
  async settle(): Promise<void> {
    const { files, keys } = this.deps;
    const record = await files.record();
    if (!record) return;
    const run = record.run.phase === "running" ? await this.#interrupted(record) : record.run;
    const moves = isUnchecked(run) && record.key !== null;
    if (moves) await keys.keepUntilLogin(Buffer.from(String(record.key), "base64"));
    if (moves || run !== record.run) await files.writeRecord({ ...record, run, key: moves ? null : record.key });
  }

  /** After a restore: reads pages of the site, and deletes the uploaded backup. */
  async checkPages(paths: readonly string[], opens: (path: string) => Promise<boolean>): Promise<void> {
    const { files } = this.deps;
    const record = await files.record();
    if (!record || !isUnchecked(record.run)) return;
    const pages = [];
    for (const path of paths) pages.push({ path, opens: await opens(path) });
    await files.writeRecord({ ...record, run: { ...record.run, pages } });
    await files.removeUpload();
  }

  /** Ends a check of which nobody will see the result. */
  stop(): void {
    this.#check?.stopped.abort();
  }

  /** The outcome of a restore during which the server ended: the database was replaced in one step, or not at all. */
  async #interrupted(record: RestoreRecord): Promise<RestoreRun> {
    const rows = await this.deps.database.query<unknown[]>(
      "SELECT 1 FROM security_event WHERE kind = 'backupRestored' AND at >= $1",
      [record.startedAt],
    );
    if (rows.length === 0)
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
