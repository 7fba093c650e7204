import { createReadStream } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { nullIfMissing, syncFolder } from "@visiga/system/disk/disk-files";
import { measureSpareBytes } from "@visiga/system/disk/disk-space";
import { reasonOf } from "@visiga/system/errors/disk-failure";
import { StartFailure } from "@visiga/system/errors/start-failure";
import { listened } from "@visiga/system/listened";
import { type ArchiveDraft, type ArchivePlace, isArchiveName, type StoredArchive } from "./archive-place.ts";

const partial = ".partial";

/** A folder on a stick may have other programs' files too. */
const isDraftName = (name: string): boolean => name.endsWith(partial) && isArchiveName(name.slice(0, -partial.length));

export class FolderMissing extends StartFailure {}

export const isFolder = async (path: string) => (await stat(path).catch(nullIfMissing))?.isDirectory() === true;

/** Archives in a folder that is never made: without its stick or share, they would be on the disk below. */
export const mountedArchives = (folder: string): ArchivePlace => diskArchives(folder, true);

export function diskArchives(folder: string, mounted = false): ArchivePlace {
  const check = async () => {
    if (mounted && !(await isFolder(folder))) throw new FolderMissing(`there is no folder ${folder}`);
  };
  const sizeOf = async (name: string) => (await stat(join(folder, name)).catch(nullIfMissing))?.size ?? null;
  const tidy = async () => {
    await check();
    await mkdir(folder, { recursive: true, mode: 0o700 });
    for (const left of await readdir(folder)) if (isDraftName(left)) await rm(join(folder, left), { force: true });
  };
  return {
    place: folder,
    encrypts: false,
    async list() {
      await check();
      const found: StoredArchive[] = [];
      const names = (await readdir(folder).catch(nullIfMissing)) ?? [];
      for (const name of names.filter(isArchiveName).sort()) {
        // One that cannot be read does not hide the others.
        const bytes = await sizeOf(name).catch(() => null);
        if (bytes !== null) found.push({ name, bytes });
      }
      return found;
    },
    async create(name) {
      await tidy();
      return draftFile(join(folder, name));
    },
    async open(name) {
      const bytes = await sizeOf(name);
      return bytes === null ? null : { bytes, stream: listened(createReadStream(join(folder, name))) };
    },
    async fetch(name) {
      return (await sizeOf(name)) === null ? null : { path: join(folder, name), release: async () => {} };
    },
    remove: (name) => rm(join(folder, name), { force: true }),
    async makeRoom() {
      await tidy();
      return measureSpareBytes(folder);
    },
  };
}

/** A file that only this account may read, under a temporary name until it is complete. */
export async function draftFile(path: string): Promise<ArchiveDraft> {
  const draft = `${path}${partial}`;
  const folder = dirname(path);
  if (!(await isFolder(folder)))
    throw new StartFailure(`${basename(path)} cannot be written: there is no folder ${folder}`);
  if (await isFolder(path)) throw new StartFailure(`${path} is a folder: name a file in it`);
  const target = await rm(draft, { force: true })
    .then(() => open(draft, "wx", 0o600))
    .then((file) => listened(file.createWriteStream({ flush: true })))
    .catch((error: unknown) => {
      throw new StartFailure(`${basename(path)} cannot be written: ${reasonOf(error)}`);
    });
  return {
    target,
    async keep() {
      await rename(draft, path).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== "ENOENT") throw error;
        throw new StartFailure(`${basename(path)} was removed meanwhile, as a restore does; make it again afterwards`);
      });
      await syncFolder(folder);
    },
    async discard() {
      // The stream may create the file late unless it is closed first.
      const closed = new Promise<void>((resolve) => target.once("close", () => resolve()));
      target.destroy();
      if (!target.closed) await closed;
      await rm(draft, { force: true }).catch(() => {});
    },
  };
}
