import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, rename, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { programPath } from "@visiga/api/src/testing/program-path.ts";
import {
  copyDataFolder,
  fillDataFolder,
  openDataFolder as open,
  postmaster,
} from "@visiga/keeper/src/testing/data-folders.ts";
import { isUnavailable } from "@visiga/system/errors/database-error";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { testFolder } from "../harness/test-folder.ts";

/** Milliseconds; the machine may be busy. */
const timeout = 60_000;
const root = process.getuid?.() === 0;

const folder = testFolder();
let filled: string;
const copyOf = (name: string) => copyDataFolder(filled, join(folder(), name));

/** Whether the process runs; a zombie does not. */
async function isRunning(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  return !(await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "")).includes(") Z ");
}

beforeAll(async () => {
  filled = join(folder(), "filled");
  await fillDataFolder(filled);
});

describe("when a server ends", () => {
  /** A writing process in its own process group, and its output lines. */
  async function startWriting(dataDir: string) {
    const server = spawn(process.execPath, [await programPath("database-process"), dataDir], {
      stdio: ["ignore", "pipe", "inherit"],
      detached: true,
    }) as ChildProcess & { pid: number };
    const output: string[] = [];
    if (server.stdout) createInterface({ input: server.stdout }).on("line", (line) => void output.push(line));
    await vi.waitFor(() => expect(output.length).toBeGreaterThan(50), timeout);
    return { server, output };
  }

  async function written(dataDir: string): Promise<string[]> {
    const { dataSource, close } = await open(dataDir);
    const rows: { value: number }[] = await dataSource.query("SELECT value FROM number");
    await close();
    return rows.map(({ value }) => String(value));
  }

  test("PostgreSQL stops by itself after the server was killed, and no confirmed write is lost", async () => {
    const dataDir = await copyOf("killed");
    const { server, output } = await startWriting(dataDir);
    const orphan = await postmaster(dataDir);
    server.kill("SIGKILL");
    await once(server, "close");
    await vi.waitFor(async () => expect(await isRunning(orphan)).toBe(false), timeout);
    expect(await written(dataDir)).toEqual(expect.arrayContaining(output));
  });

  test("the next start stops a PostgreSQL that did not notice that its server was killed", async () => {
    const dataDir = await copyOf("unheard");
    const { server, output } = await startWriting(dataDir);
    const orphan = await postmaster(dataDir);
    // A stopped process receives its signals only after SIGCONT.
    process.kill(orphan, "SIGSTOP");
    server.kill("SIGKILL");
    await once(server, "close");
    const restarted = written(dataDir);
    process.kill(orphan, "SIGCONT");
    expect(await restarted).toEqual(expect.arrayContaining(output));
    // An exiting process leaves its working directory first, which the start waits for.
    await vi.waitFor(async () => expect(await isRunning(orphan)).toBe(false), timeout);
  });

  test("Ctrl+C reaches only the server, which completes its requests before PostgreSQL stops", async () => {
    const dataDir = await copyOf("interrupted");
    const { server, output } = await startWriting(dataDir);
    const child = await postmaster(dataDir);
    process.kill(-server.pid, "SIGINT");
    const [code] = await once(server, "close");
    expect([code, output.at(-1)]).toEqual([0, "closed"]);
    expect(await isRunning(child)).toBe(false);
  });

  test("a running server keeps a second one from starting", async () => {
    const dataDir = await copyOf("living");
    const { server, output } = await startWriting(dataDir);
    await expect(open(dataDir)).rejects.toThrow("in use by another server");
    const before = output.length;
    await vi.waitFor(() => expect(output.length).toBeGreaterThan(before), timeout);
    server.kill("SIGINT");
    await once(server, "close");
  });
});

test("PostgreSQL is restarted after each crash, and no confirmed write is lost", async () => {
  const dataDir = await copyOf("alone");
  const tellOperator = vi.fn();
  const { dataSource, close } = await open(dataDir, tellOperator);
  await dataSource.query("CREATE TABLE number (value integer)");
  const failures: unknown[] = [];
  const insert = (value: number) =>
    dataSource.query("INSERT INTO number VALUES ($1)", [value]).catch((error: unknown) => {
      failures.push(error);
      throw error;
    });
  for (const value of [1, 3]) {
    await insert(value);
    tellOperator.mockClear();
    process.kill(await postmaster(dataDir), "SIGKILL");
    await vi.waitFor(
      () => expect(tellOperator).toHaveBeenCalledWith(expect.stringContaining("is back after")),
      timeout,
    );
    expect(tellOperator).toHaveBeenCalledWith(expect.stringContaining("has ended and is started again"));
    // Each broken connection of the pool reports its error once.
    await vi.waitFor(() => insert(value + 1), timeout);
  }
  expect(failures.filter((error) => !isUnavailable(error))).toEqual([]);
  const rows: { value: number }[] = await dataSource.query("SELECT value FROM number ORDER BY value");
  expect(rows.map(({ value }) => value)).toEqual([1, 2, 3, 4]);
  await close();
  await (await open(dataDir)).close();
});

test("a failing restart of PostgreSQL is reported once and retried, and does not delay a stop", async () => {
  const dataDir = await copyOf("hindered");
  const tellOperator = vi.fn();
  const { dataSource, close } = await open(dataDir, tellOperator);
  const control = join(dataDir, "postgres/global/pg_control");
  const away = join(dataDir, "postgres/away");
  const untilReported = (words: string) =>
    vi.waitFor(() => expect(tellOperator).toHaveBeenLastCalledWith(expect.stringContaining(words)), timeout);
  const endIt = async () => {
    const leader = await postmaster(dataDir);
    await rename(control, away);
    process.kill(leader, "SIGKILL");
    await untilReported("does not start yet");
  };
  await endIt();
  await rename(away, control);
  await untilReported("is back after");
  await dataSource.query("SELECT 1");
  await endIt();
  const startedAt = performance.now();
  await close();
  expect(performance.now() - startedAt).toBeLessThan(5000);
});

test("a stale lock file with the id of another process blocks no start and harms no process", async () => {
  const dataDir = await copyOf("stale");
  const unrelated = spawn("sleep", ["60"], root ? { uid: (await stat(join(filled, "postgres"))).uid } : {});
  await once(unrelated, "spawn");
  const cluster = join(dataDir, "postgres");
  const lines = [unrelated.pid, cluster, 1_700_000_000, 5432, cluster, "", "", "ready", ""];
  for (const name of ["postmaster.pid", ".s.PGSQL.5432.lock"])
    await writeFile(join(cluster, name), lines.join("\n"), { mode: 0o600 });
  await (await open(dataDir)).close();
  expect(unrelated.exitCode ?? unrelated.signalCode).toBeNull();
  unrelated.kill();
});
