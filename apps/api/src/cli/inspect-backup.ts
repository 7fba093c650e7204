import { join } from "node:path";
import { serialize } from "node:v8";
import type { Inspection } from "#features/backups/inspected-backup.ts";
import { failedRestore } from "#features/backups/restore-failure.ts";
import { readConfig } from "#platform/config/config.ts";
import { StartFailure } from "#platform/errors/start-failure.ts";
import { verifyBackup } from "#verification/verify-backup.ts";
import { runCommand } from "./command.ts";
import { withBackup } from "./find-backup.ts";

/** Verifies a backup and reads what is inside, for the page `/restore`. Not a command for operators. */
await runCommand(async ([file = ""]) => {
  const inspection: Inspection = await inspect(file).catch((error: unknown) => {
    if (error instanceof StartFailure) return failedRestore(error);
    throw error;
  });
  process.stdout.write(serialize(inspection));
});

async function inspect(file: string): Promise<Inspection> {
  const config = readConfig(process.env);
  return withBackup(config, file, (archive) => verifyBackup(archive, join(config.dataDir, "tmp")));
}
