import { retentionDays } from "@visiga/contracts/security-log";
import type { DataSource } from "typeorm";
import type { Clock } from "#platform/clock.ts";

/** Rows of the security log at most, whoever tries whatever. */
const mostEvents = 50_000;

const day = 24 * 3600 * 1000;

/** Clears what is kept for a time only. */
export class Retention {
  readonly #database: DataSource;
  readonly #clock: Clock;

  constructor(database: DataSource, clock: Clock) {
    this.#database = database;
    this.#clock = clock;
  }

  /**
   * Deletes old events of the security log, and clears old revisions of pictures and accounts of names and values: a line
   * stays that says what was done, when and by whom. Versions of texts stay, because they can be returned to, and so does
   * what is in the bin.
   */
  async clear(): Promise<void> {
    const { manager } = this.#database;
    await manager.query("DELETE FROM security_event WHERE at < $1", [this.#before(retentionDays.securityLog)]);
    await manager.query(
      `DELETE FROM security_event WHERE id <= (SELECT id FROM security_event ORDER BY id DESC OFFSET ${mostEvents} LIMIT 1)`,
    );
    await manager.query(
      `UPDATE revision SET name = '', before = NULL, after = NULL
        WHERE at < $1 AND kind IN ('picture', 'user') AND bin_until IS NULL
          AND (name <> '' OR before IS NOT NULL OR after IS NOT NULL)`,
      [this.#before(retentionDays.activity)],
    );
  }

  #before(days: number): Date {
    return new Date(this.#clock().getTime() - days * day);
  }
}
