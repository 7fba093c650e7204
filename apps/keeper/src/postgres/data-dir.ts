import { access, chmod, chown, constants, mkdir, readdir, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { nullIfMissing } from "@visiga/system/disk/disk-files";
import { StartFailure } from "@visiga/system/errors/start-failure";
import { adviceOn } from "#errors/operator-advice.ts";
import { chooseAccount } from "./program-launcher.ts";

export const clusterFolder = (dataDir: string): string => join(dataDir, "postgres");

/** Entries of a data folder with names that other programs rarely use: they show that it is one. */
const distinctiveNames = ["clock", "compile-cache", "jwt-secret", "postgres", "postgres-password", "restore"];

/** Entries that the server creates directly in the data folder. Others are left alone. */
const ownNames = [...distinctiveNames, "backups", "lock", "media", "replaced-photos.json", "tmp"];

/** As on /tmp, this bit marks a folder that several accounts share. */
const stickyBit = 0o1000;

/**
 * Creates the data folder, and removes other accounts' permissions from it and from the server's entries directly in it.
 * @param embedded whether PostgreSQL runs in the folder: the account that runs it for root may then traverse it
 * @throws StartFailure if the folder is not writable, is shared with other accounts, or belongs to other programs
 */
export async function prepareDataDir(dataDir: string, embedded: boolean): Promise<void> {
  const unwritable = refuse(dataDir, "cannot be written to");
  await makeFolder(dataDir).catch(unwritable);
  await access(dataDir, constants.W_OK | constants.X_OK).catch(unwritable);
  if (dirname(dataDir) === dataDir || ((await stat(dataDir)).mode & stickyBit) !== 0)
    throw new StartFailure(`DATA_DIR: ${dataDir} is shared with other accounts; name a folder of its own`);
  if (await isForeign(dataDir))
    throw new StartFailure(`DATA_DIR: ${dataDir} has folders of other programs; name a folder of its own`);
  for (const name of ownNames) await close(join(dataDir, name));
  for (const name of ownNames) if (embedded || name !== "postgres") await checkAccess(join(dataDir, name));
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
  const known = [...ownNames, "lost+found"];
  return entries.some((entry) => entry.isDirectory() && !known.includes(entry.name) && !entry.name.startsWith("."));
}

/** @throws StartFailure for an entry that another account, for example root, has made */
const checkAccess = (path: string): Promise<void> =>
  access(path, constants.R_OK | constants.W_OK).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") refuse(path, "cannot be read and written")(error);
  });

/** For `catch`. */
const refuse =
  (path: string, says: string) =>
  ({ code }: NodeJS.ErrnoException): never => {
    throw new StartFailure(`DATA_DIR: ${path} ${says} (${code})`, adviceOn(String(code), path));
  };

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
