import { join } from "node:path";
import { keptSite } from "@visiga/api/kept-site";
import { type Config, readConfig } from "@visiga/system/config/config";
import { StartFailure } from "@visiga/system/errors/start-failure";
import { print } from "@visiga/system/output";
import { openExistingDatabase } from "#database/existing-database.ts";
import { failedRestore, type Inspection, previewOf } from "#restore/inspection.ts";
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
  const passphrase = process.env.ENTERED_PASSPHRASE ?? config.backups.passphrase;
  const inspected = await withBackup({ ...config, backups: { ...config.backups, passphrase } }, file, (archive) =>
    verifyBackup(archive, join(config.dataDir, "tmp"), keptSite),
  );
  // If the site does not start, its database may not be readable either.
  return previewOf(inspected, await readPresent(config).catch(() => null), keptSite);
}

/** The site of the server that has started this program. */
async function readPresent(config: Config) {
  const { dataSource, close } = await openExistingDatabase(config, keptSite.schema, () => {});
  try {
    return await keptSite.rememberSite(dataSource);
  } finally {
    await close();
  }
}
