import { chmod, chown, lchown, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isWithin } from "@visiga/system/clock";
import { commandLine } from "@visiga/system/command-line";
import { exists, syncFolder } from "@visiga/system/disk/disk-files";
import { StartFailure } from "@visiga/system/errors/start-failure";
import { generatedSecret } from "@visiga/system/security/one-time-secrets";
import { backupTime } from "#backup/backup-names.ts";
import { adviceOn } from "#errors/operator-advice.ts";
import { clusterFolder } from "./data-dir.ts";
import { postgresVersion } from "./postgres-programs.ts";
import { type Postgres, waitForExit } from "./program-launcher.ts";
import { completeReplacement } from "./replaced-cluster.ts";

interface ClusterOptions {
  /** Of the user `postgres`; undefined: every account that can enter the socket's folder may connect. */
  readonly password: string | undefined;
  readonly durable: boolean;
  /** Whether it is made if there is none. */
  readonly creates: boolean;
}

/** The cluster's folder. @throws StartFailure if it holds something else */
export async function prepareCluster(dataDir: string, postgres: Postgres, options: ClusterOptions): Promise<string> {
  const cluster = clusterFolder(dataDir);
  await completeReplacement(dataDir);
  const version = await readFile(join(cluster, "PG_VERSION"), "utf8").catch(() => undefined);
  if (version === undefined) {
    // It may be the remains of a database, so it stays untouched.
    if (await exists(cluster))
      throw new StartFailure(`DATA_DIR: ${cluster} is there but holds no database; move it away or restore a backup`);
    if (!options.creates) throw new StartFailure(`DATA_DIR: there is no database in ${dataDir}`);
    await createCluster(dataDir, postgres, options);
  } else if (version.trim() !== postgresVersion) {
    const mismatch = `was made by PostgreSQL ${version.trim()}, and this is ${postgresVersion}`;
    throw new StartFailure(`DATA_DIR: ${cluster} ${mismatch}; ${await migrationAdvice(dataDir)}`);
  } else await handOver(cluster, postgres);
  return cluster;
}

/** Explains how to migrate the data of a cluster that this PostgreSQL cannot read: a restore keeps the old cluster. */
async function migrationAdvice(dataDir: string): Promise<string> {
  const backups = await readdir(join(dataDir, "backups")).catch(() => []);
  const newest = backups
    .filter((name) => isWithin(Number.POSITIVE_INFINITY, backupTime(name) ?? new Date(Number.NaN), new Date()))
    .sort()
    .at(-1);
  return newest
    ? `migrate it with its newest backup: ${commandLine("restore")} ${newest}`
    : `restore a backup, if there is one in a bucket (${commandLine("restore")} lists them); else install the previous version again, make a backup with it (${commandLine("backup")}) and restore that with this one`;
}

/** Makes a cluster in a temporary folder, and renames that once it is complete: a power cut leaves no partial cluster. */
async function createCluster(
  dataDir: string,
  { programs, launch, account }: Postgres,
  { password, durable }: ClusterOptions,
): Promise<void> {
  for (const name of await readdir(dataDir))
    if (name.startsWith("postgres.new")) await rm(join(dataDir, name), { recursive: true, force: true, maxRetries: 5 });
  const draft = await mkdtemp(`${clusterFolder(dataDir)}.new-`);
  if (account) await chown(draft, account.uid, account.gid);

  const encoding = ["-E", "UTF8", "--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"];
  // A file instead of a pipe, because pipes have no path on Windows.
  const passwordFile = `${draft}-password`;
  if (password) await writeFile(passwordFile, password, { mode: 0o600 });
  if (password && account) await chown(passwordFile, account.uid, account.gid);
  const access = password ? ["-A", "scram-sha-256", `--pwfile=${passwordFile}`] : ["-A", "trust"];
  const speed = durable ? [] : ["--no-sync"];
  try {
    const args = ["-D", draft, "-U", "postgres", ...encoding, ...access, "--no-instructions", ...speed];
    await waitForExit(launch(programs.initdb, args, { cwd: dataDir, windowsHide: true }));
  } catch (error) {
    // A full disk stays full with it.
    await rm(draft, { recursive: true, force: true, maxRetries: 5 });
    throw clusterFailure(`no database can be made in ${dataDir}`, error, dataDir);
  } finally {
    await rm(passwordFile, { force: true });
  }
  await rename(draft, clusterFolder(dataDir));
  if (durable) await syncFolder(dataDir);
}

/** @param what does not work @param error PostgreSQL's reason, or an error with it @param place the folder that it is about */
export function clusterFailure(what: string, error: unknown, place: string): StartFailure {
  const message = error instanceof Error ? error.message : String(error);
  const advice = adviceOn(message, place) ?? `Restore the newest backup: ${commandLine("restore")} <file>.`;
  return new StartFailure(`DATA_DIR: ${what}: ${message}`, advice);
}

/** Gives a cluster that root copied to the account. The folder comes last: the next start repeats an interrupted change. */
async function handOver(cluster: string, { account }: Postgres): Promise<void> {
  const { uid } = await stat(cluster);
  if (account && uid !== account.uid) {
    for (const name of await readdir(cluster, { recursive: true }))
      await lchown(join(cluster, name), account.uid, account.gid);
    await chown(cluster, account.uid, account.gid);
  } else if (!account && process.geteuid && uid !== process.geteuid())
    throw new StartFailure(`DATA_DIR: ${cluster} belongs to another account`, adviceOn("EACCES", cluster));
  await chmod(cluster, 0o700);
}

/** Generated password for connections over a port, which the machine's other accounts can reach too. */
export const clusterPassword = (dataDir: string): Promise<string> =>
  generatedSecret(join(dataDir, "postgres-password"));
