import type { DataSource, QueryRunner } from "typeorm";

/** Id of the installation that owns a database; null if it was never started. */
export async function installationOf(runner: QueryRunner | DataSource): Promise<string | null> {
  // The first release has no such table.
  const [{ present }]: [{ present: boolean }] = await runner.query(
    "SELECT to_regclass('installation') IS NOT NULL AS present",
  );
  const [row]: { id: string }[] = present ? await runner.query("SELECT id FROM installation") : [];
  return row?.id ?? null;
}
