import type { Readable, Writable } from "node:stream";

export interface ArchiveDraft {
  readonly target: Writable;
  /** Turns the draft into an archive. Once resolved, the archive survives a crash. */
  keep(): Promise<void>;
  discard(): Promise<void>;
}

export interface StoredArchive {
  readonly name: string;
  readonly bytes: number;
}

export interface ArchivePlace {
  /** For messages to the operator. */
  readonly place: string;
  /** Whether it encrypts the archives that it creates. */
  readonly encrypts: boolean;
  list(): Promise<StoredArchive[]>;
  create(name: string): Promise<ArchiveDraft>;
  open(name: string): Promise<{ readonly bytes: number; readonly stream: Readable } | null>;
  /** The archive as a local file, and a function that frees the file. Null if there is no archive with that name. */
  fetch(name: string): Promise<{ readonly path: string; release(): Promise<void> } | null>;
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
