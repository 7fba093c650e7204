import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { schema } from "@visiga/api/src/schema.ts";
import type { OpenDatabase } from "@visiga/system/database/database";
import type { Report } from "@visiga/system/errors/start-failure";
import { openDatabase } from "#testing/open-database.ts";

const run = promisify(execFile);

export const openDataFolder = (dataDir: string, tellOperator: Report = () => {}): Promise<OpenDatabase> =>
  openDatabase({ dataDir, databaseUrl: undefined }, schema, tellOperator);

export async function fillDataFolder(dataDir: string): Promise<void> {
  const { dataSource, close } = await openDataFolder(dataDir);
  await dataSource.query("UPDATE content_version SET version = 41");
  await close();
}

export async function copyDataFolder(dataDir: string, copy: string): Promise<string> {
  await run("cp", ["-r", dataDir, copy]);
  return copy;
}

export const postmaster = async (dataDir: string): Promise<number> =>
  Number((await readFile(join(dataDir, "postgres", "postmaster.pid"), "utf8")).split("\n")[0]);
