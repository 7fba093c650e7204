import { rm } from "node:fs/promises";
import { join } from "node:path";
import { type Config, localAddress } from "@visiga/system/config/config";
import { type Report, StartFailure } from "@visiga/system/errors/start-failure";
import { takeControl } from "#process/control.ts";
import { checkPages, isReady } from "./check-site.ts";
import { copyCluster, removeClusterCopy } from "./cluster-copy.ts";
import { currentVersion, releaseFolder, removeReleases, switchRelease } from "./installation.ts";
import { holdStarts, type Journal, readJournal, removeJournal, updateLock, writeJournal } from "./journal.ts";
import { runProgram } from "./run-program.ts";
import type { Service } from "./service.ts";
import { undo } from "./undo.ts";
import { type Archive, unpackRelease } from "./unpack-release.ts";

interface UpdatedInstallation {
  readonly root: string;
  readonly settings: Pick<Config, "host" | "port" | "dataDir">;
  readonly service: Service;
  readonly tellOperator: Report;
}

/** Replaces the current release by that of an archive. After any failure, the current one runs again with its data. */
export async function update(archive: Archive, installation: UpdatedInstallation): Promise<void> {
  const folder = updateLock(installation.root);
  const lock = await takeControl(folder);
  if (lock === null) throw new StartFailure("Another update runs");
  try {
    await replaceRelease(archive, installation);
  } finally {
    await lock.release();
    await rm(folder, { recursive: true, force: true });
  }
}

async function replaceRelease(archive: Archive, installation: UpdatedInstallation): Promise<void> {
  const { root, settings, service, tellOperator } = installation;
  if (await undoInterrupted(installation)) tellOperator("An interrupted update was undone first.");
  const from = await currentVersion(root);
  const running = await service.isRunning();
  const url = localAddress(settings);
  if (running && !(await isReady(url)))
    throw new StartFailure(`The server is not ready at ${url}: start the update with the settings of the server`);
  await removeClusterCopy(settings.dataDir);
  await writeJournal(root, { from, running, holds: false });
  let to: string | undefined;
  try {
    to = await unpackRelease(archive, root, tellOperator);
    tellOperator(`Unpacked ${to}`);
    await tryOnBackup(from, to, installation);
    await replace(to, running, installation);
    if (!running) await service.stop().then((lock) => lock.release());
  } catch (error) {
    const reason = (error as Error).message;
    await rollBack({ from, running }, installation).catch((next: Error) => {
      throw new StartFailure(`The update failed: ${reason}`, `${from} could not be started again: ${next.message}`);
    });
    // The next update removes any remains.
    if (to) await rm(releaseFolder(root, to), { recursive: true, force: true }).catch(() => {});
    throw new StartFailure(`The update failed: ${reason}. ${from} is still installed, with its data.`);
  }
  // From here on the new release is kept.
  await removeJournal(root);
  await removeClusterCopy(settings.dataDir);
  await removeReleases(root, [from, to]);
  tellOperator(`Updated to ${to}. ${from} is kept in ${releaseFolder(root, from)} until the next update.`);
}

/** The new release migrates a backup of the old one and renders its pages, while the old one still runs. */
async function tryOnBackup(from: string, to: string, { root, tellOperator }: UpdatedInstallation): Promise<void> {
  const output = await runProgram(join(releaseFolder(root, from), "visiga"), ["backup"]);
  const [line, name] = /^Backup made: (\S+\.tar(?:\.age)?) in .*/m.exec(output) ?? [];
  if (!name) throw new StartFailure(`No backup could be made: ${output}`);
  tellOperator(String(line));
  await runProgram(join(releaseFolder(root, to), "visiga"), ["verify", name]);
  tellOperator(`${to} can migrate it and open its pages`);
}

async function replace(to: string, running: boolean, installation: UpdatedInstallation): Promise<void> {
  const { root, settings, service, tellOperator } = installation;
  const stopped = performance.now();
  const lock = await stop(running, installation);
  try {
    await copyCluster(settings.dataDir);
    await switchRelease(root, to);
  } finally {
    await lock.release();
    await holdStarts(root, false);
  }
  await service.start();
  tellOperator(`The site was down for ${((performance.now() - stopped) / 1000).toFixed(1)} s`);
  await checkPages(localAddress(settings));
}

async function stop(running: boolean, { root, service }: Pick<UpdatedInstallation, "root" | "service">) {
  await holdStarts(root, true);
  return running ? service.hold() : service.stop();
}

/** Undoes an update that something has interrupted. @returns whether there was one */
async function undoInterrupted(installation: UpdatedInstallation): Promise<boolean> {
  const journal = await readJournal(installation.root);
  if (journal === null) return false;
  await rollBack(journal, installation);
  return true;
}

/** Undoes what has changed of the release and its data, and starts the former release again if it ran. */
async function rollBack({ from, running }: Pick<Journal, "from" | "running">, installation: UpdatedInstallation) {
  const { root, settings, service } = installation;
  await undo(from, root, settings.dataDir, () => stop(running, installation));
  if (running && !(await service.isRunning())) await service.start();
}
