import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { type BackedUpSchool, backedUpSchool, contentOf } from "./backed-up-school.ts";
import { brokenPages, findOrphans } from "./check-site.ts";
import { CrashFigures, plannedCrashes, runCrashCommand, startCrashServer } from "./crash.ts";

/** More than a sweep takes for the leftovers of interrupted uploads. */
const pictures = 14;

/**
 * Restores two backups over each other in turn, interrupts each restore, and checks that the next start finds one of
 * both states complete.
 */
export async function crashRestores(folder: string, total: number): Promise<CrashFigures[]> {
  const figures = new CrashFigures("restore of a backup");
  const one = await backedUpSchool(join(folder, "one"), { pictures });
  const other = await backedUpSchool(join(folder, "other"), { pictures });
  const { dataDir } = one;
  const counted = await runCrashCommand({ name: "restore", dataDir, args: [other.archive] });
  if (counted.code !== 0) throw new Error(counted.output);
  let [present, next] = [other, one];
  for (const crash of plannedCrashes(counted.steps, total)) {
    const command = { name: "restore", dataDir, args: [next.archive], crash } as const;
    const { code, crashedAt, problem } = await runCrashCommand(command);
    const report = figures.count(crash, crashedAt);
    if (problem) report(problem);
    const server = await startCrashServer(dataDir);
    const found = await contentOf(dataDir);
    const isRestored = isDeepStrictEqual(found, next.content);
    if (isRestored) figures.outcomes.push("the restored state");
    else if (isDeepStrictEqual(found, present.content)) figures.outcomes.push("the old state");
    else report(`neither the old state nor the new one: ${differences(found, next)} / ${differences(found, present)}`);
    if (code === 0 && !isRestored) report("reported success without restoring");
    for (const broken of [...(await brokenPages(server.url)), ...(await findOrphans(dataDir))]) report(broken);
    await server.stop();
    if (isRestored) [present, next] = [next, present];
  }
  return [figures];
}

function differences(found: BackedUpSchool["content"], { content }: BackedUpSchool): string {
  const tables = Object.keys(content.tables).filter((name) => found.tables[name] !== content.tables[name]);
  const copies = Object.keys(content.pictures).filter((name) => found.pictures[name] !== content.pictures[name]);
  return `${tables.join(", ")}, ${copies.length} copies`;
}
