import type { DataSource } from "typeorm";
import type { Measure } from "#platform/health/metrics.ts";

export const backupAges = (database: DataSource): Measure => ({
  name: "visiga_backup_age_seconds",
  help: "Seconds since the server last made a backup, and since it last verified one; absent before the first.",
  label: "work",
  read: async () => {
    const rows = await database.query<{ work: string; age: number }[]>(
      `SELECT work, extract(epoch FROM now() - max(at))::float AS age
        FROM backup_report WHERE problem IS NULL GROUP BY work`,
    );
    return Object.fromEntries(rows.map(({ work, age }) => [work, age]));
  },
});
