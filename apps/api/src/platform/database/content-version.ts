import type { DataSource, EntityManager } from "typeorm";

/**
 * The number that everything cached depends on. It is stored in the one row of `content_version`, raised in the
 * transaction that changes content, and known to this process as soon as that transaction has committed.
 */
export class ContentVersion {
  #current = 0;
  readonly #database: DataSource;

  constructor(database: DataSource) {
    this.#database = database;
  }

  /** The newest version that this process knows. */
  get current(): number {
    return this.#current;
  }

  /** Reads the row: at start, and repeatedly where several processes share a database. */
  async refresh(): Promise<number> {
    const [row] = await this.#database.query<{ version: string }[]>("SELECT version FROM content_version");
    return this.#observe(Number(row?.version ?? 0));
  }

  /**
   * Runs a change of content in one transaction that also raises the version. `work` must use the given manager only.
   */
  async change<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    const { result, version } = await this.#database.transaction(async (manager) => {
      const result = await work(manager);
      // Last, because every writer waits for the lock on this row.
      const [rows] = await manager.query<[{ version: string }[], number]>(
        "UPDATE content_version SET version = version + 1 RETURNING version",
      );
      return { result, version: Number(rows[0]?.version) };
    });
    this.#observe(version);
    return result;
  }

  #observe(version: number): number {
    this.#current = Math.max(this.#current, version);
    return this.#current;
  }
}
