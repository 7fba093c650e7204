import type { DataSource, EntityManager, QueryRunner } from "typeorm";
import type { Installation } from "./photo-storage.ts";

type Database = Pick<DataSource | EntityManager | QueryRunner, "query">;

/** Null for a database that was never started. Also of a database whose migrations have not run, where both ids are one. */
export async function installationOf(database: Database): Promise<Installation | null> {
  const rows = await database.query("SELECT to_jsonb(installation) AS row FROM installation");
  const [found] = rows as { row: { id: string; site?: string } }[];
  return found ? { id: found.row.id, site: found.row.site ?? found.row.id } : null;
}

/** Gives a new database its id; of concurrent starts the first wins. */
export async function ensureInstallation(database: Database): Promise<Installation> {
  const known = await installationOf(database);
  if (known) return known;
  await database.query("INSERT INTO installation (id) VALUES (gen_random_uuid()) ON CONFLICT DO NOTHING");
  return (await installationOf(database)) as Installation;
}

/** Gives a restored database an id of its own, so that its photos are not those of the database it replaces. */
export async function renewInstallation(database: Database): Promise<Installation> {
  await ensureInstallation(database);
  await database.query("UPDATE installation SET id = gen_random_uuid()");
  return (await installationOf(database)) as Installation;
}
