import { execFile } from "node:child_process";
import { readdir, readFile, readlink, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { StartFailure } from "#platform/start-failure.ts";

const run = promisify(execFile);

/** Milliseconds that a server which was told to stop may take: it writes what it holds in memory to the disk. */
const stopTimeout = 60_000;

/**
 * Stops the PostgreSQL that a killed server has left on its cluster, then removes the files by which it would keep the
 * next one out. The caller holds the lock of the data folder, so whoever still works there has lost its server.
 * The files alone prove nothing: after a power cut, or in another container, their number may be anybody's.
 * @throws StartFailure where it does not stop.
 */
export async function stopOrphans(cluster: string): Promise<void> {
  // On Windows they are left to PostgreSQL, which recognises its own processes there.
  if (process.platform === "win32") return;
  const end = Date.now() + stopTimeout;
  const leader = await postmaster(cluster);
  let asked = false;
  for (let found = await processesOn(cluster); found.length > 0; found = await processesOn(cluster)) {
    if (Date.now() > end)
      throw new StartFailure(`DATA_DIR: PostgreSQL (process ${found[0]}) of a server that is gone does not stop`);
    if (leader !== undefined && found.includes(leader)) {
      // Fast shutdown: open transactions are rolled back.
      if (!asked) signal(leader, "SIGINT");
      asked = true;
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

/** The processes of PostgreSQL that work in the cluster's folder: the first one and those that it started. */
async function processesOn(cluster: string): Promise<number[]> {
  const here = await stat(cluster).catch(() => undefined);
  if (!here) return [];
  if (process.platform !== "linux") return listedWith(`-D ${cluster}`);
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

/** Where there is no /proc: processes whose command line holds the given words. */
async function listedWith(words: string): Promise<number[]> {
  const { stdout } = await run("ps", ["-axo", "pid=,command="]);
  return stdout
    .split("\n")
    .filter((line) => line.includes(words) && line.includes("postgres"))
    .map((line) => Number.parseInt(line, 10));
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended meanwhile.
  }
}
