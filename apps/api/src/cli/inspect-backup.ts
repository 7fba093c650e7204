import { join } from "node:path";
import { serialize } from "node:v8";
import { type AccessSnapshot, accessSnapshot } from "#features/backups/access-snapshot.ts";
import type { Inspection } from "#features/backups/inspected-backup.ts";
import { failedRestore } from "#features/backups/restore-failure.ts";
import { readConfig } from "#platform/config/config.ts";
import { StartFailure } from "#platform/errors/start-failure.ts";
import { verifyBackup } from "#verification/verify-backup.ts";
import { runCommand } from "./command.ts";
import { withBackup } from "./find-backup.ts";

/** Verifies a backup and reads what is inside, for the page `/restore`. Not a command for operators. */
await runCommand(async ([file = ""]) => {
  const inspection = await inspect(file).catch((error: unknown) => {
    if (error instanceof StartFailure) return failedRestore(error);
    throw error;
  });
  process.stdout.write(serialize(inspection));
});

async function inspect(file: string): Promise<Inspection> {
  const config = readConfig(process.env);
  return withBackup(config, file, async (archive) => {
    let access: AccessSnapshot | undefined;
    const manifest = await verifyBackup(archive, join(config.dataDir, "tmp"), async (database) => {
      access = await accessSnapshot(database);
    });
    if (!access) throw new Error("The restored database was not read");
    return { manifest, access };
  });
}
