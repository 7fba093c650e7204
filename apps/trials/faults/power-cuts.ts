import { readdir, readFile, readlink, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { repeated } from "../replicas/repeated.ts";
import { brokenPages, findOrphans } from "./check-site.ts";
import { type CrashBuild, type CrashServer, startCrashServer } from "./crash-server-run.ts";
import { Editor, type FileState } from "./editor.ts";
import { LoopDisk } from "./loop-disk.ts";

export interface PowerFigures {
  cuts: number;
  /** Number of cuts that lost an unsynced file, which proves that the cuts work like power cuts. */
  unsyncedLost: number;
  acknowledged: number;
  readonly startedAfter: number[];
  readonly problems: string[];
}

const writers = 3;
const words = "nobody has synced this";

/**
 * Simulates power cuts of a server's disk at random moments while pictures are added, replaced and deleted, and starts
 * a server on each result.
 * @returns null if no disk can be mounted
 */
export async function cutPower(
  build: CrashBuild,
  folder: string,
  total: number,
  report: (line: string) => void,
): Promise<PowerFigures | null> {
  const disk = await LoopDisk.make(folder, "disk");
  if (!disk) return null;
  const figures: PowerFigures = { cuts: 0, unsyncedLost: 0, acknowledged: 0, startedAfter: [], problems: [] };
  const server = await startCrashServer(build, join(disk.folder, "data"));
  const editor = await Editor.open(server.url);
  // The sweep does nothing if the database has no pictures.
  await editor.add();
  const changing = keepChanging(editor);
  try {
    for (let cut = 1; cut <= total; cut += 1) {
      await pause(100 + Math.random() * 900);
      const unsynced = `unsynced-${cut}`;
      await writeFile(join(disk.folder, unsynced), words);
      const everyone = await processesOn(server, disk.folder);
      for (const pid of everyone) process.kill(pid, "SIGSTOP");
      const acknowledged = changing.settled();
      const left = await disk.cut(String(cut)).finally(() => {
        for (const pid of everyone) process.kill(pid, "SIGCONT");
      });
      figures.cuts += 1;
      figures.acknowledged += acknowledged.length;
      const content = await readFile(join(left.folder, unsynced), "utf8").catch(() => "");
      if (content !== words) figures.unsyncedLost += 1;
      const problems = await checkStart(build, left, acknowledged, figures).catch((error: Error) => [error.message]);
      for (const problem of problems) report(`power cut ${cut}: ${problem}`);
      figures.problems.push(...problems.map((problem) => `power cut ${cut}: ${problem}`));
      await left.remove();
      if (cut % 10 === 0) report(`${cut} power cuts`);
    }
  } finally {
    await changing.stop();
    await server.stop();
    await disk.remove();
  }
  return figures;
}

async function checkStart(
  build: CrashBuild,
  left: LoopDisk,
  acknowledged: readonly FileState[],
  figures: PowerFigures,
): Promise<string[]> {
  const dataDir = join(left.folder, "data");
  // The lock names a process that is still alive here, unlike after a power cut.
  await rm(join(dataDir, "lock"), { recursive: true, force: true });
  const server = await startCrashServer(build, dataDir);
  try {
    figures.startedAfter.push(server.startedAfter);
    const files = new Map((await (await Editor.open(server.url)).files()).map((file) => [file.id, file]));
    const lost = acknowledged.filter(({ id, name, photo }) => {
      const found = files.get(id);
      return found?.name !== name || found.photo !== photo;
    });
    return [
      ...lost.map((file) => `lost ${JSON.stringify({ file, found: files.get(file.id) })}`),
      ...(await brokenPages(server.url)),
      ...(await findOrphans(dataDir)),
    ];
  } finally {
    await server.stop();
  }
}

/** The server, its PostgreSQL and all other processes whose working directory is on the disk. */
async function processesOn(server: CrashServer, folder: string): Promise<number[]> {
  const found = [server.process.pid ?? 0];
  for (const name of await readdir("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    const at = await readlink(`/proc/${name}/cwd`).catch(() => "");
    if (at.startsWith(`${folder}/`)) found.push(Number(name));
  }
  return found;
}

/** Changes pictures continuously and records the acknowledged changes. */
function keepChanging(editor: Editor) {
  const settled = new Map<string, FileState>();
  const stop = repeated(writers, async () => {
    const added = await editor.add();
    const replaced = await editor.replacePicture(added.id, `${added.name} again`);
    settled.set(replaced.id, replaced);
    const [oldest] = settled.keys();
    if (settled.size < 40 || oldest === undefined) return;
    settled.delete(oldest);
    await editor.delete(oldest);
  });
  /** Records whose last change was acknowledged and that are not being changed. */
  return { settled: () => [...settled.values()], stop };
}
