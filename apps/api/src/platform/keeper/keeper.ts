import type { IncomingMessage, ServerResponse } from "node:http";
import type { Readable } from "node:stream";
import type { BackupProblem, BackupStatus } from "@visiga/contracts/backups";
import type { Clock } from "@visiga/system/clock";
import type { ClockWatch } from "@visiga/system/clock-watch";
import type { Config } from "@visiga/system/config/config";
import type { Report } from "@visiga/system/errors/start-failure";
import type { DataSource } from "typeorm";
import type { PhotoStorage } from "#platform/storage/photo-storage.ts";

/** What the site may ask of the program that keeps the machine. The site decides who may ask. */
export interface Keeper {
  readonly backups: KeeperBackups;
  readonly restore: KeeperRestore;
  /**
   * Answers a request at or below `/restore`, whose body nobody has read.
   * @param address of the client, for quotas; empty if it is not known
   */
  handle(request: IncomingMessage, response: ServerResponse, address: string): Promise<void>;
  /** The site stops. */
  close(): void;
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
  /** Begins a backup now. Its progress and outcome are in the status. @throws AppError `backup_busy` */
  make(): Promise<void>;
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

/** Opens the page `/restore`, where a backup replaces the site. The site decides for whom. */
export interface KeeperRestore {
  /** A key that is valid for a day while the session lasts. */
  open(sessionId: string): Promise<string>;
  /** The code of a first start, which is valid until an administrator logs in. */
  createCode(): Promise<string>;
}

/** A key of the page `/restore`: of a session, or one that is valid until an administrator logs in. */
export interface RestoreKey {
  readonly sessionId: string | null;
  /** When it was made. */
  readonly since: Date;
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
  readonly tellOperator: Report;
  /** Whether whoever has the key may restore: an administrator's session lasts, or no administrator has logged in. */
  mayRestore(key: RestoreKey): Promise<boolean>;
}

export type OpenKeeper = (site: RunningSite) => Promise<Keeper>;
