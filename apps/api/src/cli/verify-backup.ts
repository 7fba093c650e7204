import { join } from "node:path";
import { readConfig } from "#platform/config/config.ts";
import { StartFailure } from "#platform/errors/start-failure.ts";
import { commandLine } from "#platform/system/command-line.ts";
import { print } from "#platform/system/output.ts";
import { verifiedPages } from "#verification/verified-pages.ts";
import { verifyBackup } from "#verification/verify-backup.ts";
import { contents, runCommand, since } from "./command.ts";
import { withBackup } from "./find-backup.ts";

const usage = `Usage: ${commandLine("verify")} <file, or name of one of the backups that the server has made>`;

/** Verifies a backup, also while the server runs. The server runs this once a week for the newest backup. */
await runCommand(async ([file, ...rest]) => {
  if (!file || rest.length > 0) throw new StartFailure(usage);
  const config = readConfig(process.env);
  await withBackup(config, file, async (archive) => {
    const started = performance.now();
    const { manifest } = await verifyBackup(archive, join(config.dataDir, "tmp"));
    print(`The backup of ${manifest.madeAt} was restored and compared: ${contents(manifest)}`);
    for (const variant of manifest.missing) print(`Storage lacked the copy ${variant} when it was made`);
    print(`${verifiedPages.length} pages open; after ${since(started)}`);
  });
});
