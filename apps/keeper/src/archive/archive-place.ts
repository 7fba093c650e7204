import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Readable, Writable } from "node:stream";

export interface ArchiveDraft {
  readonly target: Writable;
  /** Turns the draft into an archive. Once resolved, the archive survives a crash. */
  keep(): Promise<void>;
  /** Never fails, because it would hide why. Remains are removed with the next draft. */
  discard(): Promise<void>;
}

export interface StoredArchive {
  readonly name: string;
  readonly bytes: number;
}

/** An archive as a local file, and a function that frees the file. */
export interface FetchedArchive {
  readonly path: string;
  /** Never fails, because it would hide the outcome. Remains are removed with the next verification. */
  release(): Promise<void>;
}

export interface ArchivePlace {
  /** For messages to the operator. */
  readonly place: string;
  /** Whether it encrypts the archives that it creates. */
  readonly encrypts: boolean;
  list(): Promise<StoredArchive[]>;
  create(name: string): Promise<ArchiveDraft>;
  open(name: string): Promise<{ readonly bytes: number; readonly stream: Readable } | null>;
  /** Null if there is no archive with that name. */
  fetch(name: string): Promise<FetchedArchive | null>;
  remove(name: string): Promise<void>;
  /**
   * Removes the unfinished archive of a killed process; only one process writes at a time.
   * @returns bytes that may be written before the space runs short; null if that is unknown
   */
  makeRoom(): Promise<number | null>;
}

/** Allows no path separators, so that a name cannot leave its folder. */
export const isArchiveName = (name: string): boolean => /^[\w][\w.-]*\.tar(\.age)?$/.test(name);

export const isEncryptedName = (name: string): boolean => name.endsWith(".age");

export const archiveType = (name: string): string =>
  isEncryptedName(name) ? "application/octet-stream" : "application/x-tar";

/** Fetches an archive into a temporary folder. @param write stores it at a path; false if there is none */
export async function fetchInto(
  temporary: string,
  name: string,
  write: (path: string) => Promise<boolean>,
): Promise<FetchedArchive | null> {
  await mkdir(temporary, { recursive: true });
  const folder = await mkdtemp(join(temporary, "archive-"));
  const release = () => rm(folder, { recursive: true, force: true }).catch(() => {});
  const path = join(folder, name);
  const isFetched = await write(path).catch(async (error) => {
    await release();
    throw error;
  });
  if (isFetched) return { path, release };
  await release();
  return null;
}
