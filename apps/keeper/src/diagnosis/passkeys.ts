import type { KeptSite } from "@visiga/api/kept-site";
import { commandLine } from "@visiga/system/command-line";
import type { Config } from "@visiga/system/config/config";
import { hasTable } from "@visiga/system/database/tables";
import type { DataSource } from "typeorm";
import { findingsAbout } from "./finding.ts";

const { warn } = findingsAbout("passkeys");

/** Finds passkeys of another host name than that of PUBLIC_URL: their users cannot log in. */
export async function diagnosePasskeys(
  { publicUrl }: Pick<Config, "publicUrl">,
  database: DataSource | null,
  kept: KeptSite,
) {
  if (!database || publicUrl === undefined || !(await hasTable(database, "passkey"))) return [];
  const count = await kept.countForeignPasskeys(database, new URL(publicUrl).hostname);
  const says = `${count} of another host name than PUBLIC_URL: nobody can log in with them`;
  return count === 0 ? [] : [warn(says, `${commandLine("admin")} reset <email> for each account that has one.`)];
}
