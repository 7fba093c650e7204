import { readdir, readlink, rename, rm, symlink } from "node:fs/promises";
import { basename, join } from "node:path";
import { syncFolder } from "@visiga/system/disk/disk-files";

export const releaseFolder = (root: string, version: string): string => join(root, "releases", version);

/** The archive of a release has this link too. */
export const currentVersion = async (root: string): Promise<string> => basename(await readlink(join(root, "current")));

/** Replaces the link in one step, so that a power cut leaves one of the two releases. */
export async function switchRelease(root: string, version: string): Promise<void> {
  const draft = join(root, "current.next");
  await rm(draft, { force: true });
  await symlink(join("releases", version), draft);
  await rename(draft, join(root, "current"));
  await syncFolder(root);
}

export async function removeReleases(root: string, kept: readonly string[]): Promise<void> {
  for (const version of await readdir(join(root, "releases")))
    if (!kept.includes(version)) await rm(releaseFolder(root, version), { recursive: true, force: true });
}
