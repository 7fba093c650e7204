import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { contentIn } from "@visiga/api/src/testing/backed-up-site.ts";
import type { SiteContent } from "@visiga/api/src/testing/site-content.ts";
import { queryServer } from "@visiga/api/src/testing/test-server.ts";
import { Editor } from "../bench/editor.ts";
import { runCrashCommand } from "./crash-command-run.ts";
import { type CrashBuild, startCrashServer } from "./crash-server-run.ts";

export type BackedUpSchool = Awaited<ReturnType<typeof backedUpSchool>>;

export async function backedUpSchool(build: CrashBuild, dataDir: string, { pictures }: { readonly pictures: number }) {
  const server = await startCrashServer(build, dataDir);
  try {
    const editor = await Editor.open(server.url);
    for (let picture = 0; picture < pictures; picture += 1) await editor.add();
    await editor.delete((await editor.add()).id);
    await allCopiesMade(dataDir);
  } finally {
    await server.stop();
  }
  const archive = `${dataDir}.tar`;
  const { code, output } = await runCrashCommand(build, "backup", { dataDir, args: [archive] });
  if (code !== 0) throw new Error(output);
  return { dataDir, archive, content: await contentOf(dataDir) };
}

export const contentOf = (dataDir: string): Promise<SiteContent> =>
  contentIn({ dataDir, databaseUrl: undefined, s3: undefined });

export const inDatabase = <Row extends object>(dataDir: string, sql: string): Promise<Row[]> =>
  queryServer(`postgres://postgres@localhost/postgres?host=${join(dataDir, "postgres")}`, sql);

async function allCopiesMade(dataDir: string): Promise<void> {
  const waiting = "SELECT 1 AS photo FROM photo WHERE variants_due IS NOT NULL";
  const end = performance.now() + 120_000;
  while ((await inDatabase(dataDir, waiting)).length > 0) {
    if (performance.now() > end) throw new Error("The variants of the pictures were not made in time");
    await pause(200);
  }
}
