import { formerTables, recordsOfTable } from "@visiga/contracts/former-tables";
import type { QueryRunner } from "typeorm";

interface Stored {
  readonly id: string;
  readonly key: string;
  readonly value: unknown;
  readonly sample: boolean;
}

/** SQL: the lists in the site, its earlier versions and the bin. Each query returns `Stored` and writes one. */
const places = [
  {
    read: "SELECT key AS id, key, value, sample FROM site_value WHERE key = ANY ($1)",
    write: "UPDATE site_value SET value = $2 WHERE key = $1",
  },
  ...["before", "after"].map((side) => ({
    read: `SELECT id, subject_id AS key, ${side} -> 'value' AS value, coalesce((${side} ->> 'sample')::boolean, false) AS sample
      FROM revision WHERE kind = 'site' AND subject_id = ANY ($1) AND ${side} ? 'value'`,
    write: `UPDATE revision SET ${side} = jsonb_set(${side}, '{value}', $2) WHERE id = $1`,
  })),
];

/** Lists that were tables become records, whose samples are marked one by one. */
export class ListsOfRecords1795975800045 {
  readonly name = "ListsOfRecords1795975800045";

  async up(runner: QueryRunner): Promise<void> {
    for (const { read, write } of places) {
      for (const { id, key, value, sample } of (await runner.query(read, [formerTables])) as Stored[]) {
        const records = recordsOfTable(key, value)?.map((record) => (sample ? { ...record, sample: true } : record));
        if (records) await runner.query(write, [id, JSON.stringify(records)]);
      }
    }
  }
}
