import { access, chmod, chown, constants, mkdir, readdir, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { StartFailure } from "#platform/start-failure.ts";
import { chooseAccount } from "./postgres-account.ts";
import { clusterFolder } from "./postgres-cluster.ts";

/**
 * Makes the data folder where it is missing and closes it to other accounts, with what lies directly in it; thousands of
 * pictures further down are out of reach with that.
 * @param embedded Whether PostgreSQL is to run in it: the account that runs it for root may pass, no more.
 * @throws StartFailure where it cannot be written to.
 */
export async function prepareDataDir(dataDir: string, embedded: boolean): Promise<void> {
  try {
    await makeFolder(dataDir);
    await access(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartFailure(`DATA_DIR: ${dataDir} cannot be written to (${code ?? error})`);
  }
  for (const name of await readdir(dataDir)) await close(join(dataDir, name));
  const account = embedded ? await chooseAccount(clusterFolder(dataDir)) : undefined;
  if (account) await chown(dataDir, -1, account.gid);
  await close(dataDir, account ? 0o010 : 0);
}

/** A volume may belong to somebody else and admit us by its group: then its owner decides who else may enter. */
async function close(path: string, besides = 0): Promise<void> {
  const { mode } = await stat(path);
  const wanted = (mode & 0o700) | besides;
  if ((mode & 0o777) === wanted) return;
  await chmod(path, wanted).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EPERM") throw error;
  });
}

/** With its parents. Node's own way never returns where the system makes no folders, as under /proc. */
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
