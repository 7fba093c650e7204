import { join } from "node:path";
import { keptSite } from "@visiga/api/kept-site";
import { verifiedPages } from "@visiga/api/verified-pages";
import { commandLine } from "@visiga/system/command-line";
import { readConfig } from "@visiga/system/config/config";
import { StartFailure } from "@visiga/system/errors/start-failure";
import { print } from "@visiga/system/output";
import { removeVerifications } from "#restore/backup-processes.ts";
import { verifyBackup } from "#verification/verify-backup.ts";
import { contents, runCommand, since } from "./command.ts";
import { withBackup } from "./find-backup.ts";

const usage = `Usage: ${commandLine("verify")} <file, or name of one of the backups that the server has made>`;

/** Verifies a backup, also while the server runs. The server runs this once a week for the newest backup. */
await runCommand(async ([file, ...rest]) => {
  if (!file || file.startsWith("-") || rest.length > 0) throw new StartFailure(usage);
  const config = readConfig(process.env);
  const temporary = join(config.dataDir, "tmp");
  // Ctrl+C does not reach the PostgreSQL of the verification.
  process.once("SIGINT", () => void removeVerifications(temporary, process.pid).finally(() => process.exit(130)));
  await withBackup(config, file, async (archive) => {
    const started = performance.now();
    const { manifest } = await verifyBackup(archive, temporary, keptSite);
    print(`The backup of ${manifest.madeAt} was restored and compared: ${contents(manifest)}`);
    for (const variant of manifest.missing) print(`When the backup was made, storage lacked the copy ${variant}`);
    print(`${verifiedPages.length} pages open; after ${since(started)}`);
  });
});
