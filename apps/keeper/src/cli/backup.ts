import { join } from "node:path";
import { keptSite } from "@visiga/api/kept-site";
import { systemClock } from "@visiga/system/clock";
import { commandLine } from "@visiga/system/command-line";
import { readConfig } from "@visiga/system/config/config";
import { runIfUnlocked } from "@visiga/system/database/advisory-locks";
import { StartFailure } from "@visiga/system/errors/start-failure";
import { print } from "@visiga/system/output";
import type { ArchiveDraft } from "#archive/archive-place.ts";
import { draftFile } from "#archive/disk-archives.ts";
import { encryptedDraft } from "#archive/encrypted-archive.ts";
import { openArchives } from "#archive/open-archives.ts";
import { backupName } from "#backup/backup-names.ts";
import { makeBackup } from "#backup/make-backup.ts";
import { openExistingDatabase } from "#database/existing-database.ts";
import { contents, resolveArgument, runCommand, since } from "./command.ts";
import { askNewPassphrase } from "./passphrase.ts";

const self = commandLine("backup");
const usage = `Usage:
  ${self}          makes a backup beside those of every night
  ${self} <file>   makes a backup in that file

  --encrypt <file>   asks for a passphrase, unless BACKUP_PASSPHRASE is set, which encrypts every backup`;

const encryptOption = "--encrypt";

await runCommand(async (args) => {
  const encrypts = args.includes(encryptOption);
  const [file, ...rest] = args.filter((argument) => argument !== encryptOption);
  if (rest.length > 0 || file?.startsWith("-") || (encrypts && !file)) throw new StartFailure(usage);
  const config = readConfig(process.env);
  const passphrase = config.backups.passphrase ?? (encrypts ? await askNewPassphrase() : undefined);
  const started = performance.now();
  const { dataSource: database, close } = await openExistingDatabase(config, keptSite.schema, print);
  try {
    const temporary = join(config.dataDir, "tmp");
    const { storage } = await keptSite.openStorageOf(config, database);
    const archives = await openArchives(config);
    const name = backupName(new Date(), archives.encrypts);
    const open = () => (file ? openFile(resolveArgument(file), passphrase) : archives.create(name));
    const backup = async () => {
      await keptSite.backupRuns({ database, clock: systemClock }).end("interrupted");
      return makeBackup({ kept: keptSite, database, storage, temporary, open });
    };
    const manifest = await runIfUnlocked(database, "backup", backup);
    if (!manifest) throw new StartFailure("Another backup is being made; try again once it is done");
    for (const variant of manifest.missing)
      print(`The copy ${variant} is missing in storage, so the backup lacks it too`);
    const where = file ? resolveArgument(file) : `${name} in ${archives.place}`;
    print(
      `Backup made: ${where}\n${contents(manifest)}${passphrase === undefined ? "" : ", encrypted"}, after ${since(started)}`,
    );
  } finally {
    await close();
  }
});

async function openFile(path: string, passphrase: string | undefined): Promise<ArchiveDraft> {
  const draft = await draftFile(path);
  return passphrase === undefined ? draft : encryptedDraft(draft, passphrase);
}
