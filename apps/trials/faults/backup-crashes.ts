import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { checkArchive } from "@visiga/api/src/platform/archive/archive-reader.ts";
import type { SiteContent } from "@visiga/api/src/testing/site-content.ts";
import { backedUpSchool, inDatabase } from "./backed-up-school.ts";
import { type Crash, CrashFigures, noCrash, plannedCrashes } from "./crash.ts";
import { hasMessage, runCrashCommand } from "./crash-command-run.ts";
import { type CrashBuild, type CrashServer, startCrashServer } from "./crash-server-run.ts";

const makers = ["server", "command", "command without a server"] as const;
type Maker = (typeof makers)[number];

/** Outcome: number of complete backups that existed after the crash. */
type BackupFigures = CrashFigures<"made">;

/**
 * Interrupts backups of one installation. Checks that every finished archive is complete and that the next backup
 * succeeds.
 */
export async function crashBackups(build: CrashBuild, folder: string, total: number): Promise<BackupFigures[]> {
  const { dataDir, content } = await backedUpSchool(build, join(folder, "backed-up"), { pictures: 4 });
  const crashBackup = new BackupCrashes(build, dataDir, content);
  const all: BackupFigures[] = [];
  for (const maker of makers) all.push(await crashBackup.run(maker, Math.ceil(total / makers.length)));
  return all;
}

interface Attempt {
  readonly succeeded: boolean;
  readonly steps: readonly string[];
  /** The unexpected part of the result. */
  readonly problem?: string | undefined;
}

class BackupCrashes {
  constructor(
    private readonly build: CrashBuild,
    private readonly dataDir: string,
    private readonly content: SiteContent,
  ) {}

  async run(maker: Maker, total: number): Promise<BackupFigures> {
    const figures: BackupFigures = new CrashFigures(`backup by ${maker}`, { made: 0 });
    let server = await startCrashServer(this.build, this.dataDir);
    // A verification would take longer than all the crashes.
    await inDatabase(this.dataDir, "INSERT INTO backup_report (work, name, at) VALUES ('verified', '', now())");
    if (maker === "command without a server") await server.stop();
    const { steps } = await this.#attempt(maker, server);
    for (const crash of plannedCrashes(steps, total)) {
      await this.#forget();
      const attempt = await this.#attempt(maker, server, crash);
      const [at] = attempt.steps;
      const problems = attempt.problem ? [attempt.problem] : [];
      const archives = await this.#archives(problems);
      figures.outcomes.made += archives;
      if (attempt.succeeded && archives !== 1) problems.push("reported success without a complete backup");
      if (maker === "server" && at !== undefined && crash.target !== "postgres") {
        await server.ended;
        server = await startCrashServer(this.build, this.dataDir);
      } else if (maker !== "command without a server" && at !== undefined && crash.target !== "server")
        await server.recovered();
      problems.push(...(await this.#next(maker, server)));
      problems.forEach(figures.count(crash, at));
    }
    if (maker !== "command without a server") await server.stop();
    return figures;
  }

  async #attempt(maker: Maker, server: CrashServer, crash?: Crash): Promise<Attempt> {
    if (maker !== "server") {
      const { code, steps, output } = await runCrashCommand(this.build, "backup", {
        dataDir: this.dataDir,
        args: [],
        crash,
      });
      const silent = code !== null && code !== 0 && !hasMessage(output);
      return {
        succeeded: code === 0,
        steps,
        problem: silent ? `ended without an error message: ${output}` : undefined,
      };
    }
    await server.arm(crash ?? noCrash);
    const succeeded = await server.backUp().then(
      () => server.crashAt.length === 0,
      () => false,
    );
    return { succeeded, steps: crash ? [...server.crashAt] : await server.steps() };
  }

  async #next(maker: Maker, server: CrashServer): Promise<string[]> {
    await this.#forget();
    const { succeeded, problem } = await this.#attempt(maker, server);
    const problems = problem ? [problem] : [];
    const archives = await this.#archives(problems);
    if (!succeeded || archives !== 1) problems.push(`${archives} backups instead of one after the next one`);
    const left = [
      ...(await readdir(join(this.dataDir, "backups"))).filter((name) => !name.endsWith(".tar")),
      ...(await readdir(join(this.dataDir, "tmp"))),
    ];
    return [...problems, ...left.map((name) => `${name} is left`)];
  }

  async #forget(): Promise<void> {
    const folder = join(this.dataDir, "backups");
    for (const name of await readdir(folder).catch(() => [])) if (name.endsWith(".tar")) await rm(join(folder, name));
    await inDatabase(this.dataDir, "DELETE FROM backup_report WHERE work = 'made'").catch(() => {});
  }

  async #archives(problems: string[]): Promise<number> {
    const folder = join(this.dataDir, "backups");
    let complete = 0;
    for (const name of (await readdir(folder).catch(() => [])).filter((each) => each.endsWith(".tar"))) {
      try {
        const { tables, photos } = await checkArchive({ path: join(folder, name) });
        const rows = tables.map((table) => `${table.name} ${table.rows}`).sort();
        const there = Object.entries(this.content.tables).map(([table, state]) => `${table} ${state.split(" ")[0]}`);
        const differ = rows.join() !== there.sort().join() || photos.length !== copiedPhotos(this.content);
        if (differ) problems.push(`${name} lacks rows or pictures`);
        else complete += 1;
      } catch (error) {
        problems.push(`${name}: ${(error as Error).message}`);
      }
    }
    return complete;
  }
}

const copiedPhotos = ({ pictures }: SiteContent): number =>
  new Set(Object.keys(pictures).map((copy) => copy.split("/")[0])).size;
