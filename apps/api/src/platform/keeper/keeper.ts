import type { Readable } from "node:stream";
import type { BackupProblem, BackupStatus } from "@visiga/contracts/backups";
import type { RestoreChoice, RestorePart, RestoreState } from "@visiga/contracts/restore";
import type { Clock } from "@visiga/system/clock";
import type { ClockWatch } from "@visiga/system/clock-watch";
import type { Config } from "@visiga/system/config/config";
import type { Report } from "@visiga/system/errors/start-failure";
import type { PhotoStorage } from "@visiga/system/storage/photo-storage";
import type { DataSource } from "typeorm";

/** What the site may ask of the program that keeps the machine. The site decides who may ask. */
export interface Keeper {
  readonly backups: KeeperBackups;
  readonly restore: KeeperRestore;
}

export interface KeeperBackups {
  /** What is done with each backup here: made, verified, and copied to each second place. */
  readonly works: readonly BackupProblem["work"][];
  status(): Promise<BackupStatus>;
  has(name: string): Promise<boolean>;
  /** Whether a backup of that name is encrypted. */
  isEncrypted(name: string): boolean;
  /** A stored backup; null if there is none. @param passphrase encrypts it */
  open(name: string, passphrase?: string): Promise<OpenedBackup | null>;
  /** Makes and verifies due backups, in one of the processes that share a database. Failures are stored, not thrown. */
  makeDue(signal: AbortSignal): Promise<void>;
  /** Copies to each second place, in one of the processes that share a database. Failures are stored, not thrown. */
  copyDue(signal: AbortSignal): Promise<void>;
}

export interface OpenedBackup {
  readonly name: string;
  readonly type: string;
  readonly bytes: number;
  readonly stream: Readable;
}

/** Takes and checks a backup while the site runs, and asks for the restore, during which the site is stopped. */
export interface KeeperRestore {
  state(): Promise<RestoreState>;
  /** Adds a part to the uploaded file, which must end at `offset`. A part at 0 begins another upload. */
  add(part: RestorePart, data: Buffer): Promise<void>;
  /** Deletes the uploaded file. */
  discard(): Promise<void>;
  /** Begins to check a backup. @throws AppError `not_found` if there is none, or its upload is incomplete */
  check(choice: RestoreChoice): Promise<void>;
  /** Asks for the restore of the checked backup. @throws AppError `restore_not_checked` */
  start(key: string): Promise<void>;
  /** Before the site listens: completes the record of a restore that was interrupted. */
  settle(): Promise<void>;
  /** After a restore: reads pages of the site, and deletes the uploaded backup. */
  checkPages(paths: readonly string[], opens: (path: string) => Promise<boolean>): Promise<void>;
  /** Ends a check of which nobody will see the result. */
  stop(): void;
}

/** What was done with a backup, and when. */
export interface BackupReport {
  readonly work: BackupProblem["work"];
  readonly name: string;
  readonly at: Date;
  /** Null if it succeeded. */
  readonly problem: BackupProblem["reason"] | null;
}

export interface BackupReports {
  /** @param good only one without a problem */
  newest(work: BackupProblem["work"], good?: boolean): Promise<BackupReport | null>;
  note(work: BackupProblem["work"], name: string, problem: BackupProblem["reason"] | null): Promise<void>;
}

/** What the keeper is given of the running site. */
export interface RunningSite {
  readonly config: Config;
  readonly database: DataSource;
  readonly storage: PhotoStorage;
  readonly temporaryFolder: string;
  readonly clock: Clock;
  readonly clockWatch: Pick<ClockWatch, "isTrusted">;
  readonly spareBytes: () => Promise<number>;
  readonly reportToOperator: Report;
}

export type OpenKeeper = (site: RunningSite) => Promise<Keeper>;
