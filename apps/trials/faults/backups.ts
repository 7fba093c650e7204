import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { BackupStatus } from "@visiga/contracts/backups";
import { checkArchive } from "@visiga/keeper/src/archive/archive-reader.ts";
import type { Crash } from "@visiga/keeper/src/testing/crash-steps.ts";
import { untilVariantsMade } from "@visiga/testing/server-process";
import { until } from "@visiga/testing/until";
import { expect } from "vitest";
import { Administrator } from "../harness/administrator.ts";
import { recover, runCrashCommand, startCrashServer } from "../harness/crash.ts";
import { type Interrupted, interrupt } from "../harness/interrupt.ts";

/** Makes a site with pictures. */
async function makeSite(dataDir: string, pictures: number): Promise<void> {
  const server = await startCrashServer(dataDir);
  const client = new Administrator(server.url);
  for (let picture = 0; picture < pictures; picture += 1) await client.add();
  await untilVariantsMade(server.url);
  await server.stop();
}

/** A backup by an administrator who presses the button, and one by the command. */
export async function interruptBackups(folder: string, total: number): Promise<void> {
  const dataDir = join(folder, "backed-up");
  await makeSite(dataDir, 4);
  const namesIn = (name: string) => readdir(join(dataDir, name)).catch(() => []);
  let server = await startCrashServer(dataDir);

  async function bySite(crash?: Crash) {
    const client = new Administrator(server.url);
    server.arm(crash);
    const isKilled = () => crash?.target !== "postgres" && server.crashedAt() !== undefined;
    const finished = async () => {
      if (isKilled()) return "interrupted";
      const { run } = await client.query<BackupStatus>("backups.status");
      return run?.outcome ?? Promise.reject(new Error("It is being made"));
    };
    const outcome = await client
      .call("backups.make")
      .then(() => until(finished))
      .catch(() => "failed");
    const steps = server.steps().filter((step) => step.startsWith("site "));
    return { code: outcome === "made" ? 0 : 1, steps, crashedAt: server.crashedAt() };
  }

  const interrupted = (name: string, make: typeof bySite, start: (crash: Crash) => Promise<unknown>): Interrupted => {
    let made: Awaited<ReturnType<typeof bySite>>;
    const run = async (crash?: Crash) => {
      await rm(join(dataDir, "backups"), { recursive: true, force: true });
      made = await make(crash);
      return made;
    };
    /** Every file that counts as a backup is complete. @returns how many there are */
    const complete = async () => {
      const archives = (await namesIn("backups")).filter((each) => each.endsWith(".tar"));
      for (const archive of archives)
        expect((await checkArchive({ path: join(dataDir, "backups", archive) })).photos.length).toBe(4);
      return archives.length;
    };
    const check = async (crash: Crash) => {
      if (made.crashedAt !== undefined) await start(crash);
      const count = await complete();
      if (made.code === 0) expect(count).toBe(1);
      // The next one is made, and leaves nothing of this one.
      expect((await run()).code).toBe(0);
      expect(await complete()).toBe(1);
      expect([...(await namesIn("tmp")), ...(await namesIn("backups")).slice(1)]).toEqual([]);
      return count > 0 ? "made" : "not made";
    };
    return { name, run, check };
  };
  const site = interrupted("backup by the site", bySite, async (crash) => {
    server = await recover(server, dataDir, crash);
  });
  const command = interrupted(
    "backup by the command",
    (crash) => runCrashCommand("backup", [], { DATA_DIR: dataDir }, crash) as ReturnType<typeof bySite>,
    async () => {},
  );
  await interrupt([{ ...site, end: () => server.stop() }, command], total);
}
