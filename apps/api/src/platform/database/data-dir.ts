import { access, chmod, chown, constants, mkdir, readdir, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { StartFailure } from "#platform/start-failure.ts";
import { chooseAccount } from "./postgres-account.ts";
import { clusterFolder } from "./postgres-cluster.ts";

/**
 * Creates the data folder if it is missing and removes other accounts' permissions from it and from its direct
 * children, which also protects everything below them.
 * @param embedded whether PostgreSQL runs in it: if so, the account that runs it for root may traverse the folder
 * @throws StartFailure if the folder cannot be written to
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

/**
 * Removes other accounts' permissions. A volume of another owner that we may only use by its group is left as it is.
 */
async function close(path: string, besides = 0): Promise<void> {
  const { mode } = await stat(path);
  const wanted = (mode & 0o700) | besides;
  if ((mode & 0o777) === wanted) return;
  await chmod(path, wanted).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EPERM") throw error;
  });
}

/** `mkdir -p`. Node's recursive option never returns where folders cannot be created, as under /proc. */
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
