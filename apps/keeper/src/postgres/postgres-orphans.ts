import { execFile } from "node:child_process";
import { readdir, readFile, readlink, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { StartFailure } from "@visiga/system/errors/start-failure";

const run = promisify(execFile);

/** Milliseconds that PostgreSQL may take to stop: it first writes its memory to the disk. */
const stopTimeout = 60_000;

/**
 * Stops a PostgreSQL that a killed server left running; the caller holds the data folder's lock. Its lock files alone
 * prove nothing: after a power cut or in another container their process id may belong to any program.
 * @throws StartFailure if it does not stop
 */
export async function stopOrphans(cluster: string): Promise<void> {
  // On Windows PostgreSQL detects stale lock files itself.
  if (process.platform === "win32") return;
  const end = Date.now() + stopTimeout;
  const leader = await postmaster(cluster);
  let signalled = false;
  for (let found = await processesOn(cluster); found.length > 0; found = await processesOn(cluster)) {
    if (Date.now() > end)
      throw new StartFailure(`DATA_DIR: PostgreSQL (process ${found[0]}) of a server that has ended does not stop`);
    if (leader !== undefined && found.includes(leader)) {
      // Fast shutdown: open transactions are rolled back.
      if (!signalled) signal(leader, "SIGINT");
      signalled = true;
    } else for (const pid of found) signal(pid, "SIGQUIT");
    await pause(20);
  }
  for (const name of ["postmaster.pid", ".s.PGSQL.5432", ".s.PGSQL.5432.lock"])
    await rm(join(cluster, name), { force: true });
}

async function postmaster(cluster: string): Promise<number | undefined> {
  const [pid] = (await readFile(join(cluster, "postmaster.pid"), "utf8").catch(() => "")).split("\n");
  return Number(pid) || undefined;
}

/** Ids of the PostgreSQL processes (postmaster and children) whose working directory is the cluster. */
async function processesOn(cluster: string): Promise<number[]> {
  const here = await stat(cluster).catch(() => undefined);
  if (!here) return [];
  if (process.platform !== "linux") return processesWith(`-D ${cluster}`);
  const numbers = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(
    numbers.map(async (pid) => {
      try {
        const { dev, ino } = await stat(`/proc/${pid}/cwd`);
        return dev === here.dev && ino === here.ino && (await readlink(`/proc/${pid}/exe`)).includes("postgres");
      } catch {
        return false;
      }
    }),
  );
  return numbers.filter((_, index) => found[index]).map(Number);
}

/** For systems without /proc: ids of the PostgreSQL processes whose command line contains the text. */
async function processesWith(argument: string): Promise<number[]> {
  const { stdout } = await run("ps", ["-axo", "pid=,command="]);
  return stdout
    .split("\n")
    .filter((line) => line.includes(argument) && line.includes("postgres"))
    .map((line) => Number.parseInt(line, 10));
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // The process has ended in the meantime.
  }
}
