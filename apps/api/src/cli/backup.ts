import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { backupName } from "#features/backups/backup-names.ts";
import { makeBackup } from "#features/backups/make-backup.ts";
import { draftFile } from "#platform/archive/disk-archives.ts";
import type { Manifest } from "#platform/archive/manifest.ts";
import { openArchives } from "#platform/archive/open-archives.ts";
import { readConfig } from "#platform/config/config.ts";
import { runIfUnlocked } from "#platform/database/advisory-locks.ts";
import { openExistingDatabase } from "#platform/database/open-existing-database.ts";
import { StartFailure } from "#platform/errors/start-failure.ts";
import { openStorage } from "#platform/storage/open-storage.ts";
import { commandLine } from "#platform/system/command-line.ts";
import { schema } from "#schema.ts";
import { contents, print, resolveArgument, runCommand, since } from "./command.ts";

const self = commandLine("backup");
const usage = `Usage:
  ${self}          makes a backup beside those of every night
  ${self} <file>   makes a backup in that file`;

await runCommand(async ([file, ...rest]) => {
  if (rest.length > 0 || file?.startsWith("-")) throw new StartFailure(usage);
  const started = performance.now();
  const config = readConfig(process.env);
  const { dataSource: database, close } = await openExistingDatabase(config, schema, print);
  try {
    const temporary = join(config.dataDir, "tmp");
    await mkdir(temporary, { recursive: true });
    const storage = await openStorage(config);
    const archives = await openArchives(config);
    const name = backupName(new Date());
    const open = () => (file ? draftFile(resolveArgument(file)) : archives.create(name));
    let manifest: Manifest | undefined;
    await runIfUnlocked(database, "backup", async () => {
      manifest = await makeBackup({ database, storage, temporary, open });
    });
    if (!manifest) throw new StartFailure("Another backup is being made; try again once it is done");
    for (const variant of manifest.missing) print(`Storage lacks the copy ${variant}: it is not in the backup either`);
    const where = file ? resolveArgument(file) : `${name} in ${archives.place}`;
    print(`Backup made: ${where}\n${contents(manifest)}, after ${since(started)}`);
  } finally {
    await close();
  }
});
