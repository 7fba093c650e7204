import type { DataSource, EntityManager } from "typeorm";
import type { PostgresDriver } from "typeorm/driver/postgres/PostgresDriver.js";
import { isClosed } from "./database-error.ts";

/** Milliseconds until a reading of the row counts as failed. */
const readingTimeout = 2000;

/** What caches ask of the content version. */
export type KnownContent = Pick<ContentVersion, "current" | "isUsable">;

/**
 * The number that everything cached depends on. It is stored in the one row of `content_version`, raised in the
 * transaction that changes content, and known to this process as soon as that transaction has committed.
 */
export class ContentVersion {
  #current = 0;
  /** When the row was asked for last and read, on the clock of `performance`. */
  #readAt = performance.now();
  /** Milliseconds for which a reading holds; infinite where no other process changes content. */
  #trustedFor = Number.POSITIVE_INFINITY;
  #databaseClosed = false;
  readonly #database: DataSource;

  constructor(database: DataSource) {
    this.#database = database;
  }

  /** The newest version that this process knows. */
  get current(): number {
    return this.#current;
  }

  /** Seconds since this process last knew the version for certain; 0 where no other process changes content. */
  get age(): number {
    return this.#trustedFor === Number.POSITIVE_INFINITY ? 0 : (performance.now() - this.#readAt) / 1000;
  }

  /** Whether `current` is the version of now: else something may have been taken down without this process knowing. */
  get isKnown(): boolean {
    return performance.now() - this.#readAt <= this.#trustedFor;
  }

  /** As `isKnown`, or the database refuses every connection: then nobody changes content. */
  get isUsable(): boolean {
    return this.#databaseClosed || this.isKnown;
  }

  /** From now on other processes change content too: a reading holds for that many milliseconds. */
  expectChanges(trustedFor: number): void {
    this.#trustedFor = trustedFor;
  }

  /**
   * Reads the row: at start, and repeatedly where several processes share a database. Fails after 2 s without an answer,
   * with the connection, so that a line that is silent does not keep the next reading waiting.
   */
  async refresh(): Promise<number> {
    const pool = (this.#database.driver as PostgresDriver).master;
    const reading = { text: "SELECT version FROM content_version", query_timeout: readingTimeout };
    const asked = performance.now();
    try {
      const { rows } = await pool.query(reading);
      return this.#observe(Number(rows[0]?.version ?? 0), asked);
    } catch (error) {
      this.#databaseClosed = isClosed(error);
      throw error;
    }
  }

  /**
   * Runs a change of content in one transaction that also raises the version. `work` must use the given manager only.
   */
  async change<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    const { result, version, raised } = await this.#database.transaction(async (manager) => {
      const result = await work(manager);
      // Last, because every writer waits for the lock on this row.
      const [rows] = await manager.query<[{ version: string }[], number]>(
        "UPDATE content_version SET version = version + 1 RETURNING version",
      );
      // Until the commit, nobody else raises it.
      return { result, version: Number(rows[0]?.version), raised: performance.now() };
    });
    this.#observe(version, raised);
    return result;
  }

  /** @param asOf when it was the newest: an answer may have been held up */
  #observe(version: number, asOf: number): number {
    this.#current = Math.max(this.#current, version);
    this.#readAt = Math.max(this.#readAt, asOf);
    this.#databaseClosed = false;
    return this.#current;
  }
}
