import { join } from "node:path";
import { accessSnapshot } from "#features/backups/access-snapshot.ts";
import { installationOf } from "#features/backups/database-snapshot.ts";
import { type Inspection, previewOf } from "#features/backups/inspected-backup.ts";
import { failedRestore } from "#features/backups/restore-failure.ts";
import { type Config, readConfig } from "#platform/config/config.ts";
import { openExistingDatabase } from "#platform/database/existing-database.ts";
import { StartFailure } from "#platform/errors/start-failure.ts";
import { print } from "#platform/system/output.ts";
import { schema } from "#schema.ts";
import { verifyBackup } from "#verification/verify-backup.ts";
import { runCommand } from "./command.ts";
import { withBackup } from "./find-backup.ts";

/** Verifies a backup and compares it with the present site, for the page `/restore`. Not a command for operators. */
await runCommand(async ([file = ""]) => {
  const inspection: Inspection = await inspect(file).catch((error: unknown) => {
    if (error instanceof StartFailure) return failedRestore(error);
    throw error;
  });
  print(JSON.stringify(inspection));
});

async function inspect(file: string): Promise<Inspection> {
  const config = readConfig(process.env);
  const inspected = await withBackup(config, file, (archive) => verifyBackup(archive, join(config.dataDir, "tmp")));
  return previewOf(inspected, await readPresent(config));
}

/** The site of the server that has started this program. */
async function readPresent(config: Config) {
  const { dataSource, close } = await openExistingDatabase(config, schema, () => {});
  try {
    return { installation: await installationOf(dataSource), access: await accessSnapshot(dataSource) };
  } finally {
    await close();
  }
}
