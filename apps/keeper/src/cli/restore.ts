import { keptSite } from "@visiga/api/kept-site";
import { commandLine } from "@visiga/system/command-line";
import { type Config, readConfig } from "@visiga/system/config/config";
import { StartFailure } from "@visiga/system/errors/start-failure";
import { print } from "@visiga/system/output";
import type { StoredArchive } from "#archive/archive-place.ts";
import { openArchives } from "#archive/open-archives.ts";
import { secondPlaces } from "#backup/second-places.ts";
import { restoreBackup } from "#restore/restore-backup.ts";
import { contents, runCommand, since } from "./command.ts";
import { withBackup } from "./find-backup.ts";

const self = commandLine("restore");
const usage = `Usage:
  ${self} <file>   replaces the database and the pictures with those of a backup; stop the server first
  ${self} <name>   the same, with one of the backups that the server has made
  ${self}          lists those

  --without-restore-point   restores even if the present data cannot be saved first (no way to undo)`;

const withoutRestorePoint = "--without-restore-point";

await runCommand(async (args) => {
  const unsaved = args.includes(withoutRestorePoint);
  const [file, ...rest] = args.filter((argument) => argument !== withoutRestorePoint);
  if (rest.length > 0 || file?.startsWith("-")) throw new StartFailure(usage);
  const config = readConfig(process.env);
  if (!file) return list(config);
  await withBackup(config, file, async (archive) => {
    const started = performance.now();
    const { manifest } = await restoreBackup({ config, kept: keptSite, archive, unsaved, tellOperator: print });
    print(`Restored the backup of ${manifest.madeAt}: ${contents(manifest)}, after ${since(started)}`);
    print("Next, start the server. Everybody has to log in again.");
  });
});

async function list(config: Config): Promise<void> {
  await listPlace(await openArchives(config));
  for (const place of secondPlaces(config)) {
    print(`\nIn ${place.place}:`);
    await listPlace(place).catch((error: Error) => print(error.message));
  }
  print(`\n${usage}`);
}

async function listPlace(archives: { list(): Promise<readonly StoredArchive[]> }): Promise<void> {
  for (const { name, bytes } of await archives.list()) print(`${name}\t${(bytes / 1e6).toFixed(1)} MB`);
}
