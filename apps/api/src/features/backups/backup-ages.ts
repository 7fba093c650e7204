import type { DataSource } from "typeorm";
import type { Measure } from "#platform/health/metrics.ts";

export const backupAges = (database: DataSource, copies: readonly { readonly work: string }[]): Measure => ({
  name: "visiga_backup_age_seconds",
  help: "Seconds since the server last made, verified and copied a backup; absent before the first.",
  label: "work",
  read: async () => {
    const rows = await database.query<{ work: string; age: number }[]>(
      `SELECT work, extract(epoch FROM now() - max(at))::float AS age
        FROM backup_report WHERE problem IS NULL AND work = ANY($1) GROUP BY work`,
      [["made", "verified", ...copies.map(({ work }) => work)]],
    );
    return Object.fromEntries(rows.map(({ work, age }) => [work, age]));
  },
});
