import { join } from "node:path";
import { queryServer } from "@visiga/api/src/testing/test-server.ts";
import { contentIn } from "@visiga/keeper/src/testing/backed-up-site.ts";
import type { SiteContent } from "@visiga/keeper/src/testing/site-content.ts";
import { untilVariantsMade } from "@visiga/testing/server-process";
import { Administrator } from "../harness/administrator.ts";
import { runCrashCommand, startCrashServer } from "./crash.ts";

export type BackedUpSchool = Awaited<ReturnType<typeof backedUpSchool>>;

export async function backedUpSchool(dataDir: string, { pictures }: { readonly pictures: number }) {
  const server = await startCrashServer(dataDir);
  try {
    const client = new Administrator(server.url);
    for (let picture = 0; picture < pictures; picture += 1) await client.add();
    await client.delete((await client.add()).id);
    await untilVariantsMade(server.url);
  } finally {
    await server.stop();
  }
  const archive = `${dataDir}.tar`;
  const { code, output } = await runCrashCommand({ name: "backup", dataDir, args: [archive] });
  if (code !== 0) throw new Error(output);
  return { dataDir, archive, content: await contentOf(dataDir) };
}

export const contentOf = (dataDir: string): Promise<SiteContent> =>
  contentIn({ dataDir, databaseUrl: undefined, s3: undefined });

export const inDatabase = <Row extends object>(dataDir: string, sql: string): Promise<Row[]> =>
  queryServer(`postgres://postgres@localhost/postgres?host=${join(dataDir, "postgres")}`, sql);
