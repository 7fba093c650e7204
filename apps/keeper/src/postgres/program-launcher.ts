import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, stat } from "node:fs/promises";
import { text } from "node:stream/consumers";
import { StartFailure } from "@visiga/system/errors/start-failure";
import { listened } from "@visiga/system/listened";
import { PostgresMessages } from "./postgres-messages.ts";
import { databaseUrlHint, findPrograms, type PostgresPrograms } from "./postgres-programs.ts";

/** Starts a program as PostgreSQL's account, without this process's environment. */
export type Launcher = (program: string, args: readonly string[], options: SpawnOptions) => ChildProcess;

/** No secrets of the server, fixed language and time zone of messages. Windows needs its own variables. */
const environment =
  process.platform === "win32" ? {} : { env: { PATH: "/usr/sbin:/usr/bin:/sbin:/bin", LC_ALL: "C", TZ: "UTC" } };

const asAccount =
  (account: SystemAccount | undefined): Launcher =>
  (program, args, options) =>
    listened(spawn(program, args, { ...options, ...environment, ...account }));

/**
 * May traverse folders of root, such as its home. The capabilities need no_setuid_fixup, because PostgreSQL calls
 * access(), which checks the real user.
 */
const asAccountWithCapabilities =
  ({ uid, gid }: SystemAccount): Launcher =>
  (program, args, options) => {
    const capabilities = "+dac_override,+dac_read_search";
    const identity = [`--reuid=${uid}`, `--regid=${gid}`, "--clear-groups", "--securebits=+no_setuid_fixup"];
    const granted = [`--inh-caps=${capabilities}`, `--ambient-caps=${capabilities}`];
    return listened(spawn("setpriv", [...identity, ...granted, program, ...args], { ...options, ...environment }));
  };

/** The programs, and how and by which account they are run. */
export type Postgres = Awaited<ReturnType<typeof findPostgres>>;

/** @throws StartFailure if PostgreSQL cannot run here */
export async function findPostgres(dataDir: string, cluster: string) {
  const programs = await findPrograms();
  const account = await chooseAccount(cluster);
  return { programs, account, launch: await findLauncher(programs, account, dataDir) };
}

/** The first that can run the programs and reach the data folder. @throws StartFailure if there is none */
async function findLauncher(
  { postgres }: PostgresPrograms,
  account: SystemAccount | undefined,
  dataDir: string,
): Promise<Launcher> {
  const candidates = account ? [asAccount(account), asAccountWithCapabilities(account)] : [asAccount(undefined)];
  let problem = "";
  for (const launch of candidates) {
    const probe = account
      ? launch("/bin/sh", ["-c", 'cd "$1" && exec "$2" --version', "sh", dataDir, postgres], { cwd: "/" })
      : launch(postgres, ["--version"], {});
    try {
      await waitForExit(probe);
      return launch;
    } catch (error) {
      problem = (error as Error).message;
    }
  }
  const needs = "a system with glibc, an installation whose scripts ran and, for root, setpriv";
  throw new StartFailure(`The embedded PostgreSQL cannot run here (${problem}): ${databaseUrlHint}; it needs ${needs}`);
}

/** Resolves when the program exits with 0. @throws Error with the reason that it prints */
export async function waitForExit(program: ChildProcess): Promise<void> {
  program.stdout?.resume();
  const output = program.stderr ? text(program.stderr) : "";
  const [[code, signal], errors] = await Promise.all([once(program, "close"), output]);
  if (code === 0) return;
  const messages = new PostgresMessages();
  for (const line of errors.split("\n")) messages.add(line);
  throw new Error(messages.reason || `ended with ${signal ?? code}`);
}

export interface SystemAccount {
  readonly uid: number;
  readonly gid: number;
}

/**
 * PostgreSQL refuses to run as root: the cluster's owner, else `postgres`, else `nobody`. Undefined if this process is
 * not root: the programs then run under its own account.
 */
export async function chooseAccount(cluster: string): Promise<SystemAccount | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = await stat(cluster).catch(() => undefined);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return (await knownAccount("postgres")) ?? (await knownAccount("nobody")) ?? { uid: 65_534, gid: 65_534 };
}

async function knownAccount(name: string): Promise<SystemAccount | undefined> {
  const lines = (await readFile("/etc/passwd", "utf8").catch(() => "")).split("\n");
  const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(":") ?? [];
  return uid && gid && uid !== "0" ? { uid: Number(uid), gid: Number(gid) } : undefined;
}
