import { access, chmod, chown, constants, mkdir, readdir, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { nullIfMissing } from "@visiga/system/disk/disk-files";
import { adviceOn } from "@visiga/system/errors/operator-advice";
import { StartFailure } from "@visiga/system/errors/start-failure";
import { chooseAccount } from "./program-launcher.ts";

export const clusterFolder = (dataDir: string): string => join(dataDir, "postgres");

/** Entries that this and earlier versions create directly in the data folder. Others are left alone. */
const ownNames = [
  "backups",
  "clock",
  "compile-cache",
  "database",
  "jwt-secret",
  "lock",
  "media",
  "postgres",
  "postgres-password",
  "replaced-photos.json",
  "restore",
  "tmp",
];

/** Of these, the entries that show that a folder is a data folder: other programs rarely use such names. */
const distinctiveNames = ["clock", "compile-cache", "jwt-secret", "postgres", "postgres-password", "restore"];

/** As on /tmp, this bit marks a folder that several accounts share. */
const stickyBit = 0o1000;

/**
 * Creates the data folder, and removes other accounts' permissions from it and from the server's entries directly in it.
 * @param embedded whether PostgreSQL runs in the folder: the account that runs it for root may then traverse it
 * @throws StartFailure if the folder is not writable, is shared with other accounts, or belongs to other programs
 */
export async function prepareDataDir(dataDir: string, embedded: boolean): Promise<void> {
  try {
    await makeFolder(dataDir);
    await access(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const advice = adviceOn(String(code), dataDir);
    throw new StartFailure(`DATA_DIR: ${dataDir} cannot be written to (${code ?? error})`, ...(advice ? [advice] : []));
  }
  if (dirname(dataDir) === dataDir || ((await stat(dataDir)).mode & stickyBit) !== 0)
    throw new StartFailure(`DATA_DIR: ${dataDir} is shared with other accounts; name a folder of its own`);
  if (await isForeign(dataDir))
    throw new StartFailure(`DATA_DIR: ${dataDir} has folders of other programs; name a folder of its own`);
  for (const name of ownNames) await close(join(dataDir, name));
  const used = ownNames.filter((name) => embedded || !["database", "postgres"].includes(name));
  for (const name of used) await checkAccess(join(dataDir, name));
  const account = embedded ? await chooseAccount(clusterFolder(dataDir)) : undefined;
  if (account) await chown(dataDir, -1, account.gid);
  await close(dataDir, account ? 0o010 : 0);
}

/** Whether it is a folder of the system or of a person, such as /etc, whose permissions must stay. */
async function isForeign(dataDir: string): Promise<boolean> {
  const entries = await readdir(dataDir, { withFileTypes: true });
  if (entries.some(({ name }) => distinctiveNames.some((own) => name === own || name.startsWith(`${own}.`))))
    return false;
  // A new volume may have the folders `lost+found` and `.snapshot`.
  const others = entries.filter(({ name }) => ![...ownNames, "lost+found"].includes(name) && !name.startsWith("."));
  return others.some((entry) => entry.isDirectory());
}

/** @throws StartFailure for an entry that another account, for example root, has made */
async function checkAccess(path: string): Promise<void> {
  await access(path, constants.R_OK | constants.W_OK).catch(({ code }: NodeJS.ErrnoException) => {
    if (code === "ENOENT") return;
    const advice = adviceOn(String(code), path);
    throw new StartFailure(`DATA_DIR: ${path} cannot be read and written (${code})`, ...(advice ? [advice] : []));
  });
}

/** A volume of another owner that is only accessible through its group stays unchanged. */
async function close(path: string, besides = 0): Promise<void> {
  const found = await stat(path).catch(nullIfMissing);
  if (found === null) return;
  const wanted = (found.mode & 0o700) | besides;
  if ((found.mode & 0o777) === wanted) return;
  await chmod(path, wanted).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EPERM") throw error;
  });
}

/** `mkdir -p`. Node's recursive option never returns if folders cannot be created, as under /proc. */
async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EEXIST" && (await stat(path)).isDirectory()) return;
    if (code !== "ENOENT" || dirname(path) === path) throw error;
    await makeFolder(dirname(path));
    await mkdir(path);
  }
}
