import { readdir, readFile, readlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Administrator, type FileState, samplePicture } from "../harness/administrator.ts";
import { repeated } from "../harness/repeated.ts";
import { sitePid } from "../harness/site-process.ts";
import { brokenPages, findOrphans } from "./check-site.ts";
import { CrashFigures, type CrashServer, startCrashServer } from "./crash.ts";
import { LoopDisk } from "./loop-disk.ts";

const writers = 3;
const words = "nobody has synced this";

/**
 * Simulates power cuts of a server's disk at random moments while pictures are added, replaced and deleted, and starts
 * a server on each result.
 */
export async function cutPower(folder: string, total: number): Promise<CrashFigures[]> {
  const disk = await LoopDisk.make(folder, "disk");
  if (!disk) {
    process.stdout.write("Power cuts are not tried: only root on Linux may mount a disk for them.\n");
    return [];
  }
  const figures = new CrashFigures("power cut");
  const server = await startCrashServer(join(disk.folder, "data"));
  const client = new Administrator(server.url);
  // The sweep does nothing if the database has no pictures.
  await client.add();
  const changing = keepChanging(client);
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
      figures.crashes += 1;
      const content = await readFile(join(left.folder, unsynced), "utf8").catch(() => "");
      figures.outcomes.push(content === words ? "nothing lost" : "lost what nobody had synced");
      const problems = await checkStart(left, acknowledged).catch((error: Error) => [error.message]);
      figures.problems.push(...problems.map((problem) => `power cut ${cut}: ${problem}`));
      await left.remove();
    }
  } finally {
    await changing.stop();
    await server.stop();
    await disk.remove();
  }
  return [figures];
}

async function checkStart(left: LoopDisk, acknowledged: readonly FileState[]): Promise<string[]> {
  const dataDir = join(left.folder, "data");
  const server = await startCrashServer(dataDir);
  try {
    const files = new Map((await new Administrator(server.url).files()).map((file) => [file.id, file]));
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
  const found = [server.process.pid ?? 0, await sitePid(server.process.pid)];
  for (const name of await readdir("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    const at = await readlink(`/proc/${name}/cwd`).catch(() => "");
    if (at.startsWith(`${folder}/`)) found.push(Number(name));
  }
  return found;
}

/** Changes pictures continuously and records the acknowledged changes. */
function keepChanging(client: Administrator) {
  const settled = new Map<string, FileState>();
  const stop = repeated(writers, async () => {
    const added = await client.add();
    const replaced = await client.edit(added.id, `${added.name} again`, samplePicture);
    settled.set(replaced.id, replaced);
    const [oldest] = settled.keys();
    if (settled.size < 40 || oldest === undefined) return;
    settled.delete(oldest);
    await client.delete(oldest);
  });
  /** Records whose last change was acknowledged and that are not being changed. */
  return { settled: () => [...settled.values()], stop };
}
