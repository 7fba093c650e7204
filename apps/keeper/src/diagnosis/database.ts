import { stat } from "node:fs/promises";
import type { KeptSite } from "@visiga/api/kept-site";
import { commandLine } from "@visiga/system/command-line";
import type { Config } from "@visiga/system/config/config";
import type { Schema } from "@visiga/system/database/connection";
import type { OpenDatabase } from "@visiga/system/database/database";
import { missingAbilities } from "@visiga/system/database/database-abilities";
import { appliedMigrations, knownMigrations } from "@visiga/system/database/migrate";
import { quoteIdentifier } from "@visiga/system/database/tables";
import { reasonOf } from "@visiga/system/errors/disk-failure";
import { explainedFailure } from "@visiga/system/errors/explained-failure";
import type { MissingAbility } from "@visiga/system/errors/missing-ability";
import type { DataSource } from "typeorm";
import { openAt, openExistingDatabase, runningAddress } from "#database/existing-database.ts";
import { clusterFolder } from "#postgres/data-dir.ts";
import { newestPostgres } from "#postgres/postgres-programs.ts";
import { type Finding, findingsAbout } from "./finding.ts";

const { fine, warn, broken, lacks } = findingsAbout("database");

/**
 * Opens the database without changing it: the one of a running server, or else a stopped one, which is started
 * temporarily if this account owns it. `open` is null if it cannot be opened; the finding has the reason.
 */
export async function diagnoseConnection(config: Pick<Config, "databaseUrl" | "dataDir">, schema: Schema) {
  const { databaseUrl, dataDir } = config;
  if (databaseUrl !== undefined)
    return open(() => openAt({ url: databaseUrl }, schema), "Does the server run, and are name and password right?");
  const cluster = await stat(clusterFolder(dataDir)).catch(() => null);
  const none = warn("there is none yet", "The first start makes it. If there was one: restore a backup.");
  if (cluster === null) return { open: null, finding: none };
  const running = await runningAddress(dataDir)
    .then((address) => openAt(address, schema))
    .catch(() => null);
  if (running) return { open: running, finding: fine("answers") };
  // Another account would become the owner of the files.
  const others = warn("is stopped, and belongs to another account", "Run this as the account of the server.");
  if (process.geteuid && process.geteuid() !== (await stat(dataDir)).uid) return { open: null, finding: others };
  return open(
    () => openExistingDatabase(config, schema, () => {}),
    `Restore the newest backup: ${commandLine("restore")} <file>.`,
  );
}

async function open(work: () => Promise<OpenDatabase>, advice: string) {
  try {
    return { open: await work(), finding: fine("answers") };
  } catch (error) {
    const [says, known] = explainedFailure(error)?.lines ?? [reasonOf(error)];
    return { open: null, finding: broken(`cannot be opened: ${says}`, known ?? advice) };
  }
}

/** @param version as PostgreSQL states it, for example `18.4 (Debian 18.4-1)` */
export function diagnosePostgres(version: string, size: string): Finding {
  const says = `PostgreSQL ${version}, ${size}`;
  const [major, minor] = version.split(/\D/).map(Number);
  const [newestMajor, newestMinor] = newestPostgres.version.split(".").map(Number);
  if (major !== newestMajor || Number(minor) >= Number(newestMinor)) return fine(says);
  return warn(
    `${says}; ${newestPostgres.version} has been out since ${newestPostgres.date}`,
    "Run a release of the site, which contains it, or update the server of DATABASE_URL.",
  );
}

/** Text sorted by another version of the system's rules: an index finds too little, and a unique one lets doubles in. */
async function changedCollation(database: DataSource): Promise<MissingAbility[]> {
  const [{ name, made, now }]: [{ name: string; made: string | null; now: string | null }] = await database.query(
    `SELECT datname AS name, datcollversion AS made, pg_database_collation_actual_version(oid) AS now
       FROM pg_database WHERE datname = current_database()`,
  );
  if (made === null || now === null || made === now) return [];
  const quoted = quoteIdentifier(name);
  const advice = `REINDEX DATABASE ${quoted}; ALTER DATABASE ${quoted} REFRESH COLLATION VERSION;`;
  return [{ says: `sorts text by the rules of version ${made}, and the system has ${now}`, advice, needed: true }];
}

/** Checks that this program can use the database, and that there is an active administrator. */
export async function diagnoseDatabase(database: DataSource, kept: KeptSite): Promise<Finding[]> {
  const [{ version, size, share }]: [{ version: string; size: string; share: number }] = await database.query(
    `SELECT current_setting('server_version') AS version, pg_size_pretty(pg_database_size(current_database())) AS size,
       (SELECT count(*) FROM pg_stat_activity WHERE backend_type = 'client backend')::float
         / current_setting('max_connections')::int AS share`,
  );
  const missing = [...(await missingAbilities(database)), ...(await changedCollation(database))];
  const found = [diagnosePostgres(version, size), ...missing.map(lacks)];
  const [applied, known] = [await appliedMigrations(database), knownMigrations(database)];
  const newer = applied.filter((name) => !known.includes(name));
  const changed = broken(
    "was changed by a newer version of this program",
    "Install that version, or restore a backup.",
  );
  if (newer.length > 0) return [...found, changed];
  if (applied.length < known.length)
    return [...found, warn("is of an older version", "The next start of the server migrates it.")];
  if (!(await kept.hasAdministrator(database))) found.push(broken("has no active administrator", commandLine("admin")));
  if (share > 0.8) found.push(warn("has almost no free connections", "Raise max_connections, or run fewer replicas."));
  return found;
}
