import { connectionPool } from "@visiga/system/database/connection";
import { isClosed } from "@visiga/system/errors/database-error";
import type { DataSource, EntityManager } from "typeorm";

const readingTimeout = 2000;

export type ContentVersionReader = Pick<ContentVersion, "current" | "isUsable" | "refresh">;

/** The version that every cache depends on, raised by each change of content and known here after its commit. */
export class ContentVersion {
  #current = 0;
  /** Start of the last successful read of the row, on the clock of `performance`. */
  #readAt = performance.now();
  /** Milliseconds for which a read stays valid; infinite if no other process changes content. */
  #trustedFor = Number.POSITIVE_INFINITY;
  #databaseClosed = false;
  /** The last read that `confirm` started, and the next one. */
  #confirming: Promise<number> = Promise.resolve(0);
  #nextConfirming: Promise<number> | undefined;

  constructor(private readonly database: DataSource) {}

  get current(): number {
    return this.#current;
  }

  /** Seconds since this process last knew the newest version; 0 if no other process changes content. */
  get age(): number {
    return this.isExact ? 0 : (performance.now() - this.#readAt) / 1000;
  }

  /** Whether `current` is certainly the newest version; if not, content may have been removed unnoticed. */
  get isKnown(): boolean {
    return this.isExact || performance.now() - this.#readAt <= this.#trustedFor;
  }

  /** Whether no other process changes content, so that `current` is always the newest version. */
  get isExact(): boolean {
    return this.#trustedFor === Number.POSITIVE_INFINITY;
  }

  /** Like `isKnown`, but also true while the database refuses every connection, because then content cannot change. */
  get isUsable(): boolean {
    return this.#databaseClosed || this.isKnown;
  }

  /** Call when other processes write: a read is then trusted for this many milliseconds. */
  expectChanges(trustedFor: number): void {
    this.#trustedFor = trustedFor;
  }

  /** Reads the row. Closes a connection that is silent for 2 s, so that it does not block the next read. */
  async refresh(): Promise<number> {
    const pool = connectionPool(this.database);
    const reading = { text: "SELECT version FROM content_version", query_timeout: readingTimeout };
    const startedAt = performance.now();
    try {
      const { rows } = await pool.query(reading);
      return this.#observe(Number(rows[0]?.version ?? 0), startedAt);
    } catch (error) {
      this.#databaseClosed = isClosed(error);
      throw error;
    }
  }

  /** Reads the version again. Callers at the same time share one read. Fails like `refresh`. */
  async confirm(): Promise<number> {
    if (this.isExact) return this.#current;
    // The read in progress may have been answered before the change that the caller asks about.
    this.#nextConfirming ??= this.#confirming
      .catch(() => {})
      .then(() => {
        this.#nextConfirming = undefined;
        this.#confirming = this.refresh();
        return this.#confirming;
      });
    return this.#nextConfirming;
  }

  /** Changes content and raises the version in one transaction. `work` must use the given manager only. */
  async change<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    const { result, version, raised } = await this.database.transaction(async (manager) => {
      const result = await work(manager);
      // Last, because every writer waits for this row's lock.
      const [rows] = await manager.query<[{ version: string }[], number]>(
        "UPDATE content_version SET version = version + 1 RETURNING version",
      );
      // The row stays locked until the commit.
      return { result, version: Number(rows[0]?.version), raised: performance.now() };
    });
    this.#observe(version, raised);
    return result;
  }

  /** @param asOf when the version was the newest: the response may have been delayed */
  #observe(version: number, asOf: number): number {
    this.#current = Math.max(this.#current, version);
    this.#readAt = Math.max(this.#readAt, asOf);
    this.#databaseClosed = false;
    return this.#current;
  }
}

/** Milliseconds since the last read after which cached content counts as outdated. A database restart is shorter. */
const maxAge = 10_000;

/** Polls for changes by other processes, more often while the database does not respond, until it is stopped. */
export function watchContentVersion(
  contentVersion: Pick<ContentVersion, "refresh" | "expectChanges">,
  { interval = 500, trustedFor = maxAge } = {},
): () => void {
  contentVersion.expectChanges(trustedFor);
  let stopped = false;
  let timer = setTimeout(read, interval).unref();
  async function read(): Promise<void> {
    const startedAt = performance.now();
    // After a failed read the version's age grows, which `/readyz` and `/media` check.
    const version = await contentVersion.refresh().catch(() => null);
    const passed = performance.now() - startedAt;
    const pause = version === null ? interval / 5 : Math.max(0, interval - passed);
    if (!stopped) timer = setTimeout(read, pause).unref();
  }
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
