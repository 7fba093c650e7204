import { type DataSource, Not } from "typeorm";
import { PasskeyEntity } from "#features/auth/passkey.entity.ts";
import type { Config } from "#platform/config/config.ts";
import { hasTable } from "#platform/database/tables.ts";
import { commandLine } from "#platform/system/command-line.ts";
import { findingsAbout } from "./finding.ts";

const { warn } = findingsAbout("passkeys");

/** Finds passkeys of another host name than that of PUBLIC_URL: their users cannot log in. */
export async function diagnosePasskeys({ publicUrl }: Pick<Config, "publicUrl">, database: DataSource | null) {
  if (!database || publicUrl === undefined || !(await hasTable(database, "passkey"))) return [];
  const count = await database.manager.countBy(PasskeyEntity, { host: Not(new URL(publicUrl).hostname) });
  const says = `${count} of another host name than that of PUBLIC_URL, with which nobody can log in`;
  return count === 0 ? [] : [warn(says, `${commandLine("admin")} reset <email> for each account that has one.`)];
}
