import type { DataSource } from "typeorm";

/**
 * Rejects unless the database is writable. The write reaches log and disk without touching a table, which would need a
 * lock.
 */
export async function checkWriting(database: DataSource): Promise<void> {
  const [row] = await database.query<{ readOnly: string }[]>(
    `SELECT current_setting('transaction_read_only') AS "readOnly", pg_logical_emit_message(true, 'ready', '')`,
  );
  if (row?.readOnly !== "off") throw new Error("The database can only be read");
}
