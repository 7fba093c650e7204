import { readdir, readlink } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect } from "vitest";
import { Administrator, type EntryState, samplePicture } from "../harness/administrator.ts";
import { type CrashServer, startCrashServer } from "../harness/crash.ts";
import { LoopDisk } from "../harness/loop-disk.ts";
import { repeated } from "../harness/repeated.ts";
import { sitePid } from "../harness/site-process.ts";
import { expectWhole } from "./check-site.ts";

/**
 * Cuts the power of a server's disk at random moments while pictures are added, replaced and deleted, and starts a server
 * on what is left: every change that was acknowledged is there.
 */
export async function cutPower(folder: string, total: number): Promise<void> {
  const disk = await LoopDisk.make(folder, "disk");
  if (!disk)
    return void process.stdout.write("Power cuts are not tried: only root on Linux may mount a disk for them.\n");
  const server = await startCrashServer(join(disk.folder, "data"));
  const client = new Administrator(server.url);
  // The sweep does nothing if the database has no pictures.
  await client.add();
  /** Whose last change was acknowledged, and which are not being changed. */
  const settled = new Map<string, EntryState>();
  const stop = repeated(3, async () => {
    const { id, name } = await client.add();
    settled.set(id, await client.edit(id, `${name} again`, samplePicture));
    const [oldest] = settled.keys();
    if (settled.size < 40 || oldest === undefined) return;
    settled.delete(oldest);
    await client.delete(oldest);
  });
  try {
    for (let cut = 1; cut <= total; cut += 1) {
      await pause(100 + Math.random() * 900);
      const everyone = await processesOn(server, disk.folder);
      for (const pid of everyone) process.kill(pid, "SIGSTOP");
      const acknowledged = [...settled.values()];
      const left = await disk.cut(String(cut)).finally(() => {
        for (const pid of everyone) process.kill(pid, "SIGCONT");
      });
      const dataDir = join(left.folder, "data");
      const started = await startCrashServer(dataDir);
      expect(await new Administrator(started.url).entries()).toEqual(expect.arrayContaining(acknowledged));
      await expectWhole(started.url, dataDir);
      await started.stop();
      await left.remove();
    }
  } finally {
    await stop();
    await server.stop();
    await disk.remove();
  }
}

/** The server, its PostgreSQL and all other processes whose working directory is on the disk. */
async function processesOn(server: CrashServer, folder: string): Promise<number[]> {
  const found = [server.process.pid ?? 0, await sitePid(server.process.pid)];
  for (const name of await readdir("/proc")) {
    const at = /^\d+$/.test(name) ? await readlink(`/proc/${name}/cwd`).catch(() => "") : "";
    if (at.startsWith(`${folder}/`)) found.push(Number(name));
  }
  return found;
}
