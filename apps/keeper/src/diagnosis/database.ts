import { stat } from "node:fs/promises";
import type { KeptSite } from "@visiga/api/kept-site";
import { commandLine } from "@visiga/system/command-line";
import type { Config } from "@visiga/system/config/config";
import type { Schema } from "@visiga/system/database/connection";
import type { OpenDatabase } from "@visiga/system/database/database";
import { missingAbilities } from "@visiga/system/database/database-abilities";
import { appliedMigrations, knownMigrations } from "@visiga/system/database/migrate";
import { exists } from "@visiga/system/disk/disk-files";
import { reasonOf } from "@visiga/system/errors/disk-failure";
import type { MissingAbility } from "@visiga/system/errors/missing-ability";
import type { DataSource } from "typeorm";
import { quoteIdentifier } from "#archive/tables.ts";
import { lockFolder } from "#database/database-server.ts";
import { openAt, openExistingDatabase, runningAddress } from "#database/existing-database.ts";
import { explainedFailure } from "#errors/explained-failure.ts";
import { clusterFolder } from "#postgres/data-dir.ts";
import { newestPostgres } from "#postgres/postgres-programs.ts";
import { isHeld } from "#process/control.ts";
import { type Finding, findingsAbout } from "./finding.ts";

const { fine, warn, broken, lacks } = findingsAbout("database");

/**
 * Opens the database without changing it: the one of a running server, or else a stopped one, which is started
 * temporarily if this account owns it. @returns the finding with the reason if it cannot be opened
 */
export async function diagnoseConnection(
  config: Pick<Config, "databaseUrl" | "dataDir">,
  schema: Schema,
): Promise<OpenDatabase | Finding> {
  const { databaseUrl, dataDir } = config;
  if (databaseUrl !== undefined)
    return openOr("Does the server run, and are name and password right?", () => openAt({ url: databaseUrl }, schema));
  if (!(await exists(clusterFolder(dataDir))))
    return warn("there is none yet", "The first start makes it. If there was one: restore a backup.");
  const running = await runningAddress(dataDir).catch(() => null);
  // A restore would not mend one that hangs, and lose what is newer than the backup.
  if (running) return openOr("Look at the log of the server, and start it again.", () => openAt(running, schema));
  if (await isHeld(lockFolder(dataDir)))
    return warn(
      `does not run, although a program uses ${dataDir}`,
      "See the server. During a restore, wait for its end.",
    );
  // Another account would become the owner of the files.
  if (process.geteuid && process.geteuid() !== (await stat(dataDir)).uid)
    return warn("is stopped, and belongs to another account", "Run this as the account of the server.");
  return openOr(`Restore the newest backup: ${commandLine("restore")} <file>.`, () =>
    openExistingDatabase(config, schema, () => {}),
  );
}

async function openOr(advice: string, open: () => Promise<OpenDatabase>): Promise<OpenDatabase | Finding> {
  try {
    return await open();
  } catch (error) {
    const [says, known] = explainedFailure(error)?.lines ?? [reasonOf(error)];
    return broken(`cannot be opened: ${says}`, known ?? advice);
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

/** Checks that this program can use the database, and that its people can log in. */
export async function diagnoseDatabase(
  database: DataSource,
  kept: KeptSite,
  { publicUrl }: Pick<Config, "publicUrl">,
): Promise<Finding[]> {
  const [{ version, size, share }]: [{ version: string; size: string; share: number }] = await database.query(
    `SELECT current_setting('server_version') AS version, pg_size_pretty(pg_database_size(current_database())) AS size,
       (SELECT count(*) FROM pg_stat_activity WHERE backend_type = 'client backend')::float
         / current_setting('max_connections')::int AS share`,
  );
  const missing = [...(await missingAbilities(database)), ...(await changedCollation(database))];
  const found = [diagnosePostgres(version, size), ...missing.map(lacks)];
  if (share > 0.8) found.push(warn("has almost no free connections", "Raise max_connections, or run fewer replicas."));
  const [applied, known] = [await appliedMigrations(database), knownMigrations(database)];
  if (applied.some((name) => !known.includes(name)))
    found.push(broken("was changed by a newer version of this program", "Install that version, or restore a backup."));
  else if (applied.length < known.length)
    found.push(warn("is of an older version", "The next start of the server migrates it."));
  else found.push(...(await diagnoseAccounts(database, kept, publicUrl)));
  return found;
}

async function diagnoseAccounts(database: DataSource, kept: KeptSite, publicUrl?: string): Promise<Finding[]> {
  const found: Finding[] = [];
  if (!(await kept.hasAdministrator(database))) found.push(broken("has no active administrator", commandLine("admin")));
  const foreign = publicUrl ? await kept.countForeignPasskeys(database, new URL(publicUrl).hostname) : 0;
  const says = `has ${foreign} passkeys of another host name than PUBLIC_URL: nobody can log in with them`;
  if (foreign > 0) found.push(warn(says, `${commandLine("admin")} reset <email> for each account that has one.`));
  return found;
}
