import type { DataSource } from "typeorm";

/**
 * Rejects unless the database can be written to. What is written reaches its log and disk and is nothing that anybody
 * reads: a table would need its lock.
 */
export async function checkWriting(database: DataSource): Promise<void> {
  const [row] = await database.query<{ readOnly: string }[]>(
    `SELECT current_setting('transaction_read_only') AS "readOnly", pg_logical_emit_message(true, 'ready', '')`,
  );
  if (row?.readOnly !== "off") throw new Error("The database can only be read");
}
